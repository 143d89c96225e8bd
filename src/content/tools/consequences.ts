import type { Nodes } from "hast";
import { personPaying } from "../../domain/cards/card-cost";
import type { Card } from "../../domain/cards/card";
import { rankCards } from "../../domain/cards/cost-ranking";
import type { GuidePart } from "../../domain/guides/guide-block";
import { type Sections, textOf } from "../../domain/guides/sections";
import type { BalanceLine } from "../../domain/charts/balance-chart";
import { pathOfPage } from "../../domain/site/page-path";
import { EXAMPLE_NUMBERS } from "../../domain/numbers/numbers";
import { formatDollars, formatMonths } from "../../domain/text/format";
import { PAGE_NAMES } from "../../schema/page-schemas";
import { sentencesIn } from "../../schema/sentences";
import { ROUTES, cardPath, guidePath } from "../../site/routes";
import type { Content } from "../gate";
import { pathOfText } from "../read/folders";
import { textsIn } from "../read/texts-in";

/** What readers find changed on the pages, wherever a figure comes from: an editor sees it before saving. */

export type Consequence = {
  /** The address of the place, such as `/guides/improve-credit-score#what-counts`. */
  path: string;
  what: "sentence" | "figure" | "chart" | "table" | "ranking";
  /** Null for what is new. */
  before: string | null;
  /** Null for what is gone. */
  after: string | null;
};

/** One thing that a reader reads in one place. */
type Spot = Pick<Consequence, "path" | "what"> & { text: string };

const YEAR = 12;

/** A line of a chart, as its end and a point within it tell it. */
function lineText({ label, end, balances }: BalanceLine): string {
  const paid = end === null ? "never paid off" : `paid off after ${formatMonths(end)}`;
  return `${label}: ${paid}, ${formatDollars(balances[YEAR] ?? 0)} owed after a year`;
}

/** The sentences of a running text, and the rows of its tables: a cell alone does not say what its figure is of. */
function spotsOfNode(node: Nodes, path: string): Spot[] {
  if (node.type === "element" && node.tagName === "tr") {
    const cells = node.children.filter(({ type }) => type === "element").map(textOf);
    return [{ path, what: "table", text: cells.join(", ") }];
  }
  if (node.type === "element" && ["table", "thead", "tbody"].includes(node.tagName)) {
    return node.children.flatMap((child) => spotsOfNode(child, path));
  }
  return sentencesIn(textOf(node)).map((text) => ({ path, what: "sentence", text }));
}

function spotsOfPart(part: GuidePart, path: string): Spot[] {
  const sentences = (nodes: readonly Nodes[]) => nodes.flatMap((node) => spotsOfNode(node, path));
  switch (part.kind) {
    case "text":
      return sentences(part.nodes);
    case "callout":
      return sentences(part.text);
    case "example":
      return [
        ...part.rows.map(({ label, value }) => ({ path, what: "figure" as const, text: `${label}: ${value}` })),
        ...sentences(part.text),
      ];
    case "bars":
      return part.bars.map(({ label, text }) => ({ path, what: "chart", text: `${part.title}, ${label}: ${text}` }));
    case "balance":
      return part.lines.map((line) => ({ path, what: "chart", text: `${part.title}, ${lineText(line)}` }));
    case "cards":
      return part.rows.flatMap(({ label, cells }) =>
        cells.map(({ text }, index) => ({
          path,
          what: "table" as const,
          text: `${part.cards[index]?.name ?? ""}, ${label}: ${text}`,
        })),
      );
  }
}

function spotsOfText({ intro, sections }: Sections, path: string): Spot[] {
  return [
    ...intro.flatMap((part) => spotsOfPart(part, path)),
    ...sections.flatMap(({ id, parts }) => parts.flatMap((part) => spotsOfPart(part, `${path}#${id}`))),
  ];
}

/** What a guide's readers meet outside of its text. */
function spotsOfHead({ title, excerpt, inShort }: Content["guides"][number], path: string): Spot[] {
  return [title, ...sentencesIn(excerpt), ...sentencesIn(inShort)].map((text) => ({ path, what: "sentence", text }));
}

/** Each card's place by its cost, for the example that the home page shows to whoever has typed nothing. */
function spotsOfRanking(cards: readonly Card[]): Spot[] {
  const rows = rankCards(cards, personPaying(EXAMPLE_NUMBERS)).rows;
  return rows.map((row, index): Spot => {
    const [low, high] = [formatDollars(row.low.totalCost), formatDollars(row.high.totalCost)];
    const text = `${row.card.name}: place ${index + 1}, ${low === high ? low : `${low} to ${high}`}`;
    return { path: cardPath(row.card.id), what: "ranking", text };
  });
}

/** The parts of `data/site.json` that no reader reads as they stand there: days, orders, names of hosts. */
const UNREAD = ["asOf", "security", "cardOrder", "guideOrder", "primarySources", "forms"];

function spotsOf({ site, texts, cards, guides, pages }: Content): Spot[] {
  return [
    ...spotsOfRanking(cards),
    ...guides.flatMap((guide) => {
      const path = guidePath(guide.name);
      return [...spotsOfHead(guide, path), ...spotsOfText(guide.text, path)];
    }),
    ...pages.flatMap(({ name, text }) => spotsOfText(text, pathOfText(`data/pages/${name}.md`))),
    ...PAGE_NAMES.flatMap((name) => {
      // Those of every card's page are read on the first one's.
      const path = pathOfPage(name) ?? cardPath(cards[0]?.id ?? "");
      return textsIn(texts[name]).map(({ text }): Spot => ({ path, what: "sentence", text }));
    }),
    ...textsIn(site).flatMap(({ path: [name], text }): Spot[] => {
      // What stands on several pages is read on the home page.
      const path = name === "help" ? ROUTES.calculator.path : ROUTES.home.path;
      return UNREAD.includes(String(name)) ? [] : [{ path, what: "sentence", text }];
    }),
  ];
}

const keyOf = ({ path, what, text }: Spot) => JSON.stringify([path, what, text]);

function without(spots: readonly Spot[], others: readonly Spot[]): Spot[] {
  const known = new Set(others.map(keyOf));
  return spots.filter((spot) => !known.has(keyOf(spot)));
}

/** Everything that reads otherwise in two states of the content, as "before → after" in the order of the pages. */
export function consequencesOf(before: Content, after: Content): Consequence[] {
  const [old, now] = [spotsOf(before), spotsOf(after)];
  const [gone, come] = [without(old, now), without(now, old)];
  // What changed in one place keeps its order there, so the first that is gone stands beside the first that came.
  const inPlace = (spots: readonly Spot[], { path, what }: Spot) =>
    spots.filter((spot) => spot.path === path && spot.what === what);
  const places = new Map([...come, ...gone].map((spot) => [`${spot.path} ${spot.what}`, spot]));
  return [...places.values()].flatMap((spot) => {
    const [left, right] = [inPlace(gone, spot), inPlace(come, spot)];
    return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => ({
      path: spot.path,
      what: spot.what,
      before: left[index]?.text ?? null,
      after: right[index]?.text ?? null,
    }));
  });
}
