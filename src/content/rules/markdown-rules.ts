import type { Heading, RootContent, Table } from "mdast";
import { isSafeAddress } from "../../schema/field";
import { type Problem, placeAt, quote } from "../fault";
import { type MarkdownPart, type Where, extentOf, plainText, sourceOf, walk } from "../read/markdown";
import { reportEntities } from "../read/hidden-characters";
import type { SourceFile } from "../read/source-file";
import type { Whole } from "../read/whole";
import { referencesIn } from "../references/references";
import { NO_FOOTNOTE, lostMarksIn } from "./lost-marks";
import { LEVELS_HINT } from "./outline-rules";
import { didYouMeanPage, isKnownPath } from "./page-addresses";

/** What Markdown may hold, one node of its tree after the other. */

function addressProblem(url: string, made: ReadonlySet<string>): Problem | null {
  if (url.startsWith("#")) return null;
  if (url.startsWith("/") && !url.startsWith("//")) {
    if (isKnownPath(url, made)) return null;
    const hint = didYouMeanPage(url, made) ?? "see the file names in data/guides and data/cards";
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

const UNDERLINED: Problem = {
  expected: "a heading such as ## Words",
  found: "a line of dashes below a sentence",
  hint: "an empty line above the dashes makes them a rule; take them out if you want neither",
};

function headingProblem(heading: Heading): Problem | null {
  if (heading.depth !== 2 && heading.depth !== 3) {
    return { expected: "a heading of level 2 or 3", found: `level ${heading.depth}`, hint: LEVELS_HINT };
  }
  if (plainText(heading).trim() === "") {
    return { expected: "a heading with words", found: "none", hint: "write them, or take the line out" };
  }
  return termProblem(heading);
}

function nodeProblem(node: RootContent, made: ReadonlySet<string>, markdown: string): Problem | null {
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
      return sourceOf(node, markdown).startsWith("#") ? headingProblem(node) : UNDERLINED;
    case "link":
      return addressProblem(node.url, made) ?? termProblem(node);
    case "definition":
      return node.label?.startsWith("^")
        ? { ...NO_FOOTNOTE, found: quote(`[${node.label}]`) }
        : addressProblem(node.url, made);
    case "paragraph":
      return paragraphProblem(sourceOf(node, markdown));
    default:
      return null;
  }
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

/** Reports every fault that the notation of the guides and pages shows. */
export function checkTexts({ guides, pages, madePaths }: Whole): void {
  for (const { source, text } of [...guides, ...pages]) {
    if (!text) continue;
    for (const part of text.parts) checkMarkdown(part, madePaths, source);
    reportEntities(source);
  }
}

/** Reports every fault that the notation shows: raw HTML, images, headings, links that lead nowhere, marks unread. */
export function checkMarkdown(
  { markdown, tree, where }: MarkdownPart,
  made: ReadonlySet<string>,
  source: SourceFile,
): void {
  const inLinks = new Set<RootContent>();
  walk(tree, (node) => {
    if (node.type === "link" || node.type === "linkReference") walk(node, (part) => inLinks.add(part));
    const { start } = extentOf(node);
    const problem = nodeProblem(node, made, markdown);
    if (problem) source.reportAt(where(start.line, start.column), problem.expected, problem.found, problem.hint);
    if (node.type === "table") checkCells(node, where, source);
    if (node.type !== "text") return;
    for (const { offset, expected, found, hint } of lostMarksIn(sourceOf(node, markdown), inLinks.has(node))) {
      const { line, column } = placeAt(markdown, start.offset + offset);
      source.reportAt(where(line, column), expected, found, hint);
    }
  });
}
