import type { Nodes, Root, RootContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmStrikethroughFromMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmStrikethrough } from "micromark-extension-gfm-strikethrough";
import { gfmTable } from "micromark-extension-gfm-table";

/** All of GitHub's extensions would double the time of reading a guide. */
const EXTENSIONS = {
  extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false })],
  mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
};

export function parseMarkdown(markdown: string): Root {
  return fromMarkdown(markdown, EXTENSIONS);
}

export function offsetOf({ position }: { position?: Nodes["position"] }): number {
  return position?.start.offset ?? 0;
}

export function descendants(node: Root | RootContent): RootContent[] {
  return "children" in node ? node.children.flatMap((child) => [child, ...descendants(child)]) : [];
}

export function textOf(node: Root | RootContent): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
