import { placeAt } from "../read/place";
import type { SourceFile } from "../read/source-file";

/** A long guide is about 12,000 characters. Beyond these limits Markdown takes too long to read, for people and programs. */
const LONGEST_BODY = 60_000;
const LONGEST_BLOCK = 5_000;
const LONGEST_HEADING = 90;

const number = (count: number) => count.toLocaleString("en-US");

/** Whether a body, or a paragraph, list or table in it, is too long to be read; which is a fault. */
export function isOversize(source: SourceFile): boolean {
  const { body } = source;
  const report = (offset: number, what: string, limit: number, length: number) => {
    const place = source.placeInBody(placeAt(body, offset).line);
    source.reportAt(place, `${what} of at most ${number(limit)} characters`, `${number(length)} characters`);
  };
  const long = [...body.matchAll(/\S(?:.|\r?\n(?![ \t]*\r?\n))*/g)].filter(([block]) => block.length > LONGEST_BLOCK);
  for (const { 0: block, index } of long) report(index, "a paragraph, list or table", LONGEST_BLOCK, block.length);
  const isLong = long.length === 0 && body.length > LONGEST_BODY;
  if (isLong) report(LONGEST_BODY, "a text", LONGEST_BODY, body.length);
  return isLong || long.length > 0;
}

/** Reports headings that would not fit into the list of contents. */
export function checkHeadingLengths(source: SourceFile): void {
  for (const [index, text] of source.body.split("\n").entries()) {
    const heading = /^#{2,3}\s+(.*?)\s*$/.exec(text)?.[1] ?? "";
    const excess = heading.length - LONGEST_HEADING;
    if (excess <= 0) continue;
    const expected = `a heading of at most ${LONGEST_HEADING} characters`;
    source.reportAt(source.placeInBody(index + 1), expected, `${heading.length} characters`, `shorten it by ${excess}`);
  }
}
