import type { Heading, Root, RootContent, Table } from "mdast";
import { GUIDES_PREFIX, ROUTES, pathOf } from "../../site/routes";
import { type Place, type Problem, didYouMean, placeAt, quote } from "../fault";
import { isSafeAddress } from "../../schema/field";
import { DEEPEST, TOO_DEEP, deepOffset } from "../read/depth";
import { childrenOf, extentOf, parseMarkdown, plainText, sourceOf, walk } from "../read/markdown";
import type { SourceFile } from "../read/source-file";
import { referencesIn } from "../references/references";

/** The last section of every guide: its action plan (specification, section 2). */
export const ACTION_PLAN = "What to do next";

/** The first part that stands more than so many levels below a node. */
function deepNode(node: Root | RootContent, levels = DEEPEST): RootContent | undefined {
  for (const child of childrenOf(node)) {
    const deep = levels === 0 ? child : deepNode(child, levels - 1);
    if (deep) return deep;
  }
  return undefined;
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

function addressProblem(url: string, guides: ReadonlySet<string>): Problem | null {
  if (url.startsWith("#")) return null;
  if (url.startsWith("/") && !url.startsWith("//")) {
    if (isKnownPath(url, guides)) return null;
    const hint = didYouMeanPage(url, guides) ?? "see the file names in data/guides";
    return { expected: "a link to a page of this site", found: quote(url), hint };
  }
  if (isSafeAddress(url) || /^(?:mailto:(?:\{email\}|%7Bemail%7D)|tel:\+1\d{10})$/.test(url)) return null;
  return { expected: "an address that starts with https:// or with /", found: quote(url) };
}

/** A definition is a button, and a button can't stand in a link; a heading has to read well in the contents. */
function termProblem(node: RootContent): Problem | null {
  const reference = referencesIn(plainText(node)).find(({ name }) => name === "term");
  const hint = `a definition can't open from a ${node.type}`;
  return reference ? { expected: "the term's words alone", found: quote(reference.whole), hint } : null;
}

const LEVELS_HINT = "## for a section, ### within it";

function headingProblem(heading: Heading): Problem | null {
  if (heading.depth !== 2 && heading.depth !== 3) {
    return { expected: "a heading of level 2 or 3", found: `level ${heading.depth}`, hint: LEVELS_HINT };
  }
  if (plainText(heading).trim() === "") {
    return { expected: "a heading with words", found: "none", hint: "write them, or take the line out" };
  }
  return termProblem(heading);
}

const FOOTNOTE = { expected: "no footnote", hint: "put the note into the sentence, or its page under sources" };

function nodeProblem(node: RootContent, guides: ReadonlySet<string>, markdown: string): Problem | null {
  switch (node.type) {
    case "html":
      return {
        expected: "Markdown",
        found: `raw HTML ${quote(node.value)}`,
        hint: "write it as Markdown, or \\< for the sign",
      };
    case "image":
    case "imageReference":
      return { expected: "text", found: "an image", hint: "guides carry no pictures" };
    case "heading":
      return headingProblem(node);
    case "link":
      return addressProblem(node.url, guides) ?? termProblem(node);
    case "definition":
      return node.label?.startsWith("^")
        ? { ...FOOTNOTE, found: quote(`[${node.label}]`) }
        : addressProblem(node.url, guides);
    case "paragraph":
      return paragraphProblem(sourceOf(node, markdown));
    default:
      return null;
  }
}

/** Marks that a slip keeps Markdown from reading. One that is meant as it stands has a backslash before it. */

type LostMark = Omit<Problem, "found"> & { pattern: RegExp };

const LINK = "a link such as [words](/compare)";

/** The words of a link as far as they stand in one text, and the bracket after them. */
const WORDS = String.raw`(?:\[[^[\]]*)?(?<!\\)\]`;

const LOST_MARKS: readonly LostMark[] = [
  {
    pattern: new RegExp(String.raw`${WORDS}\(\S*`, "g"),
    expected: LINK,
    hint: "the address has no space in it and ends with )",
  },
  {
    pattern: new RegExp(String.raw`${WORDS}\s\(\S*`, "g"),
    expected: LINK,
    hint: "no space stands between ] and (",
  },
  {
    pattern: new RegExp(String.raw`${WORDS}\s?\[[^[\]]*\]?`, "g"),
    expected: LINK,
    hint: "the address stands in round brackets",
  },
  {
    pattern: /\*\*[^*\n]*(?:\*\*)?/g,
    expected: "bold words such as **these**",
    hint: "two stars on each side, and no space between them and the words",
  },
  {
    pattern: /(?<![\\*])\*(?![*\s])|(?<![\\*\s])\*(?!\*)/g,
    expected: "bold words such as **these**",
    hint: "as many stars before the words as after them; a star that is meant has a backslash before it",
  },
  {
    // "#1" starts many a sentence; "#Words" and "##1" are meant as headings.
    pattern: /^(?:##|#(?=[a-z])).*/gim,
    expected: "a heading such as ## Words",
    hint: "a space stands between ## and the words",
  },
  {
    pattern: /^\[[ x]\](?=\s)/gim,
    expected: "a plain entry of a list",
    hint: "take the [ ] out, or write 1. for steps",
  },
  {
    pattern: /\[\^[^\]\s]+\]/g,
    ...FOOTNOTE,
  },
];

/** The words of a link may be an address. */
const BARE_ADDRESS: LostMark = {
  pattern: /(?<!\]\s?[([])(?:https?:\/\/|(?<![\w/])www\.)\S*[^\s.,;:!?)\]]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi,
  expected: LINK,
  hint: "an address alone becomes no link: put it in round brackets, after its words in square ones",
};

