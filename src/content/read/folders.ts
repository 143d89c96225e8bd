import { LEGAL_PAGES } from "../../domain/guides/legal-page";
import { PAGE_NAMES, pageFile } from "../../schema/page-schemas";
import { type Fault, quote, START } from "../fault";
import { type TextFile, baseName } from "./source-file";

/** Where content stands. Whatever lies elsewhere would be passed over in silence, so it is a fault. */

/** The names that a folder's files may have, and how that is said. */
type Folder = { takes: (name: string) => boolean; expected: string; hint?: string };

const SETTINGS: readonly string[] = [
  "glossary.json",
  "issuers.json",
  "prime-rate.json",
  "published-results.json",
  "site.json",
];
const PAGES: readonly string[] = [
  ...PAGE_NAMES.map((name) => baseName(pageFile(name))),
  ...LEGAL_PAGES.map((name) => `${name}.md`),
];

const FOLDERS: ReadonlyMap<string, Folder> = new Map<string, Folder>([
  [
    "data",
    {
      takes: (name) => SETTINGS.includes(name),
      expected: `only ${SETTINGS.join(", ")} in data`,
      hint: "a card stands in data/cards, a guide in data/guides",
    },
  ],
  ["data/cards", { takes: (name) => name.endsWith(".json"), expected: "only .json files in data/cards" }],
  ["data/guides", { takes: (name) => name.endsWith(".md"), expected: "only .md files in data/guides" }],
  ["data/survey", { takes: (name) => name.endsWith(".csv"), expected: "only .csv files in data/survey" }],
  ["data/pages", { takes: (name) => PAGES.includes(name), expected: `only ${PAGES.join(", ")} in data/pages` }],
]);

const folderOf = (file: string) => file.slice(0, file.lastIndexOf("/"));

/** Whether a file is one of the content's. */
export function belongs({ file }: Pick<TextFile, "file">): boolean {
  return FOLDERS.get(folderOf(file))?.takes(baseName(file)) ?? false;
}

export function filesOf<T extends TextFile>(folder: string, files: readonly T[]): T[] {
  return files.filter(({ file }) => folderOf(file) === folder);
}

export function strayFaults(files: readonly TextFile[]): Fault[] {
  return files
    .filter((file) => !belongs(file))
    .map(({ file }) => {
      const { expected, hint } = FOLDERS.get(folderOf(file)) ?? {
        expected: "only the folders cards, guides, pages and survey in data, and none in those",
        hint: "keep drafts and other files outside of data",
      };
      const found = FOLDERS.has(folderOf(file)) ? baseName(file) : quote(folderOf(file));
      return { file, ...START, field: "", expected, found, ...(hint ? { hint } : {}) };
    });
}
