import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PROJECT } from "./project";

/** Writes a JSON file that a page loads, alone in a folder of the output; gives its path. Its name holds a hash. */
export function writeKeptFile(folder: string, name: string, text: string): string {
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 12);
  const file = `/${folder}/${name}-${hash}.json`;
  const output = path.join(PROJECT, "public");
  rmSync(path.join(output, folder), { recursive: true, force: true });
  mkdirSync(path.join(output, folder), { recursive: true });
  writeFileSync(path.join(output, file), text);
  return file;
}
