import {
  CATEGORY_NAMES,
  CREDIT_LEVELS,
  type IntroOffer,
  featuredCards,
  introLine,
  isSampleLink,
} from "../../../src/domain/cards/card";

test.each<[string, string, IntroOffer[], string | null]>([
  [
    "one offer for both uses stands with its length, its scope and the rate that follows",
    "19.74% - 28.49%",
    [{ apr: 0, months: 18, scope: ["purchases", "transfers"] }],
    "0% intro APR for 18 months on purchases and balance transfers, then 19.74% – 28.49% variable",
  ],
  [
    "offers of different length are named one by one",
    "18.24% - 28.99%",
    [
      { apr: 0, months: 21, scope: ["transfers"] },
      { apr: 0, months: 12, scope: ["purchases"] },
    ],
    "0% intro APR for 21 months on balance transfers and 12 months on purchases, then 18.24% – 28.99% variable",
  ],
  [
    "an offer for one use names no other, and its rate need not be zero",
    "26.15%",
    [{ apr: 2.99, months: 15, scope: ["transfers"] }],
    "2.99% intro APR for 15 months on balance transfers, then 26.15% variable",
  ],
  ["a card without an intro offer has no line", "26.99%", [], null],
])("%s", (_, apr, introOffers, line) => {
  const terms = { introOffers, transferFee: "unknown" as const, rewardsPercent: 0, creditLine: null };
  expect(introLine({ apr, terms })).toBe(line);
});

test("the home page shows the first three featured cards in the catalogue's order", () => {
  const cards = ["a", "b", "c", "d", "e", "f"].map((id) => ({ id, featured: id !== "b" }));
  expect(featuredCards(cards).map(({ id }) => id)).toEqual(["a", "c", "d"]);
  expect(featuredCards(cards.slice(0, 2)).map(({ id }) => id)).toEqual(["a"]);
});

test("only an anchor is a sample link", () => {
  expect(isSampleLink("#apply-citi-simplicity")).toBe(true);
  expect(isSampleLink("https://www.example.com/#apply")).toBe(false);
});

// The specification's, section 2.
test("the tiles and the credit choices are the specification's", () => {
  const names = ["Low APR", "0% Intro APR", "Balance Transfer", "Secured Cards", "Low APR + Rewards"];
  expect(Object.values(CATEGORY_NAMES)).toEqual(names);
  expect(CREDIT_LEVELS).toEqual(["Excellent", "Good", "Fair", "Limited"]);
});
