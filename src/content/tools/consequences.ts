import { personPaying } from "../../domain/cards/card-cost";
import type { Card } from "../../domain/cards/card";
import { rankCards } from "../../domain/cards/cost-ranking";
import type { Sections } from "../../domain/guides/sections";
import { pathOfPage } from "../../domain/site/page-path";
import { EXAMPLE_NUMBERS } from "../../domain/numbers/numbers";
import { formatDollars } from "../../domain/text/format";
import { PAGE_NAMES } from "../../schema/page-schemas";
import { sentencesIn } from "../../schema/sentences";
import { ROUTES, cardPath, guidePath } from "../../site/routes";
import type { Content } from "../gate";
import { pathOfText } from "../read/folders";
import { textsIn } from "../read/texts-in";
import type { TextChange } from "./page-texts";
import { linesOfPart } from "./part-lines";

/** What readers find changed on the pages, wherever a figure comes from: an editor sees it before saving. */

/** What a reader reads in one place. */
type Place = { path: string; lines: readonly string[] };

function placesOfText({ intro, sections }: Sections, path: string): Place[] {
  return [
    { path, lines: intro.flatMap(linesOfPart) },
    ...sections.map(({ id, parts }) => ({ path: `${path}#${id}`, lines: parts.flatMap(linesOfPart) })),
  ];
}

/** Each card's place by its cost, for the example that the home page shows to whoever has typed nothing. */
function placesOfRanking(cards: readonly Card[]): Place[] {
  return rankCards(cards, personPaying(EXAMPLE_NUMBERS)).rows.map(({ card, low, high }, index) => {
    const [least, most] = [formatDollars(low.totalCost), formatDollars(high.totalCost)];
    const cost = least === most ? least : `${least} to ${most}`;
    return { path: cardPath(card.id), lines: [`${card.name}: place ${index + 1} by cost, ${cost}`] };
  });
}

/** The parts of `data/site.json` that no reader reads as they stand there: days, orders, names of hosts. */
const UNREAD = ["asOf", "security", "cardOrder", "formerCards", "guideOrder", "primarySources", "forms"];

const linesOf = (data: unknown) => textsIn(data).map(({ text }) => text);

function placesOf({ site: { help, ...site }, texts, cards, guides, pages }: Content): Place[] {
  const settings = Object.entries(site).filter(([name]) => !UNREAD.includes(name));
  return [
    ...placesOfRanking(cards),
    ...guides.flatMap(({ name, title, excerpt, inShort, text }) => {
      const path = guidePath(name);
      return [{ path, lines: [title, excerpt, inShort].flatMap(sentencesIn) }, ...placesOfText(text, path)];
    }),
    ...pages.flatMap(({ name, text }) => placesOfText(text, pathOfText(`data/pages/${name}.md`))),
    // Those of every card's page are read on the first one's, and what stands on several pages on the home page.
    ...PAGE_NAMES.map((name) => ({
      path: pathOfPage(name) ?? cardPath(cards[0]?.id ?? ""),
      lines: linesOf(texts[name]),
    })),
    { path: ROUTES.home.path, lines: linesOf(settings) },
    { path: ROUTES.calculator.path, lines: linesOf(help) },
  ];
}

/** All that is read at each address. */
function linesByPath(content: Content): Map<string, readonly string[]> {
  const all = new Map<string, readonly string[]>();
  for (const { path, lines } of placesOf(content)) all.set(path, [...(all.get(path) ?? []), ...lines]);
  return all;
}

/** Everything that reads differently in two states of the content, as "before → after" in the order of the pages. */
export function consequencesOf(before: Content, after: Content): TextChange[] {
  const [old, now] = [linesByPath(before), linesByPath(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((path) => {
    const [left, right] = [old.get(path) ?? [], now.get(path) ?? []];
    // What changed keeps its order, so the first line that is gone stands beside the first that came.
    const gone = left.filter((line) => !right.includes(line));
    const come = right.filter((line) => !left.includes(line));
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => ({
      path,
      before: gone[index] ?? null,
      after: come[index] ?? null,
    }));
  });
}
