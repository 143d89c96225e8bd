import {
  CATEGORY_NAMES,
  CREDIT_LEVELS,
  type IntroOffer,
  coveredText,
  featuredCards,
  introLine,
  isSampleLink,
  regularAprText,
} from "../../src/domain/card";

function withOffers(apr: string, introOffers: IntroOffer[]) {
  return { apr, terms: { introOffers, transferFee: "unknown" as const, rewardsPercent: 0, creditLine: null } };
}

test("one offer for both uses stands with its length, its scope and the rate that follows", () => {
  expect(introLine(withOffers("19.74% - 28.49%", [{ apr: 0, months: 18, scope: ["purchases", "transfers"] }]))).toBe(
    "0% intro APR for 18 months on purchases and balance transfers, then 19.74% – 28.49% variable",
  );
});

test("offers of different length are named one by one", () => {
  expect(
    introLine(
      withOffers("18.24% - 28.99%", [
        { apr: 0, months: 21, scope: ["transfers"] },
        { apr: 0, months: 12, scope: ["purchases"] },
      ]),
    ),
  ).toBe("0% intro APR for 21 months on balance transfers and 12 months on purchases, then 18.24% – 28.99% variable");
});

test("an offer for one use names no other, and its rate need not be zero", () => {
  expect(introLine(withOffers("11.15% - 26.15%", [{ apr: 2.99, months: 15, scope: ["transfers"] }]))).toBe(
    "2.99% intro APR for 15 months on balance transfers, then 11.15% – 26.15% variable",
  );
});

test("a card without an intro offer has no line", () => {
  expect(introLine(withOffers("26.99%", []))).toBeNull();
});

test("the regular APR is shown with a dash, and a single rate as it is", () => {
  expect(regularAprText({ apr: "18.24% - 28.24%" })).toBe("18.24% – 28.24% variable");
  expect(regularAprText({ apr: "26.99%" })).toBe("26.99% variable");
});

test("the home page shows the first three featured cards in the catalogue's order", () => {
  const cards = ["a", "b", "c", "d", "e", "f"].map((id) => ({ id, featured: id !== "b" }));
  expect(featuredCards(cards).map(({ id }) => id)).toEqual(["a", "c", "d"]);
});

test("fewer than three featured cards are all shown", () => {
  expect(featuredCards([{ featured: false }, { featured: true }])).toEqual([{ featured: true }]);
  expect(featuredCards([])).toEqual([]);
});

test("only an anchor is a sample link", () => {
  expect(isSampleLink("#apply-citi-simplicity")).toBe(true);
  expect(isSampleLink("https://www.example.com/#apply")).toBe(false);
});

test("the tiles and the credit choices are the specification's", () => {
  expect(Object.entries(CATEGORY_NAMES)).toEqual([
    ["low-apr", "Low APR"],
    ["intro-apr", "0% Intro APR"],
    ["balance-transfer", "Balance Transfer"],
    ["secured", "Secured Cards"],
    ["rewards", "Low APR + Rewards"],
  ]);
  expect(CREDIT_LEVELS).toEqual(["Excellent", "Good", "Fair", "Limited"]);
});

test("says in words what an offer covers", () => {
  expect(coveredText({ scope: ["purchases", "transfers"] })).toBe("purchases and balance transfers");
});
