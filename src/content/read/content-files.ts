import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { TextFile } from "./source-file";

/** Every file of a folder and of the folders in it, without those whose names hide them. */
function filesBelow(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return filesBelow(root, file);
      return entry.isFile() ? [file] : [];
    });
}

/**
 * All files below a project's folder `data`, as text, in the order of their names: also those that don't belong there, for
 * the gate to name them.
 */
export function readContentFiles(root: string): TextFile[] {
  return filesBelow(root, "data")
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}
