import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const TEXT = /\.(?:html|js|json|xml|svg|txt|csv)$/;

type Copy = { folder: string; remove: () => void };

/** A copy of a finished site in which each text lies compressed beside itself, as on a host that compresses once, ahead. */
export function compressedCopy(site: string): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), "compressed-site-"));
  cpSync(site, folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!TEXT.test(name)) continue;
    const file = path.join(folder, name);
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
