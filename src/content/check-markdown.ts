import type { Root, RootContent } from "mdast";
import { type ContentError, type Problem, quote } from "./errors";
import { descendants, offsetOf, textOf } from "./markdown";
import { type Document, errorAtWords } from "./read";

function problem(expected: string, found: string, hint?: string): Problem {
  return { expected, found, hint };
}

function nodeProblem(node: RootContent, isField: boolean, isTopLevel: boolean): Problem | null {
  if (isField && (node.type === "code" || node.type === "heading")) {
    return problem(
      "paragraphs, lists or a table within a block",
      node.type === "code" ? "a block of code" : "a heading",
    );
  }
  switch (node.type) {
    case "text": {
      const [found] =
        /\*\*|\)\[(?:\/|https?:)|\] ?\((?:\/|https?:)|\]\[|\[\^[^\]]*\]|^#{2,6}(?=\w)|^[•▪◦]/m.exec(node.value) ?? [];
      const hint = "**bold**, [words](/address), - for a point, ## Heading; a note goes into the sentence";
      return found ? { expected: "marks that Markdown reads", found: quote(found), hint } : null;
    }
    case "html":
      return problem("Markdown", `raw HTML ${quote(node.value)}`, "write it as Markdown, or \\< for the sign");
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
      return problem("a block by itself, with an empty line above it", "a block within a list or a quote");
    case "heading":
      if (textOf(node).trim() === "") return { expected: "a heading with words", found: "none" };
      if (node.depth === 2 || node.depth === 3) return null;
      return problem("a heading of level 2 or 3", `level ${node.depth}`, "## for a section, ### within it");
    case "definition": {
      const hint = "put the note into the sentence, or its page under sources";
      return node.label?.startsWith("^") ? problem("no footnote", quote(`[${node.label}]`), hint) : null;
    }
    case "table": {
      const [head, ...rows] = node.children;
      const uneven = rows.find(({ children }) => children.length !== head?.children.length);
      if (!uneven) return null;
      const expected = `${head?.children.length ?? 0} cells in each row, as the head of the table has`;
      return { expected, found: String(uneven.children.length), hint: "a | within a cell is written \\|" };
    }
    case "paragraph":
      // A table whose second line is missing is read as text.
      return /^\s*\|.*\|\s*$/m.test(textOf(node))
        ? { expected: "a table with a line such as | --- | --- | below its head", found: "no such line" }
        : null;
    default:
      return null;
  }
}

function brokenLine(node: RootContent, markdown: string): Problem | null {
  const [sign = ""] = markdown.slice(offsetOf(node), offsetOf(node) + 1);
  if (node.type === "heading" && sign !== "#")
    return problem("a heading that begins with ##", "a line of - or = below a text", "remove that line");
  const isInText =
    (node.type === "blockquote" || node.type === "list") && /\S[ \t]*\n[ \t]*$/.test(markdown.slice(0, offsetOf(node)));
  if (!isInText || !/[>+]/.test(sign)) return null;
  const hint = "a quote or a list has an empty line above it";
  return { expected: "the sign within its line", found: `a line that begins with ${sign}`, hint };
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
    const found = nodeProblem(node, isField, tree.children.includes(node)) ?? brokenLine(node, markdown);
    const words = markdown.slice(offsetOf(node), node.position?.end.offset);
    if (found) errors.push(errorAtWords(document, start + (isField ? 0 : offsetOf(node)), words, found));
  }
}
