import fc from "fast-check";
import type { Card } from "../../../src/domain/cards/card";
import {
  type UnrankedReason,
  unrankedText,
  costOfCard,
  countedApr,
  regularAprEnds,
} from "../../../src/domain/costs/card-cost";
import type { Tier } from "../../../src/schema/vocabulary";
import type { VisitorInputs } from "../../../src/domain/visitor/visitor-inputs";
import { payOff } from "../../../src/domain/payoff/payoff";
import { type TermsInput, plainCard as card, testCard, testTerms } from "../test-card";
import { ranked, reportedRates } from "./worked";

const THREE_PERCENT = { percent: 3, minimum: 5 };
const SIMPLICITY = card("simplicity", [18.24, 28.99], {
  introOffers: [
    { apr: 0, months: 21, scope: ["transfers"] },
    { apr: 0, months: 12, scope: ["purchases"] },
  ],
  transferFee: THREE_PERCENT,
});

const NUMBERS: VisitorInputs = { goal: "balance", amount: 5000, apr: 24.99, payment: 150, tier: null };
const cents = (amount: number) => Math.round(amount * 100) / 100;

describe("the cost of a card", () => {
  test("is that of the guide: $5,000 moved for 3 %, $150 a month, $593.31 at 28.99% and $2,000 left after 21 months", () => {
    const { low, high } = ranked(costOfCard(SIMPLICITY, NUMBERS));
    expect(high).toMatchObject({ months: 38, transferFee: 150, annualFees: 0, balanceAtIntroEnd: 2000 });
    expect(cents(high.totalCost)).toBe(593.31);
    // After 21 months $2,000 is left to the simple calculator.
    expect(low.interest).toBe(payOff({ balance: 2000, apr: 18.24, payment: 150 })?.totalInterest);
    expect(high.firstYearCost).toBe(150);
  });

  test("has both ends alike for a single rate", () => {
    const introOffers: TermsInput["introOffers"] = [{ apr: 0, months: 15, scope: ["purchases"] }];
    const { low, high } = ranked(costOfCard(card("purchases", [17.24], { introOffers }), NUMBERS));
    expect([cents(low.interest), low.balanceAtIntroEnd]).toEqual([1854.25, null]);
    expect(high).toEqual(low);
  });

  test("counts the annual fee", () => {
    const { low } = ranked(costOfCard(card("fee", [17.24], { annualFee: 95 }), NUMBERS));
    expect(low.annualFees).toBe(5 * 95);
    expect(low.months).toBe(51);
    expect(low.totalCost).toBeCloseTo(low.interest + 475, 8);
  });
});

describe("what is not known of a card", () => {
  const unknown = card("unknown", [10, 20], { transferFee: null });

  test("is counted by its bounds: no fee at the lowest rate, and the highest usual one at the highest", () => {
    const { low, high } = ranked(costOfCard(unknown, NUMBERS));
    expect(low).toEqual(ranked(costOfCard(card("free", [10]), NUMBERS)).low);
    expect(high).toEqual(ranked(costOfCard(card("dear", [20], { transferFee: { percent: 5 } }), NUMBERS)).high);
    expect(costOfCard(unknown, NUMBERS)).toMatchObject({ isFeeUnknown: true });
    expect(costOfCard(SIMPLICITY, NUMBERS)).toMatchObject({ isFeeUnknown: false });
  });

  test("bounds what the card costs with whatever fee and rate it turns out to have", () => {
    const { low, high } = ranked(costOfCard(unknown, NUMBERS));
    const percent = fc.double({ min: 1, max: 5, noNaN: true });
    const rate = fc.double({ min: 10, max: 20, noNaN: true });
    fc.assert(
      fc.property(percent, rate, (fee, apr) => {
        const actual = ranked(costOfCard(card("known", [apr], { transferFee: { percent: fee } }), NUMBERS)).low;
        expect(actual.totalCost).toBeGreaterThanOrEqual(low.totalCost);
        expect(actual.totalCost).toBeLessThanOrEqual(high.totalCost);
      }),
    );
  });
});

test("ties up a deposit for a secured card as large as the line that the debt needs", () => {
  const secured = { ...card("secured", [20], { transferFee: null }), category: "secured" } as const;
  expect(costOfCard(secured, NUMBERS)).toMatchObject({ deposit: 5250 });
  expect(costOfCard(SIMPLICITY, NUMBERS)).toMatchObject({ deposit: null });
});

