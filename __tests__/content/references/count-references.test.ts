import { fillReferences } from "../../../src/content/references/references";
import { CARDS } from "../../support/fixture";
import { problemOf, sourcesWith } from "../../support/references";

const SOURCES = sourcesWith({ guides: 15 });
const fill = (text: string, sources = SOURCES) => fillReferences(text, sources);

/** What is wrong with a reference, in one line. */
function slip(text: string): string {
  const { expected, found, hint } = problemOf(text, SOURCES) ?? {};
  return `${expected}, found ${found}${hint ? `; ${hint}` : ""}`;
}

test.each([
  ["{count:cards} cards, {Count:guides} guides", "seven cards, Fifteen guides"],
  ["{count:cards.category=secured}", "one"],
  ["{count:cards.issuer=Nobody}", "no"],
  ["{count:cards.featured=true}", "three"],
  ["{Count:cards.aprLow<18:4}", "Four"],
  ["{count:cards.lowestScore>669}", "six"],
  ["{claim:usaa-rate-advantage.aprLow < others|lower than any other}", "lower than any other"],
  ["{claim:usaa-rate-advantage.aprLow < most|lower than usual}", "lower than usual"],
  ["All {count:cards.annualFee=0:all} cards", "All seven cards"],
])("%s says %s", (text, shown) => {
  expect(fill(text)).toBe(shown);
});

test.each([
  [
    "{count:cards.category=low-apr:all}",
    expect.stringMatching(
      /^all cards with category=low-apr, found all but chase-slate-edge, .*; the sentence says all: rewrite it/,
    ),
  ],
  [
    "{count:cards.category=secured:2}",
    "2 cards with category=secured, found 1: discover-it-secured; the sentence says 2: rewrite it, then change what follows the colon",
  ],
  [
    "{count:cards.aprlow<18}",
    'a fact that cards are counted by: aprLow, aprHigh, annualFee, foreignFee, lowestScore, purchaseMonths, transferMonths, category, featured, issuer, found "aprlow"; did you mean "aprLow"?',
  ],
  [
    "{count:cards.issuer=Nobody:1}",
    "1 cards with issuer=Nobody, found 0: none; the sentence says 1: rewrite it, then change what follows the colon",
  ],
  ["{count:cards.aprLow<low}", 'a number to compare with, found "low"'],
  [
    "{claim:citi-simplicity.aprLow < others|lower than any other}",
    expect.stringMatching(
      /^words that are true: aprLow < others, found "lower than any other"; citi-simplicity has aprLow 18\.24, and .*usaa-rate-advantage has/,
    ),
  ],
  [
    "{claim:citi-simplicity.apr < others|lower}",
    expect.stringMatching(/^a figure that cards are compared by: aprLow, .* found "apr"/),
  ],
  [
    "{claim:usaa is the lowest|lower}",
    expect.stringMatching(/^a claim such as \{claim:.*found "usaa is the lowest\|lower"$/),
  ],
  ["{count:pages}", expect.stringContaining('found "pages"')],
  ["{count:cards.}", expect.stringContaining('found ""')],
  ["{asOf:guides}", 'a day such as 2026-09-17, a month such as 2026-05, or {asOf:cards}, found "guides"'],
])("%s is a slip", (text, message) => {
  expect(slip(text)).toEqual(message);
});

test("a card that is a draft counts in no sentence, and makes none untrue", () => {
  const [card] = CARDS;
  if (!card) throw new Error("There is no card.");
  const draft = { ...card, draft: true, terms: { ...card.terms, annualFee: 95 } };
  const text = "{count:cards} cards, {count:cards.annualFee=0:all}";
  expect(fill(text, sourcesWith({ cards: [...CARDS, draft] }))).toBe(fill(text));
});

test("a number beyond twenty stands in figures", () => {
  const many = Array.from({ length: 21 }, () => CARDS).flatMap((cards) => cards.slice(0, 1));
  expect(fill("{count:cards}", sourcesWith({ cards: many }))).toBe("21");
});

test("the months of the terms are the first and the last, where they differ", () => {
  expect(fill("{asOf:cards}")).toBe("January 2025 to February 2026");
  const cards = CARDS.filter(({ id }) => id !== "first-tech-choice-rewards");
  expect(fill("{asOf:cards}", sourcesWith({ cards }))).toBe("February 2026");
});
