import { CARDS } from "../../support/fixture";
import { filled, problemOf, referencesWith } from "../../support/references";

const SOURCES = referencesWith({ guides: 15 });
const fill = (text: string, sources = SOURCES) => filled(text, sources);

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
  ["{Count:cards.aprLow<18}", "Four"],
  ["{count:cards.aprLow<low-apr}", "four"],
  ["{count:cards.lowestScore>669}", "six"],
  ["{count:cards.annualFee=0}", "seven"],
])("%s says %s", (text, shown) => {
  expect(fill(text)).toBe(shown);
});

test.each([
  [
    "{count:cards.aprlow<18}",
    'cards, guides, or cards by a fact, such as cards.aprLow<18 or cards.category=secured, found "aprlow"; did you mean "aprLow"?',
  ],
  ["{count:cards.category=secured:2}", expect.stringContaining('found ""')],
  ["{count:cards.aprLow<low}", 'a number to compare with, found "low"'],
  ["{count:pages}", expect.stringContaining('found "pages"')],
  ["{count:cards.}", expect.stringContaining('found ""')],
  ["{asOf:guides}", 'a day such as 2026-09-17, a month such as 2026-05, or {asOf:cards}, found "guides"'],
])("%s is a slip", (text, message) => {
  expect(slip(text)).toEqual(message);
});

test("a number beyond twenty stands in figures", () => {
  const many = Array.from({ length: 21 }, () => CARDS).flatMap((cards) => cards.slice(0, 1));
  expect(fill("{count:cards}", referencesWith({ cards: many }))).toBe("21");
});

test("the months of the terms are the first and the last, where they differ", () => {
  expect(fill("{asOf:cards}")).toBe("January 2025 to February 2026");
  const cards = CARDS.filter(({ id }) => id !== "first-tech-choice-rewards");
  expect(fill("{asOf:cards}", referencesWith({ cards }))).toBe("February 2026");
});
