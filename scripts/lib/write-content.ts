import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatFault } from "../../src/content/fault";
import { readContentFiles } from "../../src/content/read/content-files";
import { checkContent, formatReport } from "../../src/content/gate";
import type { TextFile } from "../../src/content/read/source-file";

/** The content files of the project, and one of them by its name. */
export function contentFile(files: readonly TextFile[], name: string): TextFile {
  const file = files.find((candidate) => candidate.file === name);
  if (!file) throw new Error(`${name} is missing. Run this command in the project's folder.`);
  return file;
}

/**
 * Writes a new file and the settings that name it, if the gate has nothing to say about them that it did not say
 * before. Never writes over a file.
 */
export function writeContent(root: string, made: TextFile, settings: TextFile): void {
  if (existsSync(path.join(root, made.file))) throw new Error(`${made.file} is there already; nothing was written.`);
  const before = readContentFiles(root);
  const known = new Set(checkContent(before).faults.map(formatFault));
  const after = [...before.filter(({ file }) => file !== settings.file), settings, made];
  const faults = checkContent(after).faults.filter((fault) => !known.has(formatFault(fault)));
  if (faults.length > 0) throw new Error(`${formatReport(faults)} Nothing was written.`);
  writeFileSync(path.join(root, made.file), made.text, { flag: "wx" });
  writeFileSync(path.join(root, settings.file), settings.text);
  console.log(`Written: ${made.file}, and its name at the end of the order in ${settings.file}.`);
}
