import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { TextFile } from "./source-file";

/** The content files below a project's folder, as text, in the order of their names. */
export function readContentFiles(root: string): TextFile[] {
  return ["data", "data/cards", "data/guides", "data/pages"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => ({
        file: `${folder}/${entry.name}`,
        text: readFileSync(path.join(root, folder, entry.name), "utf8"),
      }))
      .sort((a, b) => (a.file < b.file ? -1 : 1)),
  );
}
