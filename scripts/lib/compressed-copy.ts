import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotli } from "./brotli";

const TEXT = /\.(?:html|js|json|xml|svg|txt|csv)$/;

type Copy = { folder: string; remove: () => void };

/** A copy of a finished site in which each text lies compressed beside itself, as on a host that compresses once, ahead. */
export function compressedCopy(site: string): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), "compressed-site-"));
  cpSync(site, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!TEXT.test(name)) continue;
    const file = path.join(folder, name);
    writeFileSync(`${file}.br`, brotli(readFileSync(file)));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
