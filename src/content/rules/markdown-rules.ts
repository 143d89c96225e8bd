import type { Code, RootContent, Heading, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { GUIDES_PREFIX, ROUTES, pathOf } from "../../site/routes";
import { didYouMean } from "../references/did-you-mean";
import { type Complaint, type Fault, quote } from "../fault";
import { isSafeAddress } from "../schema/field";
import { slipsIn } from "./markdown-slips";
import { type Place, extentOf, placeAt } from "../read/place";
import type { SourceFile } from "../read/source-file";

export type { Code };

/** The last section of every guide: its action plan (specification, section 2). */
export const ACTION_PLAN = "What to do next";

/** Reads Markdown with the extensions of GitHub: tables, struck words, addresses that are links by themselves. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

/** Several checks look at the same text, and most texts are the same in the next run. Nobody may change such a tree. */
const trees = new Map<string, Root>();
const MOST_TREES = 200;

/** The same, read once however often it is asked for: for looking only. */
export function treeOf(markdown: string): Root {
  const known = trees.get(markdown);
  if (known) return known;
  if (trees.size === MOST_TREES) trees.clear();
  const tree = parseMarkdown(markdown);
  trees.set(markdown, tree);
  return tree;
}

function childrenOf(node: Root | RootContent): RootContent[] {
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

function addressComplaint(url: string, guides: ReadonlySet<string>): Complaint | null {
  if (url.startsWith("#")) return null;
  if (url.startsWith("/") && !url.startsWith("//")) {
    if (isKnownPath(url, guides)) return null;
    return {
      expected: "a link to a page of this site",
      found: quote(url),
      hint: didYouMeanPage(url, guides) ?? "see the file names in data/guides",
    };
  }
  if (isSafeAddress(url) || /^mailto:(\{email\}|%7Bemail%7D)$/.test(url)) return null;
  return { expected: "an address that starts with https:// or with /", found: quote(url) };
}

/** A definition is a button, and a button can't stand in a link; a heading has to read well in the contents. */
function termComplaint(node: RootContent): Complaint | null {
  const reference = /\{term:[^{}]*\}/.exec(plainText(node))?.[0];
  if (!reference) return null;
  return {
    expected: "the term's words alone",
    found: quote(reference),
    hint: `a definition can't open from a ${node.type}`,
  };
}

function headingComplaint(heading: Heading): Complaint | null {
  if (heading.depth !== 2 && heading.depth !== 3) {
    return {
      expected: "a heading of level 2 or 3",
      found: `level ${heading.depth}`,
      hint: "## for a section, ### within it",
    };
  }
  if (plainText(heading).trim() === "") {
    return { expected: "a heading with words", found: "none", hint: "write them, or take the line out" };
  }
  return termComplaint(heading);
}

function nodeComplaint(node: RootContent, guides: ReadonlySet<string>): Complaint | null {
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
      return headingComplaint(node);
    case "link":
      return addressComplaint(node.url, guides) ?? termComplaint(node);
    case "definition":
      return addressComplaint(node.url, guides);
    case "listItem":
      return typeof node.checked === "boolean"
        ? {
            expected: "a plain entry of a list",
            found: "a box to tick",
            hint: "take the [ ] out, or write 1. for steps",
          }
        : null;
    default:
      return null;
  }
}

/** Markdown, and where a line and a column of it stand in its file. */
export type MarkdownPart = { markdown: string; where: (line: number, column: number) => Place };

/**
 * Every fault of Markdown that its notation shows: raw HTML, images, headings, links that lead nowhere, marks that it did
 * not read.
 */
export function nodeFaults({ markdown, where }: MarkdownPart, guides: ReadonlySet<string>, file: string): Fault[] {
  const faults: Fault[] = [];
  const complain = ({ line, column }: Place, complaint: Complaint) => {
    faults.push({ file, ...where(line, column), field: "", ...complaint });
  };
  walk(treeOf(markdown), (node) => {
    const { start, end } = extentOf(node);
    const complaint = nodeComplaint(node, guides);
    if (complaint) complain(start, complaint);
    if (node.type !== "text") return;
    for (const slip of slipsIn(markdown.slice(start.offset, end.offset))) {
      complain(placeAt(markdown, start.offset + slip.offset), slip.complaint);
    }
  });
  return faults;
}

/** The lines that a block of code takes, its fences included. */
export function linesOf(code: Code): number[] {
  const { start, end } = extentOf(code);
  return Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index);
}

function headingsIn(source: SourceFile): Heading[] {
  return treeOf(source.body).children.filter((node) => node.type === "heading");
}

function faultAt(source: SourceFile, line: number, complaint: Complaint): Fault {
  return { file: source.file, line: source.bodyLine + line - 1, column: 1, field: "", ...complaint };
}

/** Headings of level 3 before the first of level 2: there is no section yet that they could be a part of. */
export function earlyPartFaults(source: SourceFile): Fault[] {
  const headings = headingsIn(source);
  const first = headings.findIndex(({ depth }) => depth === 2);
  return headings
    .filter(({ depth }, index) => depth === 3 && (first < 0 || index < first))
    .map((heading) =>
      faultAt(source, extentOf(heading).start.line, {
        expected: "a heading of level 2 first",
        found: `${quote(plainText(heading))} of level 3`,
        hint: "## for a section, ### within it",
      }),
    );
}

/** Faults in the outline of a guide: an intro first, at least four sections, the action plan last. */
export function outlineFaults(source: SourceFile): Fault[] {
  const [first] = treeOf(source.body).children;
  const sections = headingsIn(source).filter(({ depth }) => depth === 2);
  const last = sections.at(-1);
  const faults: Fault[] = [];
  if (first?.type !== "paragraph") {
    faults.push(
      faultAt(source, 1, {
        expected: "an intro of one paragraph or more before the first heading",
        found: first?.type ?? "nothing",
      }),
    );
  }
  if (sections.length < 5) {
    faults.push(
      faultAt(source, 1, {
        expected: "at least four sections and the action plan",
        found: `${sections.length} headings of level 2`,
      }),
    );
  }
  if (!last || plainText(last) !== ACTION_PLAN) {
    faults.push(
      faultAt(source, last ? extentOf(last).start.line : 1, {
        expected: `"## ${ACTION_PLAN}" as the last section`,
        found: last ? quote(plainText(last)) : "no section",
      }),
    );
  }
  return faults;
}
