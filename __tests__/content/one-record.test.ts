import { type ReactElement, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { openDataFiles } from "../../src/build/finish/open-data";
import { TermsTable } from "../../src/components/card-page/TermsTable";
import { CardPanel } from "../../src/components/cards/CardPanel";
import { CardTable } from "../../src/components/cards/CardTable";
import type { Content } from "../../src/content/content";
import { fillText } from "../../src/content/references/references";
import type { Card } from "../../src/domain/cards/card";
import { COMPARE_ROWS, compareCards } from "../../src/domain/catalog/compare";
import { rankCards } from "../../src/domain/costs/cost-ranking";
import { offerCosts } from "../../src/domain/catalog/offer-costs";
import { DEFAULT_OFFERS, listOffers } from "../../src/domain/catalog/offers";
import { offerOfCard } from "../../src/domain/debts/known-offers";
import { EXAMPLE_INPUTS } from "../../src/domain/visitor/visitor-inputs";
import { cardPageData } from "../../src/domain/site/structured-data";
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

/** The card's cells of /compare, each with its note. */
function compared(content: Content): string {
  const rows = COMPARE_ROWS.map((row) => compareCards(row, [cardIn(content)]));
  return rows.map(({ label, cells: [cell] }) => `${label}: ${cell?.text} (${cell?.note})`).join("\n");
}

function ranked({ cards }: Content): string {
  const { rows } = rankCards(cards, EXAMPLE_INPUTS);
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
    "the cards of /offers with an APR that starts under 18%",
    ({ cards }) => idsOf(listOffers(cards, { ...DEFAULT_OFFERS, category: "low-apr", more: true, sort: "apr" })),
    "first-tech-choice-rewards, wells-fargo-reflect",
    "first-tech-choice-rewards, citi-simplicity, wells-fargo-reflect",
  ],
  [
    "the list of /offers",
    (content) => drawn(createElement(CardPanel, { card: cardIn(content) })),
    "then 18.24–28.99% variable. Transfer fee: 3% or $5 (greater)",
    "then 16.49–26.49% variable. Transfer fee: 7% or $10 (greater)",
  ],
  [
    "the table of /offers",
    (content) => drawn(createElement(CardTable, { cards: [cardIn(content)], costs: null })),
    "then 18.24–28.99% variable. Transfer fee: 3% or $5 (greater)",
    "then 16.49–26.49% variable. Transfer fee: 7% or $10 (greater)",
  ],
  [
    "the source of the terms in the list",
    (content) => drawn(createElement(CardPanel, { card: cardIn(content) })),
    "Terms published February 2026",
    "Issuer’s page, March 2026",
  ],
  [
    "the table of a card's page",
    (content) => drawn(createElement(TermsTable, { card: cardIn(content) })).replace(/\s+/g, " "),
    "Balance transfer fee 3% or $5 (greater) published February 2026 by Card Weekly",
    "Balance transfer fee 7% or $10 (greater) issuer’s page, March 2026 3% or $5 (greater): published February 2026",
  ],
  [
    "a point of the card that names its fee",
    (content) => cardIn(content).pros.join("; "),
    "A balance transfer costs 3% or $5 (greater)",
    "A balance transfer costs 7% or $10 (greater)",
  ],
  ["the rate in /compare", compared, "Regular APR: 18.24–28.99% (Variable)", "Regular APR: 16.49–26.49% (Variable)"],
  [
    "the fee in /compare",
    compared,
    "Balance Transfer Fee: 3% or $5 (greater) ($150.00 on $5,000)",
    "Balance Transfer Fee: 7% or $10 (greater) ($350.00 on $5,000)",
  ],
  // $150 a month for 21 months pays $3,150 of $5,000 and the fee.
  [
    "what the card costs",
    ({ cards }) => JSON.stringify(offerCosts(cards, EXAMPLE_INPUTS).of.get(ID)),
    '"Still owed","value":"$2,000"',
    '"Still owed","value":"$2,200"',
  ],
  [
    "the ranking of the home page and the calculator",
    ranked,
    "citi-simplicity, wells-fargo-reflect, chase-slate-edge",
    "wells-fargo-reflect, citi-simplicity, chase-slate-edge",
  ],
  [
    "the offer that /debts knows",
    (content) => JSON.stringify(offerOfCard(cardIn(content), null)),
    '"feePercent":3,"feeMinimum":5,"isFeeUnknown":false,"introApr":0,"introMonths":21,"apr":28.99',
    '"feePercent":7,"feeMinimum":10,"isFeeUnknown":false,"introApr":0,"introMonths":21,"apr":26.49',
  ],
  [
    "a reference to the card",
    (content) => filled(`{card:${ID}.apr}, {card:${ID}.balanceTransferFee}`, content),
    "18.24–28.99%, 3% or $5 (greater)",
    "16.49–26.49%, 7% or $10 (greater)",
  ],
  ["a count of cards by their rate", (content) => filled("{count:cards.aprLow<18} cards", content), "four", "five"],
  [
    "a transfer worked out",
    (content) => filled(`{transfer:5000,24.99,245.24,${ID}:fee}`, content),
    "$150.00",
    "$350.00",
  ],
  ["the month of the terms", (content) => filled("{asOf:cards}", content), "to February 2026", "to March 2026"],
  [
    "the data for search engines",
    (content) => JSON.stringify(cardPageData(cardIn(content), content.site)),
    '"minValue":18.24,"maxValue":28.99',
    '"minValue":16.49,"maxValue":26.49',
  ],
  [
    "the open data",
    (content) => openData(content, "/data/cards.json").replace(/\s+/g, ""),
    '"range":{"from":18.24,"to":28.99}',
    '"range":{"from":16.49,"to":26.49}',
  ],
])("%s follows a new statement", (_, read, was, is) => {
  expect(read(before)).toContain(was);
  expect(read(before)).not.toContain(is);
  expect(read(after)).toContain(is);
});

test("what the new statement leaves out stays as the one before says it", () => {
  const { purchaseApr: _rate, transferFee: _fee, ...others } = cardIn(before).terms;
  expect(cardIn(after).terms).toMatchObject(others);
});
