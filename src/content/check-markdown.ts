import type { Root, RootContent } from "mdast";
import { type ContentError, type Problem, quote } from "./errors";
import { descendants, offsetOf, textOf } from "./markdown";
import { type Document, errorAtWords } from "./read";

function nodeProblem(node: RootContent, markdown: string, isField: boolean, isTopLevel: boolean): Problem | null {
  if (isField && (node.type === "code" || node.type === "heading")) {
    const found = node.type === "code" ? "a block of code" : "a heading";
    return { expected: "paragraphs, lists or a table within a block", found };
  }
  switch (node.type) {
    case "text": {
      const [found] =
        /\*\*|\)\[(?:\/|https?:)|\] ?\((?:\/|https?:)|\]\[|\[\^[^\]]*\]|^#{2,6}(?=\w)|^[•▪◦]/m.exec(node.value) ?? [];
      const hint = "**bold**, [words](/address), - for a point, ## Heading; a note goes into the sentence";
      return found ? { expected: "marks that Markdown reads", found: quote(found), hint } : null;
    }
    case "html": {
      const hint = "write it as Markdown, or \\< for the sign";
      return { expected: "Markdown", found: `raw HTML ${quote(node.value)}`, hint };
    }
    case "link": {
      const [, digits = ""] = /^1?(\d{10}|\d{3})$/.exec(textOf(node).replace(/\D/g, "")) ?? [];
      const meant = `tel:${digits.length === 3 ? "" : "+1"}${digits}`;
      return node.url.startsWith("tel:") && digits !== "" && node.url !== meant
        ? { expected: `the number that the words name, ${meant}`, found: quote(node.url) }
        : null;
    }
    case "image":
    case "imageReference":
      return { expected: "text", found: "an image", hint: "guides carry no pictures" };
    case "code":
      if (isTopLevel) return null;
      return { expected: "a block by itself, with an empty line above it", found: "a block within a list or a quote" };
    case "heading": {
      const hint = "## for a section, ### within it";
      return node.depth === 2 || node.depth === 3
        ? null
        : { expected: "a heading of level 2 or 3", found: `level ${node.depth}`, hint };
    }
    case "definition": {
      const hint = "put the note or the address into the sentence, or its page under sources";
      return { expected: "notes and addresses within the text", found: quote(`[${node.label}]`), hint };
    }
    case "table": {
      const [head, ...rows] = node.children;
      const uneven = rows.find(({ children }) => children.length !== head?.children.length);
      if (!uneven) return null;
      const expected = `${head?.children.length ?? 0} cells in each row, as the head of the table has`;
      return { expected, found: String(uneven.children.length), hint: "a | within a cell is written \\|" };
    }
    case "blockquote":
    case "list": {
      const sign = markdown.charAt(offsetOf(node));
      if (!/[>+]/.test(sign) || !/\S[ \t]*\n[ \t]*$/.test(markdown.slice(0, offsetOf(node)))) return null;
      const hint = "a quote or a list has an empty line above it";
      return { expected: "the sign within its line", found: `a line that begins with ${sign}`, hint };
    }
    default:
      return null;
  }
}

/** Reports what the Markdown of a text may not hold, or that of a field in a block. `start` is its offset in the file. */
export function checkMarkdown(
  markdown: string,
  tree: Root,
  start: number,
  document: Document,
  errors: ContentError[],
): void {
  const isField = tree !== document.body;
  for (const node of descendants(tree)) {
    const found = nodeProblem(node, markdown, isField, tree.children.includes(node));
    const words = markdown.slice(offsetOf(node), node.position?.end.offset);
    if (found) errors.push(errorAtWords(document, start + (isField ? 0 : offsetOf(node)), words, found));
  }
}
