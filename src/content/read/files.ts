import { LEGAL_PAGES } from "../../domain/guides/legal-page";
import { GLOSSARY_FILE } from "../../schema/guide-schema";
import { ISSUERS_FILE } from "../../schema/issuer-schema";
import { PAGE_NAMES, pageFile } from "../../schema/page-schemas";
import { PRIME_FILE } from "../../schema/prime-schema";
import { PUBLISHED_RESULTS_FILE } from "../../schema/published-results-schema";
import { SITE_FILE } from "../../schema/site-schema";
import { draftsAmong } from "./drafts";
import { belongs, filesOf } from "./folders";
import { readSource } from "./read-source";
import { SourceFile, type TextFile, nameOf } from "./source-file";

/** The files that must be there, and what each of them is. */
const NEEDED: ReadonlyMap<string, string> = new Map([
  [SITE_FILE, "the settings of the site"],
  [GLOSSARY_FILE, "the key terms of the guides"],
  [PRIME_FILE, "the prime rate by day"],
  [ISSUERS_FILE, "the issuers and their sites"],
  [PUBLISHED_RESULTS_FILE, "the results that the calculators are held against"],
  ...PAGE_NAMES.map((name) => [pageFile(name), "the texts of this page"] as const),
  ...LEGAL_PAGES.map((name) => [`data/pages/${name}.md`, "a page with this name"] as const),
]);

/** A file that is not there: it says nothing, and has that fault. */
function missingFile(file: string, expected: string): SourceFile {
  const source = new SourceFile(file, "");
  source.report([], expected, "no such file");
  return source;
}

/** The content's files as they were read, each with its notation's faults. */
export type Files = {
  /** All that count: those that are missing as well, and no drafts where these are left out. */
  sources: readonly SourceFile[];
  /** The drafts among them. */
  drafts: readonly SourceFile[];
  /** The names of the cards and guides that are left out. */
  leftOut: Readonly<Record<"cards" | "guides", readonly string[]>>;
};

export function readFiles(files: readonly TextFile[], withDrafts: boolean): Files {
  const read = files.filter(belongs).map(readSource);
  const drafts = draftsAmong(read);
  const leftOut = withDrafts ? [] : drafts;
  const names = new Set(read.map(({ file }) => file));
  const missing = [...NEEDED].filter(([file]) => !names.has(file));
  return {
    sources: [
      ...read.filter((source) => !leftOut.includes(source)),
      ...missing.map(([file, expected]) => missingFile(file, expected)),
    ],
    drafts: withDrafts ? drafts : [],
    leftOut: { cards: filesOf("data/cards", leftOut).map(nameOf), guides: filesOf("data/guides", leftOut).map(nameOf) },
  };
}
