import type { Code, Content, Heading, Root } from "mdast";
import fromMarkdown from "mdast-util-from-markdown";
import gfm from "mdast-util-gfm/from-markdown";
import gfmSyntax from "micromark-extension-gfm";
import { GUIDES_PREFIX, ROUTES, pathOf } from "../site/routes";
import { didYouMean } from "./did-you-mean";
import { type Complaint, type Fault, quote } from "./fault";
import { isSafeAddress } from "./field";
import { type Place, extentOf } from "./place";
import type { SourceFile } from "./source-file";

export type { Code };

/** The last section of every guide: its action plan (specification, section 2). */
export const ACTION_PLAN = "What to do next";

/** Reads Markdown with the extensions of GitHub: tables, struck words, addresses that are links by themselves. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfmSyntax()], mdastExtensions: [gfm] });
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

function childrenOf(node: Root | Content): Content[] {
  return "children" in node ? node.children : [];
}

/** Visits all that a node holds, from the top down. */
export function walk(node: Root | Content, visit: (node: Content) => void): void {
  for (const child of childrenOf(node)) {
    visit(child);
    walk(child, visit);
  }
}

/** The plain text of a node and all that it holds. */
export function plainText(node: Root | Content): string {
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
  if (path.startsWith("/guides/")) return guides.has(path.slice("/guides/".length));
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
function termComplaint(node: Content): Complaint | null {
  const reference = /\{term:[^{}]*\}/.exec(plainText(node))?.[0];
  if (!reference) return null;
  return {
    expected: "the term's words alone",
    found: quote(reference),
    hint: `a definition can't open from a ${node.type}`,
  };
}

function nodeComplaint(node: Content, guides: ReadonlySet<string>): Complaint | null {
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
      if (node.depth === 2 || node.depth === 3) return termComplaint(node);
      return {
        expected: "a heading of level 2 or 3",
        found: `level ${node.depth}`,
        hint: "## for a section, ### within it",
      };
    case "link":
      return addressComplaint(node.url, guides) ?? termComplaint(node);
    case "definition":
      return addressComplaint(node.url, guides);
    default:
      return null;
  }
}

/** Every fault of parsed Markdown: raw HTML, images, heading levels, links that lead nowhere. `where` places it. */
export function nodeFaults(
  tree: Root,
  guides: ReadonlySet<string>,
  file: string,
  where: (line: number, column: number) => Place,
): Fault[] {
  const faults: Fault[] = [];
  walk(tree, (node) => {
    const complaint = nodeComplaint(node, guides);
    const { line, column } = extentOf(node).start;
    if (complaint) faults.push({ file, ...where(line, column), field: "", ...complaint });
  });
  return faults;
}

/** The lines that a block of code takes, its fences included. */
export function linesOf(code: Code): number[] {
  const { start, end } = extentOf(code);
  return Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index);
}

/** Faults in the outline of a guide: an intro first, at least four sections, the action plan last. */
export function outlineFaults(source: SourceFile): Fault[] {
  const { children } = treeOf(source.body);
  const sections = children.filter((node): node is Heading => node.type === "heading" && node.depth === 2);
  const last = sections.at(-1);
  const fault = (line: number, complaint: Complaint): Fault => ({
    file: source.file,
    line: source.bodyLine + line - 1,
    column: 1,
    field: "",
    ...complaint,
  });
  const faults: Fault[] = [];
  if (children[0]?.type !== "paragraph") {
    faults.push(
      fault(1, {
        expected: "an intro of one paragraph or more before the first heading",
        found: children[0]?.type ?? "nothing",
      }),
    );
  }
  if (sections.length < 5) {
    faults.push(
      fault(1, {
        expected: "at least four sections and the action plan",
        found: `${sections.length} headings of level 2`,
      }),
    );
  }
  if (!last || plainText(last) !== ACTION_PLAN) {
    faults.push(
      fault(last?.position?.start.line ?? 1, {
        expected: `"## ${ACTION_PLAN}" as the last section`,
        found: last ? quote(plainText(last)) : "no section",
      }),
    );
  }
  return faults;
}
