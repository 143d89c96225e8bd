import { allRates, medianText, rateBars, tierRates } from "../../../src/domain/market/tier-rates";
import { testPlan } from "./test-plan";

const rate = (apr720OrMore: number, top25 = false) => testPlan({ apr720OrMore, top25 });

test("the rates of a tier are told apart by the size of the institution, each from the lowest", () => {
  const plans = [rate(20), rate(10), rate(30, true), testPlan({ creditTiers: ["no-score"] })];
  const rates = tierRates(plans, "720-or-more");
  expect(rates).toEqual({ tier: "720-or-more", largest: [30], others: [10, 20] });
  expect(allRates({ ...rates, largest: [15] })).toEqual([10, 15, 20]);
});

test("a median is written to the hundredth; there is none without rates", () => {
  expect([medianText([12.9, 12.955]), medianText([10]), medianText([])]).toEqual(["12.93%", "10%", null]);
});

test("bars of two points count every rate once, from 0% to the highest", () => {
  const bars = rateBars({ tier: "720-or-more", largest: [3.99, 4], others: [0, 5.99] });
  expect(bars).toEqual([
    { from: 0, largest: 0, others: 1 },
    { from: 2, largest: 1, others: 0 },
    { from: 4, largest: 1, others: 1 },
  ]);
});

test("there are no bars without rates", () => {
  expect(rateBars({ tier: "720-or-more", largest: [], others: [] })).toEqual([]);
});
