import type { Nodes, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { type Place, START } from "../fault";

/** Markdown as a tree. What is right and wrong in it, no function here knows. */

/** Where a line and a column of Markdown stand in its file. */
export type Where = (line: number, column: number) => Place;

/** Markdown, what it was read as, and where its lines stand. */
export type MarkdownPart = { markdown: string; tree: Root; where: Where };

/** The forms check all content again at each pause: with the trees kept, fifteen guides take 230 ms in place of 440. */
const trees = new Map<string, Root>();
const MOST_TREES = 200;

/** All of GitHub's extensions would double the time of reading a guide. */
const EXTENSIONS = {
  extensions: [gfmTable(), gfmStrikethrough()],
  mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
};

/** Reads Markdown, with tables and struck words. Nobody may change the tree. */
export function parseMarkdown(markdown: string): Root {
  const known = trees.get(markdown);
  if (known) return known;
  if (trees.size === MOST_TREES) trees.clear();
  const tree = fromMarkdown(markdown, EXTENSIONS);
  trees.set(markdown, tree);
  return tree;
}

/** Where a node starts and ends in the text that it was read from. A node that was made has no place: the start. */
export function extentOf({ position }: Nodes) {
  const { start, end } = position ?? { start: START, end: START };
  return { start: { offset: 0, ...start }, end: { offset: 0, ...end } };
}

export function sourceOf(node: Nodes, markdown: string): string {
  const { start, end } = extentOf(node);
  return markdown.slice(start.offset, end.offset);
}

export function childrenOf(node: Root | RootContent): RootContent[] {
  return "children" in node ? node.children : [];
}

/** Visits all that a node holds, from the top down. */
export function walk(node: Root | RootContent, visit: (node: RootContent) => void): void {
  for (const child of childrenOf(node)) {
    visit(child);
    walk(child, visit);
  }
}

/** The plain text of a node and all that it holds. */
export function plainText(node: Root | RootContent): string {
  return "value" in node ? node.value : childrenOf(node).map(plainText).join("");
}
