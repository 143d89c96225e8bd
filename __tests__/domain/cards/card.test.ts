import { CATEGORY_NAMES, CREDIT_LEVELS, featuredCards, isSampleLink } from "../../../src/domain/cards/card";

test("the home page shows the first three featured cards in the catalog's order", () => {
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
