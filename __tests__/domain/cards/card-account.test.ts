import type { Card } from "../../../src/domain/cards/card";
import { type CardUse, countedApr, regularAprEnds } from "../../../src/domain/cards/card-account";
import type { Tier } from "../../../src/schema/vocabulary";
import { testTerms } from "../test-card";
import { reportedRates } from "./worked";

const USE: CardUse = { goal: "balance", amount: 5000, spending: 0 };
/** The terms name 18.24% to 28.99%. */
const cardWith = (changed: Parameters<typeof reportedRates>[0]): Pick<Card, "terms" | "reported"> => ({
  terms: testTerms(),
  reported: reportedRates({ median: 22.86, ...changed }),
});
const RANGE = { low: 18.24, high: 28.99, basis: "range" };

describe("the regular APR that counts for a score", () => {
  test("is the rate reported for it", () => {
    const card = cardWith({ byTier: { "720-or-more": 19.99 } });
    expect(countedApr(card, USE, "720-or-more")).toEqual({ low: 19.99, high: 19.99, basis: "tier" });
  });

  test.each<[Tier, object]>([
    ["no-score", { low: 22.86, high: 28.99, basis: "above-median" }],
    ["619-or-less", { low: 22.86, high: 28.99, basis: "above-median" }],
    ["620-to-719", RANGE],
    ["720-or-more", { low: 18.24, high: 22.86, basis: "below-median" }],
  ])("without one is, for %s, the side of the median on which it lies: %j", (tier, counted) => {
    expect(countedApr(cardWith({}), USE, tier)).toEqual(counted);
  });

  test("never leaves the card's range, wherever the reported median lies", () => {
    expect(countedApr(cardWith({ median: 35 }), USE, "619-or-less")).toMatchObject({ low: 28.99, high: 28.99 });
    expect(countedApr(cardWith({ median: 15 }), USE, "720-or-more")).toMatchObject({ low: 18.24, high: 18.24 });
  });

  test("is the whole range where neither a rate nor a median was reported, and where no score or no report is known", () => {
    expect(countedApr(cardWith({ median: null }), USE, "720-or-more")).toEqual(RANGE);
    expect(countedApr(cardWith({}), USE, null)).toEqual(RANGE);
    expect(countedApr({ terms: testTerms(), reported: null }, USE, "720-or-more")).toEqual(RANGE);
  });

  test("is none for a score that the card was reported not to be meant for, even if a rate is", () => {
    const card = cardWith({ meantFor: ["720-or-more"], byTier: { "619-or-less": 27 } });
    expect(countedApr(card, USE, "619-or-less")).toEqual({ notMeantFor: "619-or-less" });
    expect(countedApr(card, USE, null)).toEqual(RANGE);
  });
});

test("a moved balance bears its own rate, and the higher of both where purchases are made too", () => {
  const terms = testTerms({ transferApr: { range: { from: 9, to: 30 } } });
  const ends = (use: Partial<CardUse>) => regularAprEnds(terms, { ...USE, ...use });
  expect(ends({})).toEqual({ low: 9, high: 30 });
  expect(ends({ goal: "purchase" })).toEqual({ low: 18.24, high: 28.99 });
  expect(ends({ spending: 100 })).toEqual({ low: 18.24, high: 30 });
});
