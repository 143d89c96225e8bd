import type { Element, Nodes, RootContent } from "hast";
import type { CalloutKind, ChartUnit } from "../../schema/vocabulary";
import type { BalanceLine } from "../charts/balance-chart";

/** A callout says what it is in words, never by color or sign alone. */
export const CALLOUT_NAMES: Record<CalloutKind, string> = {
  mistake: "Common mistake",
  law: "The law",
  tip: "Tip",
  note: "Note",
};

export type CalloutBlock = { kind: "callout"; callout: CalloutKind; title: string | null; text: RootContent[] };
export type ExampleBlock = {
  kind: "example";
  title: string;
  rows: { label: string; value: string }[];
  text: RootContent[];
};
type Bar = { label: string; value: number; text: string };
export type BarChartBlock = { kind: "bars"; title: string; description: string; unit: ChartUnit; bars: Bar[] };
export type LineChartBlock = { kind: "balance"; title: string; description: string; lines: BalanceLine[] };
export type CardsTableBlock = {
  kind: "cards";
  title: string;
  /** The month, or the day, of the oldest regular APR in it, in ISO form. */
  asOf: string;
  cards: { id: string; name: string }[];
  rows: { label: string; cells: { text: string; isEstimate: boolean }[] }[];
};

export type GuideBlock = CalloutBlock | ExampleBlock | BarChartBlock | LineChartBlock | CardsTableBlock;

export type RunningText = { kind: "text"; nodes: RootContent[] };

export type GuidePart = RunningText | GuideBlock;

/** A text, cut at its headings of level 2. */
export type GuideSection = { id: string; title: string; parts: GuidePart[] };
export type Sections = { intro: GuidePart[]; sections: GuideSection[] };

export function textOfElement(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOfElement).join("") : "";
}

function isBlock(piece: RootContent | GuideBlock): piece is GuideBlock {
  return "kind" in piece;
}

function isHeading(node: RootContent): node is Element {
  return node.type === "element" && node.tagName === "h2";
}

function isSpace(node: RootContent): boolean {
  return node.type === "text" && node.value.trim() === "";
}

function add(parts: GuidePart[], piece: RootContent | GuideBlock): void {
  const last = parts.at(-1);
  if (isBlock(piece)) parts.push(piece);
  else if (last?.kind === "text") last.nodes.push(piece);
  else if (!isSpace(piece)) parts.push({ kind: "text", nodes: [piece] });
}

/** Ids that a page of text has already, and that a heading such as "Sources" would have, too: it gets `sources-1`. */
const PAGE_IDS = ["main", "site-menu", "sources", "ad-choice"];

/** Makes an id of a heading, as GitHub does, that no other on the page has: "Fees & rates" is `fees--rates`. */
function slugOf(title: string, taken: Set<string>): string {
  const slug = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_ -]/gu, "")
    .replaceAll(" ", "-");
  let id = slug;
  for (let count = 1; taken.has(id); count += 1) id = `${slug}-${count}`;
  taken.add(id);
  return id;
}

export function splitSections(pieces: readonly (RootContent | GuideBlock)[]): Sections {
  const taken = new Set(PAGE_IDS);
  const intro: GuidePart[] = [];
  const sections: GuideSection[] = [];
  for (const piece of pieces) {
    if (!isBlock(piece) && isHeading(piece)) {
      const title = textOfElement(piece);
      sections.push({ id: slugOf(title, taken), title, parts: [] });
    } else {
      add(sections.at(-1)?.parts ?? intro, piece);
    }
  }
  return { intro, sections };
}
