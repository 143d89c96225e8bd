import { type Fault, START, didYouMean, quote } from "../fault";
import { FOLDERS, belongs, folderOf } from "../read/folders";
import { type TextFile, baseName } from "../read/source-file";

/** Signs, ends and names that Windows keeps for itself: there such a file can't be checked out. */
const NOT_ON_WINDOWS = /[<>:"|?*\\]|[. ]$|^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The faults of files that lie where no content is looked for. */
export function strayFaults(files: readonly TextFile[]): Fault[] {
  const refused = files.flatMap(({ file }): Fault[] => {
    const [found] = NOT_ON_WINDOWS.exec(baseName(file)) ?? [];
    const expected = "a name that Windows allows";
    return found === undefined ? [] : [{ file, ...START, path: [], expected, found: quote(found) }];
  });
  const stray = files
    .filter((file) => !belongs(file))
    .map(({ file }): Fault => {
      const folder = folderOf(file);
      const { expected, hint } = FOLDERS.get(folder) ?? {
        expected: "only the folders cards, guides, pages and survey in data, and none in those",
        hint: didYouMean(folder, [...FOLDERS.keys()]) ?? "keep drafts and other files outside of data",
      };
      const found = FOLDERS.has(folder) ? baseName(file) : quote(folder);
      return { file, ...START, path: [], expected, found, hint };
    });
  return [...refused, ...stray];
}
