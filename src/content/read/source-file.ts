import { type Place, placeAt, quote } from "../fault";
import { Fields } from "./fields";

/** The text of a content file and the name that faults give it. */
export type TextFile = { file: string; text: string };

/** "data/cards/x.json" as "x.json". */
export const baseName = (file: string) => file.slice(file.lastIndexOf("/") + 1);
/** The file "data/cards/x.json" as "x". */
export const nameOf = ({ file }: Pick<TextFile, "file">) => baseName(file).replace(/\.[a-z]+$/, "");

/** A content file that was read. */
export class SourceFile extends Fields {
  /** The Markdown below the front matter; empty for JSON. */
  body = "";
  /** The line of the file on which the body starts, from 1. */
  bodyLine = 1;

  readonly placeInBody = (line: number, column = 1): Place => ({ line: this.bodyLine + line - 1, column });
}

/** What git writes into a file where two versions of it did not fit together. */
const MERGE_MARK = /^(?:<{7}|>{7}) .*$/m;

/** Whether a file holds two versions of a passage, which is a fault: nothing else in it can be judged before. */
export function isUnmerged(source: SourceFile): boolean {
  const match = MERGE_MARK.exec(source.text);
  if (!match) return false;
  const hint =
    "the file has two versions, one below the other: keep one, and delete the lines with <<<<<<<, ======= and >>>>>>>";
  source.reportAt(placeAt(source.text, match.index), "one version of each line", `git's mark ${quote(match[0])}`, hint);
  return true;
}

/** What stands at a place where the notation goes wrong. */
export function quoteText(text: string): string {
  return text === "" ? "the end of the file" : JSON.stringify(text);
}
