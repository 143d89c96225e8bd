import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type TextFile, readContentFiles } from "../../src/content/content-files";

/**
 * A small catalog without errors: seven cards, five guides, four pages of text. Tests that say figures take it, so
 * that a new rate in `data` turns none of them red. What is built and served is tested with the content as it is.
 */
export const CATALOG_FOLDER = path.resolve(__dirname, "../fixtures/catalog");

export const CATALOG: readonly TextFile[] = readContentFiles(CATALOG_FOLDER);

/** JSON with every field on a line of its own. */
export function written(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}

function changed(files: readonly TextFile[], file: string, change: (text: string) => string): TextFile[] {
  const before = files.find((candidate) => candidate.file === file);
  if (!before) throw new Error(`There is no file ${file}.`);
  const text = change(before.text);
  if (text === before.text) throw new Error(`The change leaves ${file} as it was.`);
  return files.map((candidate) => (candidate === before ? { file, text } : candidate));
}

/** The catalog with one file's text changed. Throws if the change changes nothing. */
export function withText(file: string, change: (text: string) => string): TextFile[] {
  return changed(CATALOG, file, change);
}

export type Edit = { file: string; from: string | RegExp; to: string };

/** Files with the first match of each edit replaced. Throws if an edit changes nothing. */
export function edited(files: readonly TextFile[], ...edits: readonly Edit[]): TextFile[] {
  return edits.reduce(
    (before, { file, from, to }) => changed(before, file, (text) => text.replace(from, () => to)),
    [...files],
  );
}

/** A new folder with a copy of the catalog in it. */
export function copyOfCatalog(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-"));
  cpSync(CATALOG_FOLDER, folder, { recursive: true });
  return folder;
}
