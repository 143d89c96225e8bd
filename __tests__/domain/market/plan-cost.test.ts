import fc from "fast-check";
import { type PlanUse, costOfPlan } from "../../../src/domain/market/plan-cost";
import type { ReportedPlan } from "../../../src/domain/survey/reported-plan";
import { payOff } from "../../../src/domain/payoff/payoff";
import { TIERS } from "../../../src/schema/vocabulary";
import { testPlan } from "../survey/test-plan";

const TIER = "720-or-more";
const DEBT: PlanUse = { goal: "balance", amount: 5000, payment: 150 };

/** A plan whose rate for the score is known. */
const plan = (changed: Partial<ReportedPlan> = {}) => testPlan({ apr720OrMore: 20, ...changed });
const costOf = (changed: Partial<ReportedPlan>, use: Partial<PlanUse> = {}) =>
  costOfPlan(plan(changed), TIER, { ...DEBT, ...use });

/** Interest by the calculator for the same balance, rate and payment. */
const interestAt = (balance: number, apr: number) => payOff({ balance, apr, payment: 150 })?.totalInterest ?? NaN;

test("costs the calculator's interest at the tier's rate, and the transfer fee, without an offer", () => {
  const cost = costOf({ apr720OrMore: 12 });
  expect(cost).toMatchObject({
    kind: "ranked",
    apr: { basis: "tier" },
    offer: null,
    isFeeUnknown: false,
    deposit: null,
  });
  for (const end of ["low.totalCost", "high.totalCost", "meanCost"]) {
    expect(cost).toHaveProperty(end, expect.closeTo(150 + interestAt(5150, 12), 6));
  }
});

test("counts a reported offer for its months, unless it is not below the tier's rate", () => {
  const offer = { transferApr: 0, transferMonths: 60 };
  expect(costOf(offer)).toMatchObject({ offer: { apr: 0, months: 60 }, meanCost: 150 });
  expect(costOf({ ...offer, transferApr: 20 })).toMatchObject({ offer: null });
  const endless = { ...offer, flags: [{ field: "transferMonths", reason: "no-end" } as const] };
  expect(costOf(endless)).toMatchObject({ offer: null });
});

test("counts a transfer fee that is not reported between nothing and 5%", () => {
  const offer = { transferFeePercent: null, transferApr: 0, transferMonths: 60, annualFee: 95 };
  // $5,000 at 0% and $150 a month take 36 months with the annual fees; $250 more take 38.
  expect(costOf(offer)).toMatchObject({
    isFeeUnknown: true,
    low: { transferFee: 0, annualFees: 3 * 95 },
    high: { transferFee: 250, annualFees: 4 * 95 },
  });
});

test("lies between both ends of the record without a rate for the score", () => {
  const cost = costOfPlan(testPlan(), TIER, DEBT);
  expect(cost).toMatchObject({ apr: { low: 15, high: 20, basis: "below-median" } });
  expect(cost).toHaveProperty("low.totalCost", expect.closeTo(150 + interestAt(5150, 15), 6));
  expect(cost).toHaveProperty("high.totalCost", expect.closeTo(150 + interestAt(5150, 20), 6));
});

test("has no cost, as a card hasn't, when the high end is never paid off", () => {
  expect(costOfPlan(testPlan({ aprMax: 60 }), null, DEBT)).toEqual({ kind: "unranked", reason: "never-ends" });
});

test("counts the intro rate on purchases, and no transfer fee, for a purchase", () => {
  const offers = { introApr: 0, introMonths: 40, transferApr: 0, transferMonths: 6, transferFeePercent: null };
  const cost = costOf(offers, { goal: "purchase" });
  expect(cost).toMatchObject({ offer: { months: 40 }, isFeeUnknown: false, meanCost: 0 });
});

test("ties up a deposit for a secured plan as large as the line that the debt needs", () => {
  expect(costOf({ secured: true })).toMatchObject({ deposit: 5150 });
  expect(costOf({ secured: true, transferFeePercent: null })).toMatchObject({ deposit: 5250 });
});

test.each([
  ["not-meant", { creditTiers: ["no-score"] as const }],
  ["no-apr", { apr720OrMore: null, aprMin: null, aprMedian: null, aprMax: null }],
  [
    "flagged-apr",
    {
      apr720OrMore: null,
      aprMin: null,
      aprMedian: 0,
      aprMax: null,
      flags: [{ field: "aprMedian", reason: "zero" } as const],
    },
  ],
  ["never-ends", { apr720OrMore: 40 }],
])("has no cost: %s", (reason, changed) => {
  const { creditTiers, ...rest } = { creditTiers: testPlan().creditTiers, ...changed };
  expect(costOf({ ...rest, creditTiers: [...creditTiers] })).toEqual({ kind: "unranked", reason });
});

test("bounds the cost whatever a plan's blanks turn out to be", () => {
  const blank = fc.record({
    fee: fc.double({ min: 0, max: 5, noNaN: true }),
    rate: fc.double({ min: 0, max: 1, noNaN: true }),
    tier: fc.constantFrom(...TIERS),
    offerMonths: fc.constantFrom(null, 6, 15),
    annualFee: fc.constantFrom(0, 95),
  });
  fc.assert(
    fc.property(blank, ({ fee, rate, tier, offerMonths, annualFee }) => {
      const known = testPlan({ transferApr: offerMonths && 0, transferMonths: offerMonths, annualFee });
      const bounds = costOfPlan({ ...known, transferFeePercent: null, transferFeeMinimum: null }, tier, DEBT);
      if (bounds.kind !== "ranked") throw new Error("The plan ends at both ends.");
      const { low, high } = bounds.apr;
      const apr = low + rate * (high - low);
      const filled = { aprNoScore: apr, apr619OrLess: apr, apr620To719: apr, apr720OrMore: apr };
      const actual = costOfPlan({ ...known, ...filled, transferFeePercent: fee, transferFeeMinimum: null }, tier, DEBT);
      if (actual.kind !== "ranked") throw new Error("The plan ends in between.");
      expect(actual.meanCost).toBeGreaterThanOrEqual(bounds.low.totalCost - 0.001);
      expect(actual.meanCost).toBeLessThanOrEqual(bounds.high.totalCost + 0.001);
    }),
  );
});
