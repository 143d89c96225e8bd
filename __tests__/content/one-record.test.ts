import { type ReactElement, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { openDataFiles } from "../../src/build/finish/open-data";
import { CardPanel } from "../../src/components/cards/CardPanel";
import type { Content } from "../../src/content/content";
import { fillText } from "../../src/content/references/references";
import type { Card } from "../../src/domain/cards/card";
import { rankCards } from "../../src/domain/costs/cost-ranking";
import { DEFAULT_OFFERS, listOffers } from "../../src/domain/catalog/offers";
import { exampleFor } from "../../src/domain/visitor/visitor-inputs";
import { CATALOG, edited } from "../support/catalog";
import { contentOf } from "../support/checked-content";
import { partsOf } from "../support/content-parts";

/** One statement more in one card's file, and everything that is made from the record follows it. */

const ID = "citi-simplicity";

/** The issuer's own page of the month after the publication's states another rate and another fee, and nothing else. */
const AFTER = edited(CATALOG, {
  file: `data/cards/${ID}.json`,
  from: '"statements": [',
  to: `"statements": [{
    "by": "issuer", "url": "https://www.citi.com/terms", "asOf": "2026-03",
    "terms": { "purchaseApr": { "range": { "from": 16.49, "to": 26.49 } }, "transferFee": { "percent": 7, "minimum": 10 } }
  },`,
});

const [before, after] = [contentOf(CATALOG), contentOf(AFTER)];

const cardIn = (content: Content) => partsOf(content).cardOf(ID);
const idsOf = (cards: readonly Card[]) => cards.map(({ id }) => id).join(", ");
const drawn = (component: ReactElement) => renderToStaticMarkup(component).replace(/<[^>]+>/g, " ");

function ranked({ cards }: Content): string {
  const { rows } = rankCards(cards, exampleFor("balance", null));
  return rows.map(({ card }) => card.id).join(", ");
}

function filled(text: string, { site, cards, terms, surveys: [survey] }: Content): string {
  const catalog = { cards, guides: 5, terms, survey: survey ?? null };
  return fillText(text, { ...site, paths: new Set(), catalog }).text;
}

const openData = ({ cards, site }: Content, address: string) =>
  openDataFiles({ site, cards, surveys: [], history: [] })[address] ?? "";

test.each<[string, read: (content: Content) => unknown, was: string, is: string]>([
  [
    "the order of /offers by APR",
    ({ cards }) => idsOf(listOffers(cards, { ...DEFAULT_OFFERS, sort: "apr" })),
    "wells-fargo-reflect, penfed-platinum-rewards, citi-simplicity",
    "citi-simplicity, wells-fargo-reflect, penfed-platinum-rewards",
  ],
  [
    "the list of /offers",
    (content) => drawn(createElement(CardPanel, { card: cardIn(content) })),
    "then 18.24–28.99% variable. Transfer fee: 3% or $5 (greater)",
    "then 16.49–26.49% variable. Transfer fee: 7% or $10 (greater)",
  ],
  [
    "a point of the card that names its fee",
    (content) => cardIn(content).pros.join("; "),
    "A balance transfer costs 3% or $5 (greater)",
    "A balance transfer costs 7% or $10 (greater)",
  ],
  [
    "the ranking of the home page and the calculator",
    ranked,
    "citi-simplicity, wells-fargo-reflect, chase-slate-edge",
    "wells-fargo-reflect, chase-slate-edge, citi-simplicity",
  ],
  [
    "a reference to the card",
    (content) => filled(`{card:${ID}.apr}, {card:${ID}.balanceTransferFee}`, content),
    "18.24–28.99%, 3% or $5 (greater)",
    "16.49–26.49%, 7% or $10 (greater)",
  ],
  ["the month of the terms", (content) => filled("{asOf:cards}", content), "to February 2026", "to March 2026"],
  [
    "the open data",
    (content) => openData(content, "/data/cards.json").replace(/\s+/g, ""),
    '"range":{"from":18.24,"to":28.99}',
    '"range":{"from":16.49,"to":26.49}',
  ],
])("reads %s from a new statement", (_, read, was, is) => {
  expect(read(before)).toContain(was);
  expect(read(before)).not.toContain(is);
  expect(read(after)).toContain(is);
});

test("keeps what the new statement leaves out", () => {
  const { purchaseApr: _rate, transferFee: _fee, ...others } = cardIn(before).terms;
  expect(cardIn(after).terms).toMatchObject(others);
});
