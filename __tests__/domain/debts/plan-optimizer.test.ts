import fc from "fast-check";
import type { Debt } from "../../../src/domain/debts/debt";
import { type Budget, costOf, runPlan } from "../../../src/domain/debts/debt-plan";
import { HIGHEST_RATE_FIRST, ownOrder, snowballOrder, singleOrderPlan } from "../../../src/domain/debts/payment-order";
import { cheapestPlan } from "../../../src/domain/debts/plan-optimizer";
import { NEVER, WITHIN_A_CENT, amplyPaid, anyDebt, debtsOf, effort } from "./arbitrary-debts";
import { CHANGES, PLANS, expectCheapestPlans, inputsOf } from "./known-plans";

const leastCost = (debts: readonly Debt[], budget: Budget) => cheapestPlan(debts, budget).cost;

function leastCostOf(fragment: string): number {
  const { debts, budget } = inputsOf(fragment);
  return Math.round(leastCost(debts, budget) * 100) / 100;
}

test("pays the plans of the reference program at the same cost", () => {
  const differ = PLANS.filter(
    ({ debts, budget, plan, cost }) => Math.abs(costOf(runPlan(debts, budget, plan)) - cost) > 0.006,
  );
  expect(differ).toEqual([]);
});

test("finds plans as cheap as the reference program, and none that costs more with more budget", () => {
  expectCheapestPlans(PLANS.filter((_, index) => index % 10 === 0));
});

const deferred = (debt: number, months: number) =>
  `&d${debt}.promotionApr=0&d${debt}.promotionMonths=${months}&d${debt}.promotionEnd=deferred`;

test.each([
  [
    `d1.balance=1500&d1.apr=26.99&d1.minimum=30&d2.balance=4000&d2.apr=22&d2.minimum=80&budget=300${deferred(1, 12)}`,
    934.5,
  ],
  [`d1.balance=2800&d1.apr=24.25&d2.balance=3450&d2.apr=24.34&budget=307${deferred(1, 18)}`, 848.53],
  [`d1.balance=2080&d1.apr=29.62&d2.balance=2940&d2.apr=28.25&budget=256${deferred(1, 18)}`, 832.35],
  [
    `d1.balance=5220&d1.apr=26.85&d2.balance=2480&d2.apr=23.35&d3.balance=5820&d3.apr=28.41&budget=601${deferred(1, 18)}`,
    3086,
  ],
  [
    "d1.balance=3000&d1.apr=24.99&d1.minimum=60&d1.promotionApr=0&d1.promotionMonths=12&d2.balance=3000&d2.apr=20&d2.minimum=75&budget=300",
    695.92,
  ],
  ["d1.balance=368&d1.apr=17.57&d1.annualFee=95&d2.balance=561&d2.apr=27.31&budget=75", 275.43],
])("changes the order before a promotion or a debt ends where that is cheaper: %s costs $%d", (fragment, cost) => {
  expect(leastCostOf(fragment)).toBe(cost);
});

test("finds the same total whatever the order where a promotion costs more than the regular APR", () => {
  const minimum = { kind: "percent-plus-interest", percent: 1, floor: 25 } as const;
  const dear: Debt = {
    name: "A",
    balance: 3506.67,
    apr: 13.99,
    minimum: { ...minimum, percent: 7.34 },
    annualFee: 17.42,
  };
  const above: Debt = { name: "B", balance: 5458.98, apr: 0.3, minimum, annualFee: 40.14 };
  const small: Debt = { name: "C", balance: 177.58, apr: 26.8, minimum: 39.67, annualFee: 8.86 };
  const [a, b, c]: [Debt, Debt, Debt] = [
    { ...dear, promotion: { apr: 6.21, lastMonth: 4, deferred: true } },
    { ...above, promotion: { apr: 6.68, lastMonth: 10, deferred: true } },
    { ...small, promotion: { apr: 0, lastMonth: 21, deferred: false } },
  ];
  const costs = [
    [a, b, c],
    [a, c, b],
    [b, a, c],
    [b, c, a],
    [c, a, b],
    [c, b, a],
  ].map((debts) => leastCost(debts, amplyPaid([a, b, c], 0.133)));
  expect(Math.max(...costs) - Math.min(...costs)).toBeLessThan(WITHIN_A_CENT);
});