describe("a card that can't take the debt has no cost", () => {
  const reasonOf = (one: Card, numbers = NUMBERS) => {
    const cost = costOfCard(one, numbers);
    return cost.kind === "unranked" ? cost.reason : null;
  };

  test("gives as reason that it takes no new applicants", () => {
    expect(reasonOf(card("closed", [18], { applicants: "closed" }))).toEqual({ kind: "closed" });
  });

  test("gives as reason that its usual line is smaller than the balance and the least fee", () => {
    const lined = (to: number) => card("line", [26.99], { transferFee: THREE_PERCENT, creditLine: { from: 200, to } });
    expect(reasonOf(lined(5149.99))).toEqual({ kind: "line-too-small", line: 5149.99, needed: 5150 });
    expect(reasonOf(lined(5150))).toBeNull();
    const unknown = card("unknown", [26.99], { transferFee: null, creditLine: { from: 200, to: 5000 } });
    expect(reasonOf(unknown)).toBeNull();
  });

  test.each<[string, Card, number, UnrankedReason | null]>([
    [
      "that the plan never ends at the high end",
      card("plain", [10, 24.99]),
      104.12,
      { kind: "never-ends", apr: 24.99, smallestPayment: 104.13 },
    ],
    [
      "that something is still owed after 600 months",
      card("plain", [10]),
      41.95,
      { kind: "never-ends", apr: 10, smallestPayment: 41.96 },
    ],
    ["nothing if a cent more ends it", card("plain", [10, 24.99]), 104.13, null],
  ])("gives as reason %s", (_, one, payment, reason) => {
    expect(reasonOf(one, { ...NUMBERS, apr: null, payment })).toEqual(reason);
  });

  test("names no payment that the present card names already", () => {
    expect(reasonOf(card("plain", [24.99]), { ...NUMBERS, payment: 104.12 })).toMatchObject({ smallestPayment: null });
  });

  test.each<[UnrankedReason, string]>([
    [
      { kind: "not-meant", tier: "720-or-more", isReported: true },
      "The issuer reported no offer for people with a score of 720 and up.",
    ],
    [
      { kind: "not-meant", tier: "619-or-less", isReported: false },
      "By our estimate, it isn’t offered to people with a score of 619 or less.",
    ],
    [
      { kind: "line-too-small", line: 2500, needed: 5150 },
      "Its credit line usually goes up to $2,500; you would need $5,150.",
    ],
    [
      { kind: "never-ends", apr: 24.99, smallestPayment: 104.13 },
      "At 24.99%, your payment would not pay it off within 50 years. The lowest payment that pays it off is $104.13 a month, or the issuer’s minimum if that is higher.",
    ],
    [
      { kind: "never-ends", apr: 18, smallestPayment: null },
      "At 18%, your payment would not pay it off within 50 years.",
    ],
  ])("writes %j as a sentence", (reason, text) => {
    expect(unrankedText(reason)).toBe(text);
  });
});

describe("for a credit score", () => {
  const reported = {
    ...SIMPLICITY,
    reported: reportedRates({ meantFor: ["620-to-719", "720-or-more"], byTier: { "720-or-more": 17.49 } }),
  };
  const forTier = (tier: Tier) => costOfCard(reported, { ...NUMBERS, tier });

  test("counts with the reported rate, with intro offer and fee as they are", () => {
    const cost = forTier("720-or-more");
    const { low, high } = ranked(cost);
    expect(high).toEqual(low);
    expect(low).toMatchObject({ transferFee: 150, balanceAtIntroEnd: 2000 });
    expect(low.interest).toBe(payOff({ balance: 2000, apr: 17.49, payment: 150 })?.totalInterest);
    expect(cost).toMatchObject({ tier: "720-or-more", apr: { low: 17.49, high: 17.49, basis: "tier" } });
  });

  test("has no cost of a card reported for other scores", () => {
    const reason = { kind: "not-meant", tier: "no-score", isReported: true };
    expect(forTier("no-score")).toEqual({ kind: "unranked", reason });
  });

  test("has no cost of a card that asks for other scores", () => {
    const estimated = testCard({ terms: { creditScores: { from: 670, to: 850 } } });
    expect(costOfCard(estimated, { ...NUMBERS, tier: "619-or-less" })).toMatchObject({
      reason: { kind: "not-meant", isReported: false },
    });
  });

  test("costs what it does at the reported median when no score is given", () => {
    const card = { ...SIMPLICITY, reported: reportedRates({ median: 22.86 }) };
    const cost = ranked(costOfCard(card, { ...NUMBERS, tier: null }));
    const interest = payOff({ balance: 2000, apr: 22.86, payment: 150 })?.totalInterest ?? NaN;
    expect(cost.meanCost).toBeCloseTo(150 + interest, 8);
    expect(cost.low.totalCost).toBeLessThan(cost.meanCost);
    expect(cost.high.totalCost).toBeGreaterThan(cost.meanCost);
  });
});

describe("a purchase", () => {
  const buyer: VisitorInputs = { goal: "purchase", amount: 3000, apr: null, payment: 250, tier: null };

  test("bears the intro rate on purchases and no transfer fee: $3,000 at $250 a month costs nothing", () => {
    const introOffers: TermsInput["introOffers"] = [{ apr: 0, months: 21, scope: ["purchases", "transfers"] }];
    const { low } = ranked(costOfCard(card("both", [17.24], { introOffers, transferFee: THREE_PERCENT }), buyer));
    expect([low.totalCost, low.months, low.balanceAtIntroEnd]).toEqual([0, 12, 0]);
  });

  test("bears the regular rate where the intro rate is for transfers: at 1 % a month $211.95", () => {
    const introOffers: TermsInput["introOffers"] = [{ apr: 0, months: 15, scope: ["transfers"] }];
    const cost = costOfCard(card("transfers", [12], { introOffers }), buyer);
    const { low } = ranked(cost);
    expect([cents(low.totalCost), low.months, low.balanceAtIntroEnd]).toEqual([211.95, 13, null]);
    expect(cost).toMatchObject({ introMonths: 0, finishPayment: null });
  });
});

test("names the payment that finishes inside the intro, unless it is done by then", () => {
  // $6,400 and the fee of $192 over 21 months.
  const numbers: VisitorInputs = { ...NUMBERS, amount: 6400, payment: 180 };
  expect(costOfCard(SIMPLICITY, numbers)).toMatchObject({ introMonths: 21, finishPayment: 313.91 });
  const quick: VisitorInputs = { ...numbers, payment: 314 };
  expect(costOfCard(SIMPLICITY, quick)).toMatchObject({ introMonths: 21, finishPayment: null });
});

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
