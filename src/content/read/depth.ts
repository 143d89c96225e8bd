import { placeAt } from "../fault";
import type { Fields } from "./fields";

/** Content is never nested deeper than a handful of levels; what is deeper is broken, and would exhaust the parsers. */
export const DEEPEST = 40;

/** What is said of it. */
export const TOO_DEEP = [
  "brackets, lists and quotes that are nested a few levels deep",
  "far more levels",
  "look for a bracket, a mark or an indent that was repeated by mistake",
] as const;

/** Marks of a quote, of a list or of a key, and steps of an indent: a line opens a level with each, as `- - - x` does. */
const MARK = String.raw` {2}|\t| ?(?:>|(?:[-+*?]|\d{1,9}[.)])(?=[ \t]))`;
const MARKS = new RegExp(String.raw`^(?:${MARK}){${DEEPEST}}(?=.*\S)`, "m");

/** Where the brackets and braces outside of quoted texts go too deep; undefined if they never do. */
function deepBracket(text: string): number | undefined {
  let depth = 0;
  for (const match of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]/g)) {
    const [found] = match;
    if (found === "[" || found === "{") depth += 1;
    if (found === "]" || found === "}") depth -= 1;
    if (depth > DEEPEST) return match.index;
  }
  return undefined;
}

/** Where a text of JSON, YAML or Markdown goes too deep, told before it is read; undefined if it never does. */
export function deepOffset(text: string): number | undefined {
  return deepBracket(text) ?? MARKS.exec(text)?.index;
}

/** Whether a part of a file that starts at an offset is nested too deep to be read, which is a fault. */
export function isTooDeep(fields: Fields, text: string, start: number): boolean {
  const offset = deepOffset(text);
  if (offset !== undefined) fields.reportAt(placeAt(fields.text, start + offset), ...TOO_DEEP);
  return offset !== undefined;
}
