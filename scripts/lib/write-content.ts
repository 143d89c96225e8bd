import { existsSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatFault } from "../../src/content/fault";
import { checkContent, formatReport } from "../../src/content/gate";
import { readContentFiles } from "../../src/content/read/content-files";
import type { TextFile } from "../../src/content/read/source-file";
import { addedToOrder } from "../../src/content/tools/new-content";

/** The names that are taken in a folder of content. */
export function namesIn(folder: string): string[] {
  return readdirSync(folder).map((file) => path.parse(file).name);
}

/**
 * Writes a new file, and its name at the end of an order of the settings, if the gate has nothing to say about them that
 * it did not say before. Never writes over a file.
 */
export function writeContent(made: TextFile, order: "cardOrder" | "guideOrder", name: string): void {
  if (existsSync(made.file)) throw new Error(`${made.file} is there already; nothing was written.`);
  const before = readContentFiles(process.cwd());
  const known = new Set(checkContent(before).faults.map(formatFault));
  const after = before.map((file) => (file.file === "data/site.json" ? addedToOrder(file, order, name) : file));
  const faults = checkContent([...after, made]).faults.filter((fault) => !known.has(formatFault(fault)));
  if (faults.length > 0) throw new Error(`${formatReport(faults)} Nothing was written.`);
  for (const { file, text } of after) if (file === "data/site.json") writeFileSync(file, text);
  writeFileSync(made.file, made.text, { flag: "wx" });
  console.log(`Written: ${made.file}, and its name at the end of the order in data/site.json.`);
}
