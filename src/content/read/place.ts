/** A place in a file's text. Both count from 1. */
export type Place = { line: number; column: number };

export const START: Place = { line: 1, column: 1 };

/** The place of a character of a text, by its offset from 0. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}
