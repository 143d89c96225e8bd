import type { Element, RootContent as HtmlContent, Text } from "hast";
import type { Root } from "mdast";
import { toHast } from "mdast-util-to-hast";
import { curlyQuotes } from "../../domain/text/curly-quotes";
import { addressProblem } from "../addresses";
import type { TextFile } from "../content-files";
import { type ContentError, type Problem, quote } from "../errors";
import { offsetOf } from "../markdown";
import { errorAtWords } from "../read";
import type { Value } from "./catalog";
import { type References, fillPieces, fillText } from "./references";

const element = (tagName: string, properties: Element["properties"], child: Text): Element => {
  return { type: "element", tagName, properties, children: [child] };
};

/** Fills the references of Markdown and turns it into HTML. Errors are located by the words of the reference in the file. */
export function fillMarkdown(
  tree: Root,
  start: number,
  document: TextFile,
  references: References,
  errors: ContentError[],
): HtmlContent[] {
  const report = (problem: Problem, words: string, from: number) =>
    void errors.push(errorAtWords(document, start + from, words, problem));

  /** The text in front of a node, within its paragraph, cell or heading. */
  let before = "";

  /** Fills a text. A term becomes a `dfn` with its definition, which nothing else makes. */
  function fillTextNode(node: Text, inLink: boolean): (Element | Text)[] {
    const { pieces, problems } = fillPieces(node.value, references);
    for (const problem of problems) report(problem, problem.source, offsetOf(node));
    const filled: (Element | Text)[] = [];
    for (const piece of pieces) {
      const { term, address, ...value }: Value = typeof piece === "string" ? { text: piece } : piece;
      const text = curlyQuotes(value.text, before);
      before += text;
      const last = filled.at(-1);
      const words: Text = { type: "text", value: text };
      if (term && inLink) {
        const hint = "a definition can't open from a link or a heading";
        const problem = { expected: "the term's words alone", found: quote(`{term:${term.id}}`), hint };
        report(problem, `{term:${term.id}`, offsetOf(node));
      }
      if (term) filled.push(element("dfn", { id: term.id, title: term.definition }, words));
      else if (address !== undefined && !inLink) filled.push(element("a", { href: address }, words));
      // A text that may change on a page is one text in its element.
      else if (last?.type === "text") last.value += text;
      else if (text !== "") filled.push(words);
    }
    return filled;
  }

  function fillAddress({ properties, position }: Element): void {
    // Markdown encodes the braces of a reference in an address.
    const href = String(properties.href).replaceAll("%7B", "{").replaceAll("%7D", "}");
    const filled = fillText(href, references);
    const wrong = filled.problems.length === 0 ? addressProblem(filled.text, references.paths) : null;
    for (const problem of wrong ? [wrong] : filled.problems) report(problem, href, position?.start.offset ?? 0);
    properties.href = filled.text;
  }

  /** Fills what a node holds, in place. The first cell of a table's row becomes its header, which Markdown can't mark. */
  function fillElement(node: Element, inLink: boolean): void {
    const { tagName } = node;
    if (tagName === "pre") return;
    if (/^(?:p|li|t[dh]|h\d)$/.test(tagName)) before = "";
    const first = tagName === "tr" ? node.children.find((cell) => cell.type === "element") : undefined;
    if (first?.tagName === "td")
      Object.assign(first, { tagName: "th", properties: { ...first.properties, scope: "row" } });
    if (tagName === "a") fillAddress(node);
    node.children = fillNodes(node.children, inLink || /^(?:a|h\d)$/.test(tagName));
  }

  function fillNodes<T extends HtmlContent>(nodes: readonly T[], inLink: boolean): (T | Element | Text)[] {
    return nodes.flatMap((node): (T | Element | Text)[] => {
      if (node.type === "text") return fillTextNode(node, inLink);
      if (node.type === "element") fillElement(node, inLink);
      delete node.position;
      return [node];
    });
  }

  const html = toHast(tree);
  return html.type === "root" ? fillNodes(html.children, false) : [];
}
