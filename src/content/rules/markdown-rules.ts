import type { Heading, Nodes, Root, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";
import { GUIDES_PREFIX, ROUTES, pathOf } from "../../site/routes";
import { didYouMean } from "../references/did-you-mean";
import { quote } from "../fault";
import { isSafeAddress } from "../schema/field";
import { slipsIn } from "./markdown-slips";
import { type Place, START, placeAt } from "../read/place";
import type { SourceFile } from "../read/source-file";

/** The last section of every guide: its action plan (specification, section 2). */
export const ACTION_PLAN = "What to do next";

/**
 * The forms check all content again at each pause of an editor, and most texts are then what they were: with their trees
 * kept, fifteen guides take 230 ms in place of 440.
 */
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

/** The source of a node. */
export function sourceOf(node: Nodes, markdown: string): string {
  const { start, end } = extentOf(node);
  return markdown.slice(start.offset, end.offset);
}

function childrenOf(node: Root | RootContent): RootContent[] {
  return "children" in node ? node.children : [];
}

/** Visits all that a node holds, from the top down. */
export function walk(node: Root | RootContent, visit: (node: RootContent, parent: Root | RootContent) => void): void {
  for (const child of childrenOf(node)) {
    visit(child, node);
    walk(child, visit);
  }
}

/** The plain text of a node and all that it holds. */
export function plainText(node: Root | RootContent): string {
  return "value" in node ? node.value : childrenOf(node).map(plainText).join("");
}

/** The page of this site, or the guide, whose name is close to a mistyped one, as a hint. */
export function didYouMeanPage(address: string, guides: ReadonlySet<string>): string | undefined {
  const path = pathOf(address);
  if (path.startsWith(GUIDES_PREFIX)) {
    return didYouMean(
      path.slice(GUIDES_PREFIX.length),
      [...guides].filter((name) => !name.includes("{")),
    );
  }
  return didYouMean(
    path,
    Object.values(ROUTES).map((route) => route.path),
  );
}

/** Whether an address on this site leads to a page that exists. `guides` are the names of all guides. */
export function isKnownPath(address: string, guides: ReadonlySet<string>): boolean {
  const path = pathOf(address);
  if (path.startsWith(GUIDES_PREFIX)) return guides.has(path.slice(GUIDES_PREFIX.length));
  return Object.values(ROUTES).some((route) => route.path === path);
}

/** What was expected, what was found, and a hint. */
type Words = [expected: string, found: string, hint?: string | undefined];

function addressWords(url: string, guides: ReadonlySet<string>): Words | null {
  if (url.startsWith("#")) return null;
  if (url.startsWith("/") && !url.startsWith("//")) {
    if (isKnownPath(url, guides)) return null;
    const hint = didYouMeanPage(url, guides) ?? "see the file names in data/guides";
    return ["a link to a page of this site", quote(url), hint];
  }
  if (isSafeAddress(url) || /^(?:mailto:(?:\{email\}|%7Bemail%7D)|tel:\+1\d{10})$/.test(url)) return null;
  return ["an address that starts with https:// or with /", quote(url)];
}

/** A definition is a button, and a button can't stand in a link; a heading has to read well in the contents. */
function termWords(node: RootContent): Words | null {
  const reference = /\{term:[^{}]*\}/.exec(plainText(node))?.[0];
  return reference ? ["the term's words alone", quote(reference), `a definition can't open from a ${node.type}`] : null;
}

const LEVELS_HINT = "## for a section, ### within it";

function headingWords(heading: Heading): Words | null {
  if (heading.depth !== 2 && heading.depth !== 3) {
    return ["a heading of level 2 or 3", `level ${heading.depth}`, LEVELS_HINT];
  }
  if (plainText(heading).trim() === "") {
    return ["a heading with words", "none", "write them, or take the line out"];
  }
  return termWords(heading);
}

/** What is wrong with a node by its notation. */
function nodeWords(node: RootContent, guides: ReadonlySet<string>, markdown: string): Words | null {
  switch (node.type) {
    case "html":
      return ["Markdown", `raw HTML ${quote(node.value)}`, "write it as Markdown, or \\< for the sign"];
    case "image":
    case "imageReference":
      return ["text", "an image", "guides carry no pictures"];
    case "heading":
      return headingWords(node);
    case "link":
      return addressWords(node.url, guides) ?? termWords(node);
    case "definition":
      return addressWords(node.url, guides);
    case "paragraph":
      return paragraphWords(sourceOf(node, markdown));
    default:
      return null;
  }
}

/** A table whose second line is missing is read as a paragraph. */
const TABLE_LINE = /^\s*\|.*\|\s*$/m;

function paragraphWords(text: string): Words | null {
  const [line] = TABLE_LINE.exec(text) ?? [];
  return line === undefined
    ? null
    : ["a table with a line such as | --- | --- | below its head", quote(line.trim()), "one --- for each column"];
}

/** Reports rows of a table with more or fewer cells than its head: those beyond would be lost. */
function checkCells(table: Table, where: MarkdownPart["where"], source: SourceFile): void {
  const [head, ...rows] = table.children;
  const columns = head?.children.length ?? 0;
  for (const row of rows.filter(({ children }) => children.length !== columns)) {
    const { line, column } = extentOf(row).start;
    const expected = `${columns} cells, as the head of the table has`;
    source.reportAt(where(line, column), expected, String(row.children.length), "a | within a cell is written \\|");
  }
}

/** Markdown, what it was read as, and where a line and a column of it stand in its file. */
export type MarkdownPart = { markdown: string; tree: Root; where: (line: number, column: number) => Place };

/**
 * Reports every fault of Markdown that its notation shows: raw HTML, images, headings, links that lead nowhere, marks that
 * it did not read.
 */
export function checkMarkdown(
  { markdown, tree, where }: MarkdownPart,
  guides: ReadonlySet<string>,
  source: SourceFile,
): void {
  walk(tree, (node, parent) => {
    const { start } = extentOf(node);
    const words = nodeWords(node, guides, markdown);
    if (words) source.reportAt(where(start.line, start.column), ...words);
    if (node.type === "table") checkCells(node, where, source);
    if (node.type !== "text") return;
    for (const { offset, expected, found, hint } of slipsIn(sourceOf(node, markdown), parent.type === "link")) {
      const { line, column } = placeAt(markdown, start.offset + offset);
      source.reportAt(where(line, column), expected, found, hint);
    }
  });
}

function headingsIn(tree: Root): Heading[] {
  return tree.children.filter((node) => node.type === "heading");
}

const lineOf = (node: RootContent | undefined) => (node ? extentOf(node).start.line : 1);

/** Reports a heading that its text or its section has had before: readers couldn't tell them apart in the contents. */
export function checkRepeatedHeadings(tree: Root, source: SourceFile): void {
  let seen = new Map<string, number>();
  const sections = new Map<string, number>();
  for (const heading of headingsIn(tree)) {
    const known = heading.depth === 2 ? sections : seen;
    if (heading.depth === 2) seen = new Map();
    const text = plainText(heading);
    const line = source.placeInBody(lineOf(heading)).line;
    const before = known.get(text);
    if (before === undefined) known.set(text, line);
    else source.reportAt({ line, column: 1 }, "each heading once", `${quote(text)}, as on line ${before}`);
  }
}

/** Reports headings of level 3 before the first of level 2: there is no section yet that they could be a part of. */
export function checkEarlyParts(tree: Root, source: SourceFile): void {
  for (const heading of headingsIn(tree)) {
    if (heading.depth === 2) return;
    if (heading.depth !== 3) continue;
    const found = `${quote(plainText(heading))} of level 3`;
    source.reportAt(source.placeInBody(lineOf(heading)), "a heading of level 2 first", found, LEVELS_HINT);
  }
}

/** Reports faults in the outline of a guide: an intro first, at least four sections, the action plan last. */
export function checkOutline(tree: Root, source: SourceFile): void {
  const [first] = tree.children;
  const sections = headingsIn(tree).filter(({ depth }) => depth === 2);
  const last = sections.at(-1);
  const report = (line: number, expected: string, found: string) =>
    source.reportAt(source.placeInBody(line), expected, found);
  if (first?.type !== "paragraph") {
    report(1, "an intro of one paragraph or more before the first heading", first?.type ?? "nothing");
  }
  if (sections.length < 5) {
    report(1, "at least four sections and the action plan", `${sections.length} headings of level 2`);
  }
  if (!last || plainText(last) !== ACTION_PLAN) {
    report(lineOf(last), `"## ${ACTION_PLAN}" as the last section`, last ? quote(plainText(last)) : "no section");
  }
}
