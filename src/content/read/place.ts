/** A place in a file's text. Both count from 1. */
export type Place = { line: number; column: number };

export const START: Place = { line: 1, column: 1 };

/** How much of a long line stands on each side of the place. */
const REACH = 60;

/**
 * The line of a place and its neighbors, each with its number, and a mark below the place. Of long lines only the part
 * around the place is shown.
 *
 *     28 |     "purchaseApr": {
 *     29 |       "range": { "from": 0.18, "to": 28.99 }
 *        |                          ^
 */
export function excerptAt(text: string, { line, column }: Place): string {
  const start = Math.max(0, column - 1 - REACH);
  const lines = text.split(/\r?\n/).slice(0, line + 1);
  const width = String(lines.length).length;
  return lines
    .flatMap((whole, index) => {
      if (Math.abs(index + 1 - line) > 1) return [];
      const numbered = `${String(index + 1).padStart(width)} | ${whole.slice(start, column + REACH)}`;
      return index + 1 === line ? [numbered, `${" ".repeat(width)} | ${" ".repeat(column - 1 - start)}^`] : [numbered];
    })
    .join("\n");
}

/** The place of a character of a text, by its offset from 0. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}
