import type { Root, RootContent } from "mdast";
import { placeAt } from "../fault";
import type { Fields } from "./fields";
import { type Where, childrenOf, parseMarkdown } from "./markdown";
import type { SourceFile } from "./source-file";

/** What would exhaust people and programs is not read at all. */

/** Content is never nested deeper than a handful of levels; what is deeper is broken, and would exhaust the parsers. */
const DEEPEST = 40;

/** What is said of it. */
const TOO_DEEP = [
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

/** The first part that stands more than so many levels below a node. */
function deepNode(node: Root | RootContent, levels = DEEPEST): RootContent | undefined {
  for (const child of childrenOf(node)) {
    const deep = levels === 0 ? child : deepNode(child, levels - 1);
    if (deep) return deep;
  }
  return undefined;
}

/** Whether Markdown is nested too deep, which is a fault. What would exhaust the parser is not given to it. */
export function isMarkdownTooDeep(markdown: string, where: Where, source: SourceFile): boolean {
  const offset = deepOffset(markdown) ?? deepNode(parseMarkdown(markdown))?.position?.start.offset;
  if (offset === undefined) return false;
  const { line, column } = placeAt(markdown, offset);
  source.reportAt(where(line, column), ...TOO_DEEP);
  return true;
}

/** A long guide is about 12,000 characters. Beyond these limits Markdown takes too long to read, for people and programs. */
const LONGEST_BODY = 60_000;
const LONGEST_BLOCK = 5_000;

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
