import { type Fault, START, quote } from "../fault";
import { FOLDERS, belongs, folderOf } from "../read/folders";
import { type TextFile, baseName } from "../read/source-file";

/** The faults of files that lie where no content is looked for. */
export function strayFaults(files: readonly TextFile[]): Fault[] {
  return files
    .filter((file) => !belongs(file))
    .map(({ file }) => {
      const { expected, hint } = FOLDERS.get(folderOf(file)) ?? {
        expected: "only the folders cards, guides, pages and survey in data, and none in those",
        hint: "keep drafts and other files outside of data",
      };
      const found = FOLDERS.has(folderOf(file)) ? baseName(file) : quote(folderOf(file));
      return { file, ...START, path: [], expected, found, ...(hint ? { hint } : {}) };
    });
}
