import { draftsAmong } from "./drafts";
import { NEEDED, belongs, filesOf } from "./folders";
import { readSource } from "./read-source";
import { SourceFile, type TextFile, nameOf } from "./source-file";

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
