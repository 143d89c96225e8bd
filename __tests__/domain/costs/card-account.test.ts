import type { Card } from "../../../src/domain/cards/card";
import { countedApr, regularAprEnds } from "../../../src/domain/costs/card-account";
import type { Tier } from "../../../src/schema/vocabulary";
import { testTerms } from "../test-card";
import { reportedRates } from "./worked";

/** The terms name 18.24% to 28.99%. */
const cardWith = (changed: Parameters<typeof reportedRates>[0]): Pick<Card, "terms" | "reported"> => ({
  terms: testTerms(),
  reported: reportedRates({ median: 22.86, ...changed }),
});
const RANGE = { low: 18.24, high: 28.99, basis: "range" };

describe("the regular APR that counts for a score", () => {
  test("is the rate reported for it", () => {
    const card = cardWith({ byTier: { "720-or-more": 19.99 } });
    expect(countedApr(card, "balance", "720-or-more")).toEqual({ low: 19.99, high: 19.99, basis: "tier" });
  });

  test.each<[Tier, object]>([
    ["no-score", { low: 22.86, high: 28.99, basis: "above-median" }],
    ["619-or-less", { low: 22.86, high: 28.99, basis: "above-median" }],
    ["620-to-719", RANGE],
    ["720-or-more", { low: 18.24, high: 22.86, basis: "below-median" }],
  ])("lies for %s without one on its side of the median: %j", (tier, counted) => {
    expect(countedApr(cardWith({}), "balance", tier)).toEqual(counted);
  });

  test("stays in the card's range, wherever the reported median lies", () => {
    expect(countedApr(cardWith({ median: 35 }), "balance", "619-or-less")).toMatchObject({ low: 28.99, high: 28.99 });
    expect(countedApr(cardWith({ median: 15 }), "balance", "720-or-more")).toMatchObject({ low: 18.24, high: 18.24 });
  });

  test("is the whole range where neither a rate nor a median was reported", () => {
    expect(countedApr(cardWith({ median: null }), "balance", "720-or-more")).toEqual(RANGE);
    expect(countedApr({ terms: testTerms(), reported: null }, "balance", "720-or-more")).toEqual(RANGE);
  });

  test("is most likely the reported median without a score", () => {
    expect(countedApr(cardWith({}), "balance", null)).toEqual({ ...RANGE, likely: 22.86 });
  });

  test("runs from an end of the range to the median where scores were reported with nothing but the ends", () => {
    const ends = cardWith({ byTier: { "620-to-719": 28.99, "720-or-more": 18.24 } });
    const basis = "tier-to-median";
    expect(countedApr(ends, "balance", "720-or-more")).toEqual({ low: 18.24, high: 22.86, basis });
    expect(countedApr(ends, "balance", "620-to-719")).toEqual({ low: 22.86, high: 28.99, basis });
    const tiers = cardWith({ byTier: { "619-or-less": 28.99, "620-to-719": 25, "720-or-more": 18.24 } });
    expect(countedApr(tiers, "balance", "720-or-more")).toEqual({ low: 18.24, high: 18.24, basis: "tier" });
  });
});

test("reads the rate of transfers for a balance, that of purchases for a purchase", () => {
  const terms = testTerms({ transferApr: { range: { from: 9, to: 30 } } });
  expect(regularAprEnds(terms, "balance")).toEqual({ low: 9, high: 30 });
  expect(regularAprEnds(terms, "purchase")).toEqual({ low: 18.24, high: 28.99 });
});
