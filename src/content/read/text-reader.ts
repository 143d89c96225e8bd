import type { Element, ElementContent, Root as HtmlRoot, Properties, RootContent, Text } from "hast";
import type { Code, Root } from "mdast";
import { toHast } from "mdast-util-to-hast";
import type { GuideBlock } from "../../domain/guides/guide-block";
import { type Sections, splitSections } from "../../domain/guides/sections";
import { BLOCK_NAMES, type BlockName } from "../../schema/block-schemas";
import type { Term } from "../../schema/guide-schema";
import { BlockReader } from "./blocks";
import { Fields } from "./fields";
import { isMarkdownTooDeep } from "./limits";
import { type MarkdownPart, type Where, extentOf, parseMarkdown, sourceOf, walk } from "./markdown";
import type { SourceFile } from "./source-file";
import { readYaml } from "./yaml";
import { didYouMean, type Path, quote, type Place } from "../fault";
import {
  type Reference,
  type Sources,
  braceProblems,
  fillReferences,
  filledPieces,
  referencesIn,
  resolve,
  showsRate,
} from "../references/references";
import type { Value } from "../references/catalog";

/** A reference that stands for something, with its place in the file and the term that its definition opens from. */
type PlacedReference = Reference & Place & { term: Term | null };

/** A text as it was read: what is drawn, and what the rules for guides look at. */
export type ReadText = {
  text: Sections;
  /** What the body was read as. */
  tree: Root;
  /** All Markdown that was read: the body, then that within each block. */
  parts: MarkdownPart[];
  /** In the order in which they stand in the file. */
  references: PlacedReference[];
  blocks: { name: BlockName; block: GuideBlock | null }[];
  /** Whether a rate of the catalog is shown. */
  usesRate: boolean;
};

function element(tagName: string, properties: Properties, child: Text): Element {
  return { type: "element", tagName, properties, children: [child] };
}

/** The braces of a reference in an address, which Markdown encodes. */
function decodeBraces(address: string): string {
  return address.replaceAll("%7B", "{").replaceAll("%7D", "}");
}

/** Reads one file's Markdown: the text around the blocks, the blocks, and the Markdown within the blocks. */
class TextReader {
  readonly parts: MarkdownPart[] = [];
  readonly references: PlacedReference[] = [];
  readonly blocks: ReadText["blocks"] = [];
  usesRate = false;

  constructor(
    private readonly source: SourceFile,
    private readonly sources: Sources,
  ) {}

  /** A text of Markdown with its references filled in. A term is a `dfn` with its definition, which nothing else makes. */
  private filled({ value }: Text, isLinked: boolean): ElementContent[] {
    const nodes: ElementContent[] = [];
    for (const piece of filledPieces(value, this.sources)) {
      const { text, term, address }: Value = typeof piece === "string" ? { text: piece } : piece;
      const last = nodes.at(-1);
      const words: Text = { type: "text", value: text };
      if (term) nodes.push(element("dfn", { id: term.id, title: term.definition }, words));
      else if (address !== undefined && !isLinked) nodes.push(element("a", { href: address }, words));
      else if (last?.type === "text") last.value += text;
      else if (text !== "") nodes.push(words);
    }
    return nodes;
  }

  /**
   * Fills the references in and takes out where each part stood; makes of a table row's first cell the header of the row,
   * which Markdown has no mark for.
   */
  private finish(node: HtmlRoot | RootContent): void {
    delete node.position;
    if (!("children" in node)) return;
    for (const child of node.children) this.finish(child);
    if (node.type !== "element") return;
    const { tagName, properties } = node;
    if (tagName === "tr") {
      const first = node.children.find((cell) => cell.type === "element");
      if (first?.tagName === "td") {
        Object.assign(first, { tagName: "th", properties: { ...first.properties, scope: "row" } });
      }
    }
    if (tagName === "a") properties.href = fillReferences(decodeBraces(String(properties.href)), this.sources);
    // A block is drawn from what its reader made of it.
    if (tagName === "pre") return;
    node.children = node.children.flatMap((child) =>
      child.type === "text" ? this.filled(child, tagName === "a") : [child],
    );
  }

  private html(tree: Root): RootContent[] {
    const html = toHast(tree);
    if (html.type !== "root") return [];
    this.finish(html);
    return html.children;
  }

  private readReferences(lines: readonly string[], where: Where): void {
    lines.forEach((text, index) => {
      for (const reference of referencesIn(text)) {
        const place = where(index + 1, reference.offset + 1);
        const { value, problem } = resolve(reference, this.sources);
        if (problem) this.source.reportAt(place, problem.expected, problem.found, problem.hint);
        else this.references.push({ ...reference, ...place, term: value?.term ?? null });
      }
      for (const { offset, expected, found, hint } of braceProblems(text)) {
        this.source.reportAt(where(index + 1, offset + 1), expected, found, hint);
      }
    });
  }

