import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { TEXT_PAGES } from "../domain/guides/guide";
import { SHORT_NAME } from "../schema/field";
import { GLOSSARY_FILE } from "../schema/guide-schema";
import { PERIODS_FILE } from "../schema/history-schema";
import { ISSUERS_FILE } from "../schema/issuer-schema";
import { PAGE_NAMES, pageFile } from "../schema/page-schemas";
import { PRIME_FILE } from "../schema/prime-schema";
import { SITE_FILE } from "../schema/site-schema";
import { type ContentError, START, didYouMean, quote } from "./errors";

/** A content file's path from the project's folder, with forward slashes, and its text. */
export type TextFile = { file: string; text: string };

const baseName = (file: string) => file.slice(file.lastIndexOf("/") + 1);
export const folderOf = (file: string) => file.slice(0, file.lastIndexOf("/"));
export const nameOf = ({ file }: { file: string }) => baseName(file).replace(/\.[a-z]+$/, "");

/** Lists all files below a folder, as paths from it with forward slashes, sorted by name. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join("/"))
    .sort();
}

/** Reads the files below a project's folder `data`, but for hidden ones such as .DS_Store. */
export function readContentFiles(root: string): TextFile[] {
  return filesIn(path.join(root, "data"))
    .map((file) => `data/${file}`)
    .filter((file) => !file.includes("/."))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}

/** Files that must be there. Their folders may hold no others. */
const REQUIRED_FILES: readonly string[] = [
  GLOSSARY_FILE,
  ISSUERS_FILE,
  PERIODS_FILE,
  PRIME_FILE,
  SITE_FILE,
  ...PAGE_NAMES.map(pageFile),
  ...TEXT_PAGES.map((name) => `data/pages/${name}.md`),
];

const ENDINGS: Readonly<Record<string, string>> = {
  "data/cards": ".json",
  "data/guides": ".md",
  "data/survey": ".csv",
};

const EXPECTED_FILES =
  "a .json file in data/cards, .md in data/guides or .csv in data/survey, or one that every site has";

/** Names that Windows reserves, and `index`, which would take its folder's address. */
const RESERVED_NAME = /^(?:con|prn|aux|nul|com\d|lpt\d|index)$/;

/** Reports files that the build would pass over, names that some computers refuse, and required files that are missing. */
export function findUnexpectedFiles(files: readonly TextFile[]): ContentError[] {
  const present = new Set(files.map(({ file }) => file));
  const missing = REQUIRED_FILES.filter((file) => !present.has(file));
  const wrongNames = files.flatMap(({ file }) => {
    if (REQUIRED_FILES.includes(file)) return [];
    const ending = ENDINGS[folderOf(file)];
    const name = nameOf({ file }).replace("{product}", "product");
    if (ending === undefined || !file.endsWith(ending))
      return { file, expected: EXPECTED_FILES, found: quote(file), hint: didYouMean(file, REQUIRED_FILES) };
    if (SHORT_NAME.test(name) && !RESERVED_NAME.test(name)) return [];
    const expected = "a file name of small letters, digits and hyphens, other than index, con and the like";
    return { file, expected, found: quote(baseName(file)) };
  });
  return [
    ...missing.map((file) => ({ file, expected: "a file that every site needs", found: "no such file" })),
    ...wrongNames,
  ].map((problem) => ({ ...problem, ...START, path: [] }));
}
