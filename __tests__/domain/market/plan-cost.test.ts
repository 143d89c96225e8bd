import { costOfPlan } from "../../../src/domain/market/plan-cost";
import { payOff } from "../../../src/domain/payoff/payoff";
import { testPlan } from "./test-plan";

const DEBT = { balance: 5000, payment: 150 };

/** What the calculator says of the same balance, rate and payment. */
const interestAt = (balance: number, apr: number) => payOff({ balance, apr, payment: 150 })?.totalInterest ?? NaN;

test("without an offer a plan costs the calculator's interest at the tier's rate, and the transfer fee", () => {
  const cost = costOfPlan(testPlan({ apr720OrMore: 12 }), "720-or-more", DEBT);
  expect(cost).toMatchObject({ kind: "cost", apr: { basis: "tier", apr: 12 }, offer: null, transferFee: 150 });
  expect(cost).toHaveProperty("cost", expect.closeTo(150 + interestAt(5150, 12), 6));
});

test("the smallest transfer fee counts where it is more, and none is smaller than the percentage", () => {
  const feeOn = (balance: number) => costOfPlan(testPlan(), "720-or-more", { ...DEBT, balance });
  expect(feeOn(100)).toMatchObject({ transferFee: 5 });
  expect(feeOn(1000)).toMatchObject({ transferFee: 30 });
  const plan = testPlan({ transferFeeMinimum: null });
  expect(costOfPlan(plan, "720-or-more", { ...DEBT, balance: 100 })).toMatchObject({ transferFee: 3 });
});

test("a reported offer holds for its months; one that is not below the tier's rate is none", () => {
  const plan = testPlan({ transferApr: 0, transferMonths: 60 });
  expect(costOfPlan(plan, "720-or-more", DEBT)).toMatchObject({ offer: { apr: 0, months: 60 }, cost: 150 });
  expect(costOfPlan({ ...plan, transferApr: 20 }, "720-or-more", DEBT)).toMatchObject({ offer: null });
  const endless = { ...plan, doubts: [{ field: "transferMonths", reason: "no-end" } as const] };
  expect(costOfPlan(endless, "720-or-more", DEBT)).toMatchObject({ offer: null });
});

test("a transfer fee that is not reported is not free: the cost is the interest alone, and says so", () => {
  const cost = costOfPlan(testPlan({ transferFeePercent: null }), "720-or-more", DEBT);
  expect(cost).toMatchObject({ transferFee: null });
  expect(cost).toHaveProperty("cost", expect.closeTo(interestAt(5000, 20), 6));
});

test("annual and monthly fees count for as long as a balance is owed", () => {
  // $5,150 at 0% and $150 a month, of which fees take a part: 37 months either way, four of them with an annual fee.
  const free = testPlan({ transferApr: 0, transferMonths: 60 });
  expect(costOfPlan({ ...free, annualFee: 95 }, "720-or-more", DEBT)).toHaveProperty("outcome.annualFees", 4 * 95);
  expect(costOfPlan({ ...free, monthlyFee: 10 }, "720-or-more", DEBT)).toHaveProperty("outcome.annualFees", 37 * 10);
});

test.each([
  ["tier", { creditTiers: ["no-score"] as const }],
  ["no-apr", { aprMin: null, aprMedian: null, aprMax: null }],
  [
    "doubtful-apr",
    { aprMin: null, aprMedian: 0, aprMax: null, doubts: [{ field: "aprMedian", reason: "zero" } as const] },
  ],
  ["never-ends", { apr720OrMore: 40 }],
])("a plan has no cost, and says why: %s", (reason, changed) => {
  const { creditTiers, ...rest } = { creditTiers: testPlan().creditTiers, ...changed };
  const plan = testPlan({ ...rest, creditTiers: [...creditTiers] });
  expect(costOfPlan(plan, "720-or-more", DEBT)).toEqual({ kind: "apart", reason });
});
