/** A place in a file's text. Both count from 1. */
export type Place = { line: number; column: number };

export const START: Place = { line: 1, column: 1 };

type Lines = { text: string; starts: number[] };

/** Places are asked for one after another in the same text, which is gone through once for all of them. */
let latest: Lines = { text: "", starts: [0] };

/** Where each line of a text starts. */
function lineStarts(text: string): number[] {
  if (text === latest.text) return latest.starts;
  const starts = [0];
  for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  latest = { text, starts };
  return starts;
}

/** The place of a character of a text, by its offset from 0. */
export function placeAt(text: string, offset: number): Place {
  const starts = lineStarts(text);
  let line = 0;
  let after = starts.length;
  while (after - line > 1) {
    const middle = (line + after) >> 1;
    if ((starts[middle] ?? Infinity) <= offset) line = middle;
    else after = middle;
  }
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
}

type Point = Place & { offset?: number | undefined };
type MarkdownNode = { position?: { start: Point; end: Point } | undefined };

const withOffset = ({ line, column, offset = 0 }: Point) => ({ line, column, offset });

/** Where a node of Markdown starts and ends in the text that it was read from. A node that was made has no place: the start. */
export function extentOf({ position }: MarkdownNode) {
  const { start, end } = position ?? { start: START, end: START };
  return { start: withOffset(start), end: withOffset(end) };
}
