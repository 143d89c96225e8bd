import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatFault } from "../../src/content/fault";
import { checkContent, formatReport } from "../../src/content/gate";
import { readContentFiles } from "../../src/content/read/content-files";
import type { TextFile } from "../../src/content/read/source-file";

/** The names that are taken in a folder of content. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder).map((file) => path.parse(file).name);
}

/** Writes a new file, if the gate has nothing to say about it that it did not say before. Never writes over a file. */
export function writeContent(made: TextFile): void {
  if (existsSync(made.file)) throw new Error(`${made.file} is there already; nothing was written.`);
  const before = readContentFiles(process.cwd());
  const known = new Set(checkContent(before).faults.map(formatFault));
  const faults = checkContent([...before, made]).faults.filter((fault) => !known.has(formatFault(fault)));
  if (faults.length > 0) throw new Error(`${formatReport(faults)} Nothing was written.`);
  writeFileSync(made.file, made.text, { flag: "wx" });
  console.log(`Written: ${made.file}. It stands last, until the order in data/site.json names it.`);
}
