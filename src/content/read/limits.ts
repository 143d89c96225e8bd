import type { Root, RootContent } from "mdast";
import { placeAt } from "../fault";
import { DEEPEST, TOO_DEEP, deepOffset } from "./depth";
import { type Where, childrenOf, parseMarkdown } from "./markdown";
import type { SourceFile } from "./source-file";

/** What would exhaust people and programs is not read at all. */

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
