import { LEGAL_PAGES } from "../../domain/guides/legal-page";
import { GLOSSARY_FILE } from "../../schema/guide-schema";
import { ISSUERS_FILE } from "../../schema/issuer-schema";
import { PAGE_NAMES, pageFile } from "../../schema/page-schemas";
import { PRIME_FILE } from "../../schema/prime-schema";
import { PUBLISHED_RESULTS_FILE } from "../../schema/published-results-schema";
import { SITE_FILE } from "../../schema/site-schema";
import { guidePath } from "../../site/routes";
import { type TextFile, baseName, nameOf } from "./source-file";

/** Where content stands. Whatever lies elsewhere would be passed over in silence, so it is a fault. */

export const folderOf = (file: string) => file.slice(0, file.lastIndexOf("/"));

/** The names that a folder's files may have, and how that is said. */
type Folder = { takes: (name: string) => boolean; expected: string; hint?: string | undefined };

/** The files that must be there, and what each of them is. In their folders there are no others. */
export const NEEDED: ReadonlyMap<string, string> = new Map([
  [GLOSSARY_FILE, "the key terms of the guides"],
  [ISSUERS_FILE, "the issuers and their sites"],
  [PRIME_FILE, "the prime rate by day"],
  [PUBLISHED_RESULTS_FILE, "the results that the calculators are held against"],
  [SITE_FILE, "the settings of the site"],
  ...PAGE_NAMES.map((name) => [pageFile(name), "the texts of this page"] as const),
  ...LEGAL_PAGES.map((name) => [`data/pages/${name}.md`, "a page with this name"] as const),
]);

function onlyNeeded(folder: string, hint?: string): [string, Folder] {
  const names = [...NEEDED.keys()].filter((file) => folderOf(file) === folder).map(baseName);
  const expected = `only ${names.join(", ")} in ${folder}`;
  return [folder, { takes: (name) => names.includes(name), expected, hint }];
}

function onlyEnding(folder: string, ending: string): [string, Folder] {
  return [folder, { takes: (name) => name.endsWith(ending), expected: `only ${ending} files in ${folder}` }];
}

export const FOLDERS: ReadonlyMap<string, Folder> = new Map([
  onlyNeeded("data", "a card belongs in data/cards, a guide in data/guides"),
  onlyEnding("data/cards", ".json"),
  onlyEnding("data/guides", ".md"),
  onlyEnding("data/survey", ".csv"),
  onlyNeeded("data/pages"),
]);

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
