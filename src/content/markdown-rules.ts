import type { Content, Heading, Root } from "mdast";
import fromMarkdown from "mdast-util-from-markdown";
import gfm from "mdast-util-gfm/from-markdown";
import gfmSyntax from "micromark-extension-gfm";
import { ROUTES, pathOf } from "../site/routes";
import { type Fault, quote } from "./fault";
import { isSafeAddress } from "./field";
import { unknownReferences } from "./references";
import type { SourceFile } from "./source-file";

/** The last section of every guide: its action plan (specification, section 2). */
export const ACTION_PLAN = "What to do next";

/** Reads Markdown as the site will: the same parser and extensions as gatsby-transformer-remark uses. */
export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfmSyntax()], mdastExtensions: [gfm] });
}

function childrenOf(node: Root | Content): Content[] {
  return "children" in node ? node.children : [];
}

function walk(node: Root | Content, visit: (node: Content) => void): void {
  for (const child of childrenOf(node)) {
    visit(child);
    walk(child, visit);
  }
}

/** The plain text of a node and all that it holds. */
export function plainText(node: Root | Content): string {
  return "value" in node ? node.value : childrenOf(node).map(plainText).join("");
}

/** Whether an address on this site leads to a page that exists. `guides` are the names of all guides. */
export function isKnownPath(address: string, guides: ReadonlySet<string>): boolean {
  const path = pathOf(address);
  if (path.startsWith("/guides/")) return guides.has(path.slice("/guides/".length));
  return Object.values(ROUTES).some((route) => route.path === path);
}

type Complaint = Pick<Fault, "expected" | "found"> & { hint?: string };

function addressComplaint(url: string, guides: ReadonlySet<string>): Complaint | null {
  if (url.startsWith("#")) return null;
  if (url.startsWith("/") && !url.startsWith("//")) {
    if (isKnownPath(url, guides)) return null;
    return { expected: "a link to a page of this site", found: quote(url), hint: "see the file names in data/guides" };
  }
  if (isSafeAddress(url) || /^mailto:(\{email\}|%7Bemail%7D)$/.test(url)) return null;
  return { expected: "an address that starts with https:// or with /", found: quote(url) };
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
      if (node.depth === 2 || node.depth === 3) return null;
      return {
        expected: "a heading of level 2 or 3",
        found: `level ${node.depth}`,
        hint: "## for a section, ### within it",
      };
    case "link":
    case "definition":
      return addressComplaint(node.url, guides);
    default:
      return null;
  }
}

/** Every fault of a Markdown body: raw HTML, images, heading levels, links that lead nowhere, unknown references. */
export function markdownFaults(source: SourceFile, guides: ReadonlySet<string>): Fault[] {
  const faults: Fault[] = [];
  const add = (line: number, column: number, complaint: Complaint) =>
    faults.push({ file: source.file, line: source.bodyLine + line - 1, column, field: "", ...complaint });

  walk(parseMarkdown(source.body), (node) => {
    const complaint = nodeComplaint(node, guides);
    if (complaint) add(node.position?.start.line ?? 1, node.position?.start.column ?? 1, complaint);
  });
  source.body.split("\n").forEach((text, index) => {
    for (const { reference, offset } of unknownReferences(text)) {
      add(index + 1, offset + 1, { expected: "a known reference such as {product}", found: quote(reference) });
    }
  });
  return faults;
}

/** Faults in the outline of a guide: an intro first, at least four sections, the action plan last. */
export function outlineFaults(source: SourceFile): Fault[] {
  const { children } = parseMarkdown(source.body);
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
