import type { RootContent as HtmlContent } from "hast";
import type { Code } from "mdast";
import type { GuideBlock } from "../domain/guides/sections";
import { type Sections, splitSections } from "../domain/guides/sections";
import { BLOCK_NAMES } from "../schema/block-schemas";
import { checkMarkdown } from "./check-markdown";
import { type ContentError, didYouMean, quote } from "./errors";
import { type DrawBlock, parseBlock } from "./guide-blocks";
import { offsetOf } from "./markdown";
import { type Document, errorAt, readYaml } from "./read";
import { fillMarkdown } from "./references/fill-markdown";
import type { References } from "./references/references";

/** The Markdown of a guide or a page of text: parsed into text and blocks, then filled and ready to be drawn. */

function readBlock(code: Code, document: Document, errors: ContentError[]): DrawBlock | null {
  const { text, bodyOffset } = document;
  const start = bodyOffset + offsetOf(code);
  const source = text.slice(start, bodyOffset + (code.position?.end.offset ?? 0));
  const name = BLOCK_NAMES.find((one) => one === code.lang);
  if (!name) {
    const hint = didYouMean(code.lang, BLOCK_NAMES) ?? "text that is indented by four spaces becomes code too";
    const found = code.lang ? quote(code.lang) : "a block of code without a name";
    errors.push(errorAt(document, start, { expected: `a block: ${BLOCK_NAMES.join(", ")}`, found, hint }));
    return null;
  }
  if (!/\n```[ \t]*$/.test(source) || /\n```\w/.test(source)) {
    errors.push(errorAt(document, start, { expected: "a block that ends with a line of ```", found: "no such line" }));
    return null;
  }
  const from = start + source.indexOf("\n") + 1;
  const to = start + source.lastIndexOf("\n") + 1;
  const fields = readYaml(document, [from, to], "block", errors);
  return fields && parseBlock(name, { ...document, ...fields }, errors);
}

/** Parses the blocks of a document's body, in their order, and reports what Markdown may not hold. */
export function parseText(document: Document, errors: ContentError[]): DrawBlock[] {
  const { text, body, bodyOffset } = document;
  checkMarkdown(text.slice(bodyOffset), body, bodyOffset, document, errors);
  return document.body.children.flatMap((node) =>
    node.type === "code" ? (readBlock(node, document, errors) ?? []) : [],
  );
}

export function drawText(
  document: Document,
  blocks: readonly DrawBlock[],
  references: References,
  errors: ContentError[],
): Sections {
  const drawn = blocks.map((draw) => draw(references, errors));
  const nodes = fillMarkdown(document.body, document.bodyOffset, document, references, errors);
  const pieces = nodes.flatMap((node): (HtmlContent | GuideBlock)[] => {
    if (node.type !== "element" || node.tagName !== "pre") return [node];
    const block = drawn.shift();
    return block ? [block] : [];
  });
  return splitSections(pieces);
}