test("costs less with a budget of $705 than with $694 where a smaller one meets a deadline", () => {
  const debts = `d1.balance=5460&d1.apr=20.24&d2.balance=3460&d2.apr=28.83&d3.balance=4720&d3.apr=16.12${deferred(1, 18)}`;
  expect([694, 705].map((budget) => leastCostOf(`${debts}&budget=${budget}`))).toEqual([1287.37, 1251.5]);
});

test.each(CHANGES)("reaches what one change of the order reaches: $fragment", ({ fragment, reachable }) => {
  expect(leastCostOf(fragment)).toBeLessThanOrEqual(reachable);
});

test("looks ahead: a large balance at 0% is paid before one at a higher rate if its later rate costs more", () => {
  const debts: Debt[] = [
    { name: "soon 30%", balance: 8000, apr: 30, minimum: 50, promotion: { apr: 0, lastMonth: 2 } },
    { name: "always 12%", balance: 8000, apr: 12, minimum: 100 },
  ];
  const byRate = costOf(runPlan(debts, { monthly: 500 }, singleOrderPlan(HIGHEST_RATE_FIRST)));
  expect(leastCost(debts, { monthly: 500 })).toBeLessThan(byRate - 1);
});

test("keeps to the highest rate first where no other plan saves a cent", () => {
  const debts: Debt[] = [
    { name: "A", balance: 1000, apr: 10, minimum: 20 },
    { name: "B", balance: 1000, apr: 20, minimum: 20 },
  ];
  expect(cheapestPlan(debts, { monthly: 200 }).plan).toEqual(singleOrderPlan(HIGHEST_RATE_FIRST));
});

test("pays a deferred promotion off a month before its end where that costs less than the reserve", () => {
  const { debts, budget } = inputsOf(
    `d1.balance=530&d1.apr=14.74&d2.balance=4460&d2.apr=15.91&d2.minimum=104&d3.balance=6770&d3.apr=20.15&budget=819${deferred(1, 12)}`,
  );
  const paidOffIn = (reserve: number) => {
    const run = runPlan(debts, budget, cheapestPlan(debts, budget, reserve).plan);
    return run.kind === "paid-off" ? [run.paidOffIn[0], Math.round(run.cost * 100) / 100] : [];
  };
  expect([0, 4, 10].map(paidOffIn)).toEqual([
    [12, 1471.18],
    [12, 1471.18],
    [11, 1475.27],
  ]);
});

test("costs no more than any order that stays as it is, with up to seven debts", () => {
  fc.assert(
    fc.property(debtsOf(anyDebt, 7), effort, (debts, share) => {
      const budget = amplyPaid(debts, share);
      const { plan, cost } = cheapestPlan(debts, budget);
      expect(cost).toBeCloseTo(costOf(runPlan(debts, budget, plan)), 6);
      const orders = [HIGHEST_RATE_FIRST, snowballOrder(debts), ownOrder(debts)].map(singleOrderPlan);
      const costs = orders.map((order) => costOf(runPlan(debts, budget, order)));
      expect(Math.min(cost, NEVER)).toBeLessThanOrEqual(Math.min(...costs, NEVER) + WITHIN_A_CENT);
    }),
    { numRuns: 20 },
  );
});

test.each([["debts of every kind, up to four", anyDebt, 4]] as const)(
  "finds the same total whatever the order and the names: %s",
  (_, debt, most) => {
    const shuffled = debtsOf(debt, most).chain((debts) =>
      fc.tuple(
        fc.constant(debts),
        fc.shuffledSubarray(debts, { minLength: debts.length, maxLength: debts.length }),
        effort,
      ),
    );
    fc.assert(
      fc.property(shuffled, ([debts, other, share]) => {
        const budget = amplyPaid(debts, share);
        const costInAnyCase = (some: readonly Debt[]) => Math.min(leastCost(some, budget), NEVER);
        const renamed = other.map((one, index) => ({ ...one, name: String(index) }));
        expect(Math.abs(costInAnyCase(debts) - costInAnyCase(renamed))).toBeLessThan(WITHIN_A_CENT);
      }),
      { numRuns: 50 },
    );
  },
);
