import fc from "fast-check";
import { ratingOf, sortedTierAprs, standingOf, standingText } from "../../../src/domain/market/percentiles";
import { testPlan } from "./test-plan";

const APRS = [10, 12, 14, 16, 18];

test("under the 25th percentile a rate is less, under the median average, else more", () => {
  expect([11.99, 12, 13.99, 14, 30].map((apr) => ratingOf(apr, APRS))).toEqual([
    "less",
    "average",
    "average",
    "more",
    "more",
  ]);
  expect(ratingOf(12, [])).toBeNull();
});

test("a rate stands above those that are lower, and its share is rounded down", () => {
  expect(standingOf(14, APRS)).toEqual({ plans: 5, lower: 2, percent: 40 });
  expect(standingOf(12, [10, 11, 12])).toEqual({ plans: 3, lower: 2, percent: 66 });
  expect(standingOf(12, [])).toBeNull();
});

test("where a rate stands is said in a sentence", () => {
  expect(standingText(24.99, { plans: 533, lower: 230, percent: 43 }, "620-to-719")).toBe(
    "24.99% is higher than 43% of the 533 plans reported for scores from 620 to 719.",
  );
});

test("the rates of a tier are those of the plans that are meant for it, the lowest first", () => {
  const plans = [
    testPlan({ apr720OrMore: 18 }),
    testPlan({ apr720OrMore: 9 }),
    testPlan({ apr720OrMore: 5, creditTiers: ["no-score"] }),
    testPlan({ aprMin: null, aprMedian: null, aprMax: null }),
  ];
  expect(sortedTierAprs(plans, "720-or-more")).toEqual([9, 18]);
});

const aprs = fc
  .array(fc.double({ min: 4, max: 40, noNaN: true }), { minLength: 1, maxLength: 40 })
  .map((list) => list.sort((a, b) => a - b));

test("a higher rate never stands lower, nor is its rating better", () => {
  const worse = { less: 0, average: 1, more: 2 };
  const rankOf = (apr: number, list: number[]) => worse[ratingOf(apr, list) ?? "less"];
  const rate = fc.double({ min: 0, max: 50, noNaN: true });
  fc.assert(
    fc.property(aprs, rate, rate, (list, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(standingOf(low, list)?.percent).toBeLessThanOrEqual(standingOf(high, list)?.percent ?? NaN);
      expect(rankOf(low, list)).toBeLessThanOrEqual(rankOf(high, list));
    }),
  );
});

test("no rate stands above itself: the lowest is higher than none, one above all higher than all", () => {
  fc.assert(
    fc.property(aprs, (list) => {
      expect(standingOf(list[0] ?? NaN, list)?.percent).toBe(0);
      expect(standingOf(50, list)?.percent).toBe(100);
    }),
  );
});
