import { LEGAL_PAGES } from "../../domain/guides/legal-page";
import { type Fault, quote } from "../fault";
import { START } from "./place";
import { type TextFile, baseName } from "./source-file";

/** Where content stands. Whatever lies elsewhere would be passed over in silence, so it is a fault. */

/** The names that a folder's files may have, and how that is said. */
type Folder = { takes: (name: string) => boolean; expected: string; hint?: string };

const SETTINGS: readonly string[] = ["glossary.json", "site.json"];
const PAGES: readonly string[] = LEGAL_PAGES.map((name) => `${name}.md`);

const FOLDERS: ReadonlyMap<string, Folder> = new Map<string, Folder>([
  [
    "data",
    {
      takes: (name) => SETTINGS.includes(name),
      expected: `only ${SETTINGS.join(" and ")} in data`,
      hint: "a card stands in data/cards, a guide in data/guides",
    },
  ],
  ["data/cards", { takes: (name) => name.endsWith(".json"), expected: "only .json files in data/cards" }],
  ["data/guides", { takes: (name) => name.endsWith(".md"), expected: "only .md files in data/guides" }],
  ["data/pages", { takes: (name) => PAGES.includes(name), expected: `only ${PAGES.join(", ")} in data/pages` }],
]);

/** "data/cards/x.json" as "data/cards". */
export const folderOf = (file: string) => file.slice(0, file.lastIndexOf("/"));

/** The files that stand in a folder of content and belong there. */
export function filesOf(folder: string, files: readonly TextFile[]): TextFile[] {
  return files.filter(({ file }) => folderOf(file) === folder && FOLDERS.get(folder)?.takes(baseName(file)));
}

/** Every file that is none of the content's. */
export function strayFaults(files: readonly TextFile[]): Fault[] {
  return files.flatMap(({ file }) => {
    const known = FOLDERS.get(folderOf(file));
    if (known?.takes(baseName(file))) return [];
    const at = { file, ...START, field: "" };
    if (!known) {
      return {
        ...at,
        expected: "only the folders cards, guides and pages in data, and none in those",
        found: quote(folderOf(file)),
        hint: "keep drafts and other files outside of data",
      };
    }
    const { expected, hint } = known;
    return { ...at, expected, found: baseName(file), ...(hint ? { hint } : {}) };
  });
}
