import type { Root as HtmlRoot, RootContent } from "hast";
import { toHast } from "mdast-util-to-hast";
import type { GuideBlock } from "../../domain/guides/guide-block";
import { type Sections, splitSections } from "../../domain/guides/sections";
import type { BlockName } from "../schema/block-schemas";
import { BlockReader, blockName } from "./blocks";
import type { Complaint, Fault } from "../fault";
import { type Code, type MarkdownPart, linesOf, nodeFaults, treeOf, walk } from "../rules/markdown-rules";
import { type Place, extentOf } from "./place";
import {
  type Reference,
  type Sources,
  braceComplaints,
  fillReferences,
  isValue,
  referencesIn,
  resolve,
} from "../references/references";
import type { Value } from "../references/resolution";
import { type SourceFile, readBlockYaml } from "./source-file";

/** A reference that stands for something, with its place in the file. */
export type PlacedReference = Reference & Place & { value: Value };

/** A text as it was read: what is drawn, what is wrong, and what the rules for guides look at. */
export type ReadText = {
  text: Sections;
  faults: Fault[];
  /** All Markdown that was read: that around the blocks, then that within each. */
  parts: MarkdownPart[];
  /** In the order in which they stand in the file. */
  references: PlacedReference[];
  blocks: { name: BlockName; block: GuideBlock | null; line: number }[];
  /** Whether a rate of the catalogue is shown. */
  usesRate: boolean;
};

type Where = MarkdownPart["where"];

function isRoot(tree: unknown): tree is HtmlRoot {
  return typeof tree === "object" && tree !== null && "type" in tree && tree.type === "root";
}

