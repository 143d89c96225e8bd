import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { TextFile } from "./source-file";

/** The files below a project's folder `data` that no name hides, in order: also those that don't belong there. */
export function readContentFiles(root: string): TextFile[] {
  return readdirSync(path.join(root, "data"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).split(path.sep).join("/"))
    .filter((file) => !file.includes("/."))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}
