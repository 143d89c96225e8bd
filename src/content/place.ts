/** A place in a file's text. Both count from 1. */
export type Place = { line: number; column: number };

export const START: Place = { line: 1, column: 1 };

export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}

type Point = Place & { offset?: number | undefined };
type MarkdownNode = { position?: { start: Point; end: Point } | undefined };

const withOffset = ({ line, column, offset = 0 }: Point) => ({ line, column, offset });

/** Where a node of Markdown starts and ends in the text that it was read from. A node that was made has no place: the start. */
export function extentOf({ position }: MarkdownNode) {
  const { start, end } = position ?? { start: START, end: START };
  return { start: withOffset(start), end: withOffset(end) };
}