  private readPart(markdown: string, where: Where): MarkdownPart {
    const part = { markdown, tree: parseMarkdown(markdown), where };
    this.parts.push(part);
    return part;
  }

  /** The Markdown of a block's field: a text without blocks of its own. */
  private readInner(block: Fields, markdown: string, path: Path): RootContent[] {
    const where = placeWithin(block, path);
    if (isMarkdownTooDeep(markdown, where, this.source)) return [];
    const { tree } = this.readPart(markdown, where);
    walk(tree, (node) => {
      if (node.type !== "code" && node.type !== "heading") return;
      const { line, column } = extentOf(node).start;
      const found = node.type === "code" ? "a block of code" : "a heading";
      this.source.reportAt(where(line, column), "paragraphs, lists or a table within a block", found);
    });
    this.readReferences(markdown.split("\n"), where);
    return this.html(tree);
  }

  private readBlock(code: Code): GuideBlock | null {
    const { start } = extentOf(code);
    const place = this.source.placeInBody(start.line);
    const name = BLOCK_NAMES.find((one) => one === code.lang);
    if (!name) {
      const hint =
        didYouMean(code.lang || null, BLOCK_NAMES) ?? "text that is indented by four spaces becomes code too";
      const found = code.lang ? quote(code.lang) : "a block of code without a name";
      this.source.reportAt(place, `a block: ${BLOCK_NAMES.join(", ")}`, found, hint);
      return null;
    }
    const whole = sourceOf(code, this.source.body);
    // A line of ``` with a name starts a block, and so ends none.
    if (!/\n[`~]{3,}\s*$/.test(whole) || /\n```\w/.test(whole)) {
      this.source.reportAt(place, "a block that ends with a line of ```", "no such line");
      this.blocks.push({ name, block: null });
      return null;
    }
    const from = whole.indexOf("\n") + 1;
    const to = whole.trimEnd().lastIndexOf("\n") + 1;
    const offset = this.source.text.length - this.source.body.length + start.offset;
    const { file, text, faults } = this.source;
    // A fault of the whole block stands at its name.
    const fields = new Fields(file, text, faults, place);
    readYaml(fields, offset + from, offset + to, "block");
    const reader = new BlockReader(fields, this.sources, (markdown, path) => this.readInner(fields, markdown, path));
    const block = reader.read(name);
    this.usesRate ||= reader.usesRate;
    this.blocks.push({ name, block });
    return fields.isSound ? block : null;
  }

  read(): ReadText {
    const { source } = this;
    const { tree } = this.readPart(source.body, source.placeInBody);
    const codes = tree.children.filter((node) => node.type === "code");
    walk(tree, (node) => {
      if (node.type !== "code" || codes.includes(node)) return;
      const { line, column } = extentOf(node).start;
      const found = "a block within a list or a quote";
      source.reportAt(source.placeInBody(line, column), "a block by itself, with an empty line above it", found);
    });
    const lines = source.body.split("\n");
    for (const code of codes) {
      const { start, end } = extentOf(code);
      lines.fill("", start.line - 1, end.line);
    }
    this.readReferences(lines, source.placeInBody);
    const blocks = codes.map((code) => this.readBlock(code));

    const pieces = this.html(tree).flatMap((node): (RootContent | GuideBlock)[] => {
      if (node.type !== "element" || node.tagName !== "pre") return [node];
      const block = blocks.shift();
      return block ? [block] : [];
    });
    const { parts, references, usesRate } = this;
    return {
      text: splitSections(pieces),
      tree,
      parts,
      references: references.sort((a, b) => a.line - b.line || a.column - b.column),
      blocks: this.blocks,
      usesRate: usesRate || references.some(({ whole }) => showsRate(whole)),
    };
  }
}

/** Where a line and a column of a block's text stand in the file: YAML writes a long text below its mark, indented. */
function placeWithin(block: Fields, path: Path): Where {
  const start = block.placeOf(path);
  const lines = block.text.split("\n");
  if (!/^[|>]/.test(lines[start.line - 1]?.slice(start.column - 1) ?? "")) return () => start;
  const indent = /^ */.exec(lines[start.line] ?? "")?.[0].length ?? 0;
  return (line, column) => ({ line: start.line + line, column: indent + column });
}

/** Reads the Markdown below a file's front matter; what can't be read or stands for nothing is reported. */
export function readText(source: SourceFile, sources: Sources): ReadText {
  return new TextReader(source, sources).read();
}
