import type { Root } from "hast";
import { toHast } from "mdast-util-to-hast";
import { parseMarkdown } from "../../src/content/markdown";
import { type Sections, splitSections } from "../../src/domain/guides/sections";

function isRoot(node: unknown): node is Root {
  return typeof node === "object" && node !== null && "type" in node && node.type === "root" && "children" in node;
}

/** Markdown as a page draws it. */
export function htmlOf(markdown: string): Root {
  const tree: unknown = toHast(parseMarkdown(markdown));
  if (!isRoot(tree)) throw new Error("Markdown did not become a document.");
  return tree;
}

/** A guide's Markdown as the template cuts it. */
export function sectionsOf(markdown: string): Sections {
  return splitSections(htmlOf(markdown).children);
}
