import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { TextFile } from "./source-file";

/**
 * All files below a project's folder `data`, as text, in the order of their names: also those that don't belong there, for
 * the gate to name them, but none that is hidden by its name or by that of its folder.
 */
export function readContentFiles(root: string): TextFile[] {
  return readdirSync(path.join(root, "data"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)).split(path.sep).join("/"))
    .filter((file) => !file.includes("/."))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}