/** A character that Markdown could read as a mark. */
const MARK = /[\\`*_[\]<>|~]/g;

const TERM_ADDRESS = "term:";

/** How a value stands in Markdown: its characters as they are, a term as a link to itself. */
function inMarkdown({ text, term }: Value): string {
  const words = text.replace(MARK, "\\$&");
  return term ? `[${words}](${TERM_ADDRESS}${term.id})` : words;
}

/** Reads one file's Markdown: the text around the blocks, the blocks, and the Markdown within the blocks. */
class TextReader {
  readonly faults: Fault[] = [];
  readonly parts: MarkdownPart[] = [];
  readonly references: PlacedReference[] = [];
  readonly blocks: ReadText["blocks"] = [];
  usesRate = false;

  constructor(
    private readonly source: SourceFile,
    private readonly sources: Sources,
    private readonly guides: ReadonlySet<string>,
  ) {}

  private complain(place: Place, complaint: Complaint, field = ""): void {
    this.faults.push({ file: this.source.file, ...place, field, ...complaint });
  }

  /**
   * Takes out where each part stood, and makes what Markdown has no mark for: a `dfn` of each term, which nothing else
   * makes, and of a table row's first cell the header of the row.
   */
  private finish(node: HtmlRoot | RootContent): void {
    delete node.position;
    if (node.type === "element" && node.tagName === "a") {
      const address = String(node.properties.href);
      const term = this.sources.catalogue?.terms?.find(({ id }) => address === TERM_ADDRESS + id);
      if (term) Object.assign(node, { tagName: "dfn", properties: { id: term.id, title: term.definition } });
    }
    if (node.type === "element" && node.tagName === "tbody") {
      for (const row of node.children) {
        const first = "children" in row ? row.children.find((cell) => cell.type === "element") : undefined;
        if (first) Object.assign(first, { tagName: "th", properties: { ...first.properties, scope: "row" } });
      }
    }
    if ("children" in node) for (const child of node.children) this.finish(child);
  }

  private html(markdown: string): RootContent[] {
    const html: unknown = toHast(treeOf(fillReferences(markdown, this.sources, inMarkdown)));
    if (!isRoot(html)) return [];
    this.finish(html);
    return html.children;
  }

  private readReferences(lines: readonly string[], where: Where): void {
    lines.forEach((text, index) => {
      for (const reference of referencesIn(text)) {
        const place = where(index + 1, reference.offset + 1);
        const value = resolve(reference, this.sources);
        if (!isValue(value)) this.complain(place, value.complaint);
        else this.references.push({ ...reference, ...place, value });
      }
      for (const { offset, complaint } of braceComplaints(text)) {
        this.complain(where(index + 1, offset + 1), complaint);
      }
    });
  }

  private readPart(part: MarkdownPart): void {
    this.parts.push(part);
    this.faults.push(...nodeFaults(part, this.guides, this.source.file));
  }

  /** The Markdown of a block's field: a text without blocks of its own. */
  private readInner(block: SourceFile, markdown: string, path: (string | number)[]): RootContent[] {
    const where = placeWithin(block, path);
    this.readPart({ markdown, where });
    walk(treeOf(markdown), (node) => {
      if (node.type !== "code" && node.type !== "heading") return;
      const { line, column } = extentOf(node).start;
      this.complain(where(line, column), {
        expected: "paragraphs, lists or a table within a block",
        found: node.type === "code" ? "a block of code" : "a heading",
      });
    });
    this.readReferences(markdown.split("\n"), where);
    return this.html(markdown);
  }

  private readBlock(code: Code): GuideBlock | null {
    const { start, end } = extentOf(code);
    const line = this.source.bodyLine + start.line - 1;
    const name = blockName(code.lang);
    if (typeof name !== "string") {
      this.complain({ line, column: 1 }, name);
      return null;
    }
    const offset = this.source.text.length - this.source.body.length;
    const whole = this.source.body.slice(start.offset, end.offset);
    if (!/\n[`~]{3,}\s*$/.test(whole)) {
      this.complain({ line, column: 1 }, { expected: "a block that ends with a line of ```", found: "no such line" });
      return null;
    }
    const from = whole.indexOf("\n") + 1;
    const to = whole.trimEnd().lastIndexOf("\n") + 1;
    const bodyStart = offset + start.offset;
    const yaml = readBlockYaml(this.source, bodyStart + from, bodyStart + to);
    const reader = new BlockReader(yaml, this.sources, (markdown, path) => this.readInner(yaml, markdown, path));
    const block = reader.read(name);
    this.faults.push(...reader.faults);
    this.usesRate ||= reader.usesRate;
    this.blocks.push({ name, block, line });
    return reader.faults.length > 0 ? null : block;
  }

  read(): ReadText {
    const { source } = this;
    const where: Where = (line, column) => ({ line: source.bodyLine + line - 1, column });
    this.readPart({ markdown: source.body, where });
    const tree = treeOf(source.body);
    const codes = tree.children.filter((node): node is Code => node.type === "code");
    walk(tree, (node) => {
      if (node.type !== "code" || codes.includes(node)) return;
      const { line, column } = extentOf(node).start;
      this.complain(where(line, column), {
        expected: "a block by itself, with an empty line above it",
        found: "a block within a list or a quote",
      });
    });
    const inBlocks = new Set(codes.flatMap(linesOf));
    const lines = source.body.split("\n").map((text, index) => (inBlocks.has(index + 1) ? "" : text));
    this.readReferences(lines, where);
    const blocks = codes.map((code) => this.readBlock(code));

    const pieces = this.html(source.body).flatMap((node): (RootContent | GuideBlock)[] => {
      if (node.type !== "element" || node.tagName !== "pre") return [node];
      const block = blocks.shift();
      return block ? [block] : [];
    });
    const { faults, parts, references, usesRate } = this;
    return {
      text: splitSections(pieces),
      faults,
      parts,
      references: references.sort((a, b) => a.line - b.line || a.column - b.column),
      blocks: this.blocks,
      usesRate: usesRate || references.some(({ value }) => value.usesRate),
    };
  }
}

/** Where a line and a column of a block's text stand in the file: YAML writes a long text below its mark, indented. */
function placeWithin(block: SourceFile, path: readonly (string | number)[]): Where {
  const start = block.placeOf(path);
  const lines = block.text.split("\n");
  if (!/^[|>]/.test(lines[start.line - 1]?.slice(start.column - 1) ?? "")) return () => start;
  const indent = /^ */.exec(lines[start.line] ?? "")?.[0].length ?? 0;
  return (line, column) => ({ line: start.line + line, column: indent + column });
}

/** Reads the Markdown below a file's front matter. `guides` are the names of all guides. */
export function readText(source: SourceFile, sources: Sources, guides: ReadonlySet<string>): ReadText {
  return new TextReader(source, sources, guides).read();
}
