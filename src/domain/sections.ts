import GithubSlugger from "github-slugger";
import type { Element, Nodes, Root, RootContent } from "hast";

/** A guide's text, cut at its headings of level 2. */
export type Section = { id: string; title: string; nodes: RootContent[] };
export type Sections = { intro: RootContent[]; sections: Section[] };

/** The plain text of a node and all that it holds. */
export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}

function isHeading(node: RootContent): node is Element {
  return node.type === "element" && node.tagName === "h2";
}

/** What stands before the first heading is the intro; each heading opens a section with an id made of its words. */
export function splitSections(tree: Root): Sections {
  const slugger = new GithubSlugger();
  const intro: RootContent[] = [];
  const sections: Section[] = [];
  for (const node of tree.children) {
    if (isHeading(node)) {
      const title = textOf(node);
      sections.push({ id: slugger.slug(title), title, nodes: [] });
    } else {
      (sections.at(-1)?.nodes ?? intro).push(node);
    }
  }
  return { intro, sections };
}
