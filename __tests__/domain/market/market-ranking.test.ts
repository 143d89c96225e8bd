import fc from "fast-check";
import { NO_MARKET_FILTER } from "../../../src/domain/market/market-filter";
import { leftOutText, rankMarket } from "../../../src/domain/market/market-ranking";
import { costOfPlan } from "../../../src/domain/market/plan-cost";
import { testPlan } from "./test-plan";

const DEBT = { balance: 5000, payment: 150 };
const FILTER = { ...NO_MARKET_FILTER, tier: "720-or-more" } as const;

test("plans stand by their cost, those of equal cost in the order of the list, those without a transfer fee in a group of their own", () => {
  const plans = [
    testPlan({ row: 1, apr720OrMore: 25 }),
    testPlan({ row: 2, apr720OrMore: 10 }),
    testPlan({ row: 3, apr720OrMore: 10 }),
    testPlan({ row: 4, apr720OrMore: 8, transferFeePercent: null }),
  ];
  const ranking = rankMarket(plans, FILTER, DEBT);
  expect(ranking.ranked.map(({ row }) => row)).toEqual([2, 3, 1]);
  expect(ranking.feeUnknown.map(({ row }) => row)).toEqual([4]);
  expect(ranking.leftOut).toEqual([]);
});

test("each plan that is left out is counted once, with the first reason that holds", () => {
  const plans = [
    testPlan(),
    testPlan({ state: "OH", availability: "One State/Territory", creditTiers: ["no-score"] }),
    testPlan({ creditTiers: ["no-score"] }),
    testPlan({ aprMin: null, aprMedian: null, aprMax: null }),
    testPlan({ apr720OrMore: 50 }),
  ];
  expect(rankMarket(plans, { ...FILTER, state: "PA" }, DEBT).leftOut).toEqual([
    "state",
    "tier",
    "no-apr",
    "never-ends",
  ]);
});

test("who is left out is said with numbers and reasons", () => {
  expect(leftOutText(["state", "no-apr", "state"], 663)).toBe(
    "Left out of 663 plans: 2 not offered there, 1 without a purchase APR.",
  );
  expect(leftOutText([], 663)).toBe("");
});

const plan = fc.record({
  apr720OrMore: fc.option(fc.integer({ min: 5, max: 36 })),
  transferFeePercent: fc.option(fc.integer({ min: 1, max: 5 })),
  transferApr: fc.option(fc.integer({ min: 0, max: 5 })),
  transferMonths: fc.option(fc.integer({ min: 3, max: 24 })),
  annualFee: fc.constantFrom(0, 0, 95),
  top25: fc.boolean(),
  secured: fc.boolean(),
});
const plans = fc
  .array(plan, { minLength: 1, maxLength: 30 })
  .map((all) => all.map((one, row) => testPlan({ ...one, row })));

test("every plan is ranked or counted as left out, in an order that follows the cost", () => {
  const filter = fc.record({
    secured: fc.constantFrom("yes", "no", ""),
    size: fc.constantFrom("largest", "others", ""),
  });
  fc.assert(
    fc.property(plans, filter, (all, chosen) => {
      const { ranked, feeUnknown, leftOut } = rankMarket(all, { ...FILTER, ...chosen }, DEBT);
      expect(ranked.length + feeUnknown.length + leftOut.length).toBe(all.length);
      for (const group of [ranked, feeUnknown]) {
        const costs = group.map((one) => {
          const cost = costOfPlan(one, FILTER.tier, DEBT);
          return cost.kind === "cost" ? cost.cost : NaN;
        });
        expect(costs).toEqual([...costs].sort((a, b) => a - b));
      }
    }),
  );
});

test("a plan that charges more for the same never moves up", () => {
  fc.assert(
    fc.property(plans, fc.integer({ min: 1, max: 200 }), (all, more) => {
      const placeOf = (list: typeof all) => {
        const ranking = rankMarket(list, FILTER, DEBT);
        const place = ranking.ranked.findIndex(({ row }) => row === 0);
        return place === -1 ? Infinity : place;
      };
      const [first = testPlan(), ...others] = all.map((one) => ({ ...one, transferFeePercent: 3 }));
      const costlier = { ...first, annualFee: first.annualFee + more };
      expect(placeOf([costlier, ...others])).toBeGreaterThanOrEqual(placeOf([first, ...others]));
    }),
  );
});