/** Every such mark in the source of a plain text within Markdown, with its offset. */
function lostMarksIn(text: string, isLink: boolean): (Problem & { offset: number })[] {
  return (isLink ? LOST_MARKS : [...LOST_MARKS, BARE_ADDRESS]).flatMap(({ pattern, expected, hint }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ offset: index, expected, found: quote(found), hint })),
  );
}

/** A table whose second line is missing is read as a paragraph. */
const TABLE_LINE = /^\s*\|.*\|\s*$/m;

function paragraphProblem(text: string): Problem | null {
  const [line] = TABLE_LINE.exec(text) ?? [];
  return line === undefined
    ? null
    : {
        expected: "a table with a line such as | --- | --- | below its head",
        found: quote(line.trim()),
        hint: "one --- for each column",
      };
}

/** Reports rows of a table with more or fewer cells than its head: those beyond would be lost. */
function checkCells(table: Table, where: Where, source: SourceFile): void {
  const [head, ...rows] = table.children;
  const columns = head?.children.length ?? 0;
  for (const row of rows.filter(({ children }) => children.length !== columns)) {
    const { line, column } = extentOf(row).start;
    const expected = `${columns} cells, as the head of the table has`;
    source.reportAt(where(line, column), expected, String(row.children.length), "a | within a cell is written \\|");
  }
}

/** Where a line and a column of Markdown stand in its file. */
export type Where = (line: number, column: number) => Place;

/** Markdown, what it was read as, and where its lines stand. */
export type MarkdownPart = { markdown: string; tree: Root; where: Where };

/** Whether Markdown is nested too deep, which is a fault. What would exhaust the parser is not given to it. */
export function isTooDeep(markdown: string, where: Where, source: SourceFile): boolean {
  const offset = deepOffset(markdown) ?? deepNode(parseMarkdown(markdown))?.position?.start.offset;
  if (offset === undefined) return false;
  const { line, column } = placeAt(markdown, offset);
  source.reportAt(where(line, column), ...TOO_DEEP);
  return true;
}

/** Reports every fault that the notation shows: raw HTML, images, headings, links that lead nowhere, marks unread. */
export function checkMarkdown(
  { markdown, tree, where }: MarkdownPart,
  guides: ReadonlySet<string>,
  source: SourceFile,
): void {
  const inLinks = new Set<RootContent>();
  walk(tree, (node) => {
    if (node.type === "link" || node.type === "linkReference") walk(node, (part) => inLinks.add(part));
    const { start } = extentOf(node);
    const problem = nodeProblem(node, guides, markdown);
    if (problem) source.reportAt(where(start.line, start.column), problem.expected, problem.found, problem.hint);
    if (node.type === "table") checkCells(node, where, source);
    if (node.type !== "text") return;
    for (const { offset, expected, found, hint } of lostMarksIn(sourceOf(node, markdown), inLinks.has(node))) {
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

/** A long guide is about 12,000 characters. Beyond these limits Markdown takes too long to read, for people and programs. */
const LONGEST_BODY = 60_000;
const LONGEST_BLOCK = 5_000;
const LONGEST_HEADING = 90;

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

/** Reports headings that would not fit into the list of contents. */
export function checkHeadingLengths(source: SourceFile): void {
  for (const [index, text] of source.body.split("\n").entries()) {
    const heading = /^#{2,3}\s+(.*?)\s*$/.exec(text)?.[1] ?? "";
    const excess = heading.length - LONGEST_HEADING;
    if (excess <= 0) continue;
    const expected = `a heading of at most ${LONGEST_HEADING} characters`;
    source.reportAt(source.placeInBody(index + 1), expected, `${heading.length} characters`, `shorten it by ${excess}`);
  }
}
