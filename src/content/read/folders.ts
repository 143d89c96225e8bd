import { LEGAL_PAGES } from "../../domain/guides/legal-page";
import { PAGE_NAMES, pageFile } from "../../schema/page-schemas";
import { guidePath } from "../../site/routes";
import { type TextFile, baseName, nameOf } from "./source-file";

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

export const FOLDERS: ReadonlyMap<string, Folder> = new Map<string, Folder>([
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

export const folderOf = (file: string) => file.slice(0, file.lastIndexOf("/"));

/** Whether a file is one of the content's. */
export function belongs({ file }: Pick<TextFile, "file">): boolean {
  return FOLDERS.get(folderOf(file))?.takes(baseName(file)) ?? false;
}

export function filesOf<T extends TextFile>(folder: string, files: readonly T[]): T[] {
  return files.filter(({ file }) => folderOf(file) === folder);
}

/** The address of the page that a guide's or a legal page's file becomes, with the references that its name holds. */
export function pathOfText(file: string): string {
  const name = nameOf({ file });
  return file.startsWith("data/guides/") ? guidePath(name) : `/${name}`;
}
