import type { Fault } from "../fault";
import { placeAt } from "../read/place";
import type { SourceFile } from "../read/source-file";

/** A long guide is about 12,000 characters. Beyond these limits Markdown takes too long to read, for people and programs. */
const LONGEST_BODY = 60_000;
const LONGEST_BLOCK = 5_000;
const LONGEST_HEADING = 90;

const number = (count: number) => count.toLocaleString("en-US");

/** A body that is too long, or a paragraph, list or table in it. With any of these the Markdown is not read. */
export function oversizeFaults({ file, body, bodyLine }: SourceFile): Fault[] {
  const fault = (offset: number, expected: string, length: number): Fault => {
    const { line } = placeAt(body, offset);
    return { file, line: bodyLine + line - 1, column: 1, field: "", expected, found: `${number(length)} characters` };
  };
  const blocks = [...body.matchAll(/\S(?:.|\r?\n(?![ \t]*\r?\n))*/g)];
  const long = blocks
    .filter(([block]) => block.length > LONGEST_BLOCK)
    .map((match) =>
      fault(match.index, `a paragraph, list or table of at most ${number(LONGEST_BLOCK)} characters`, match[0].length),
    );
  return body.length > LONGEST_BODY && long.length === 0
    ? [fault(LONGEST_BODY, `a text of at most ${number(LONGEST_BODY)} characters`, body.length)]
    : long;
}

/** Headings that would not fit into the list of contents. */
export function headingFaults({ file, body, bodyLine }: SourceFile): Fault[] {
  return body.split("\n").flatMap((text, index) => {
    const heading = /^#{2,3}\s+(.*?)\s*$/.exec(text)?.[1] ?? "";
    if (heading.length <= LONGEST_HEADING) return [];
    return [
      {
        file,
        line: bodyLine + index,
        column: 1,
        field: "",
        expected: `a heading of at most ${LONGEST_HEADING} characters`,
        found: `${heading.length} characters`,
        hint: `shorten it by ${heading.length - LONGEST_HEADING}`,
      },
    ];
  });
}
