import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { TextFile } from "./source-file";

/** All files below a folder, as paths from it with forward slashes, in the order of their names. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}

/** The files below a project's folder `data` that no name hides: also those that don't belong there. */
export function readContentFiles(root: string): TextFile[] {
  return filesIn(path.join(root, "data"))
    .map((file) => `data/${file}`)
    .filter((file) => !file.includes("/."))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}
