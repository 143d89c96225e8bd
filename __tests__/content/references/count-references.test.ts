import { CARDS } from "../../support/fixture";
import { filled, problemOf, referencesWith } from "../../support/references";

const SOURCES = referencesWith({ guides: 15 });
const fill = (text: string, sources = SOURCES) => filled(text, sources);

function slip(text: string): string {
  const { expected, found, hint } = problemOf(text, SOURCES) ?? {};
  return `${expected}, found ${found}${hint ? `; ${hint}` : ""}`;
}

test.each([
  ["{count:cards} cards, {Count:guides} guides", "seven cards, Fifteen guides"],
  ["{count:cards.category=secured}", "one"],
  ["{count:cards.featured=true}", "three"],
  ["{Count:cards.aprLow<18}", "Four"],
  ["{count:cards.aprLow<low-apr}", "four"],
  ["{count:cards.lowestScore>669}", "six"],
])("fills %s as %s", (text, shown) => {
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
  ["{asOf:guides}", 'a day such as 2026-09-17, a month such as 2026-05, or {asOf:cards}, found "guides"'],
])("refuses %s", (text, message) => {
  expect(slip(text)).toEqual(message);
});

test("writes a number beyond twenty in figures", () => {
  const many = Array.from({ length: 21 }, () => CARDS).flatMap((cards) => cards.slice(0, 1));
  expect(fill("{count:cards}", referencesWith({ cards: many }))).toBe("21");
});

test("names the first and the last month of the terms, where they differ", () => {
  expect(fill("{asOf:cards}")).toBe("January 2025 to February 2026");
  const cards = CARDS.filter(({ id }) => id !== "first-tech-choice-rewards");
  expect(fill("{asOf:cards}", referencesWith({ cards }))).toBe("February 2026");
});
