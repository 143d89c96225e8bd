import fc from "fast-check";
import {
  cheapestChangingOrder,
  cheapestOrder as searchedOrder,
  finish,
  permutations,
} from "../../../src/domain/debts/order-search";
import type { Debt } from "../../../src/domain/debts/debt";
import { costOf, runPlan } from "../../../src/domain/debts/debt-plan";
import { ownOrder } from "../../../src/domain/debts/payment-order";
import { quickCosts } from "../../../src/domain/debts/quick-cost";
import { changeText, wholePlan } from "../../../src/domain/debts/whole-plan";
import { NEVER, WITHIN_A_CENT, amplyPaid, anyDebt, debtsOf, effort, plainDebt } from "./arbitrary-debts";

const cheapestOrder = (...input: Parameters<typeof searchedOrder>) => finish(searchedOrder(...input));

test("looks ahead: a large balance at 0% is paid before one at a higher rate if its later rate costs more", () => {
  const debts: Debt[] = [
    { name: "soon 30%", balance: 8000, apr: 30, minimum: 50, promotion: { apr: 0, lastMonth: 2 } },
    { name: "always 12%", balance: 8000, apr: 12, minimum: 100 },
  ];
  const found = cheapestOrder(debts, { monthly: 500 });
  expect(found).toMatchObject({ order: [0, 1] });
  expect(found.cost).toBeLessThan(costOf(runPlan(debts, { monthly: 500 }, "highest-rate")) - 1);
});

test("keeps to the highest rate first where no other order saves a cent", () => {
  const debts: Debt[] = [
    { name: "A", balance: 1000, apr: 10, minimum: 20 },
    { name: "B", balance: 1000, apr: 20, minimum: 20 },
  ];
  expect(cheapestOrder(debts, { monthly: 200 }).order).toBe("highest-rate");
});

test("the order may change once, when a promotion or a debt ends, where that is cheaper", () => {
  const debts: Debt[] = [
    { name: "A", balance: 3000, apr: 29, minimum: 40, promotion: { apr: 4, lastMonth: 12 } },
    { name: "B", balance: 4000, apr: 26, minimum: 40, promotion: { apr: 4, lastMonth: 6 } },
    { name: "C", balance: 4000, apr: 12, minimum: 30 },
  ];
  const budget = { monthly: 250 };
  const steady = cheapestOrder(debts, budget);
  const { order, cost } = finish(cheapestChangingOrder(debts, budget, steady));
  expect(steady.cost).toBeCloseTo(5021.8, 2);
  expect(cost).toBeCloseTo(4837.52, 2);
  const plan = wholePlan(debts, budget, order);
  expect(plan).toMatchObject({ kind: "paid-off", cost });
  expect(plan && changeText(plan)).toBe("From month 13, pay A first, then B, then C.");
  expect(plan && changeText({ ...plan, order: [0, 1, 2] })).toBe("");
});

test("a change to the highest rate names the debts that are left in the order of that month's rates", () => {
  const debts: Debt[] = [
    { name: "Gone", balance: 50, apr: 30, minimum: 50 },
    { name: "Promoted", balance: 4000, apr: 29, minimum: 30, promotion: { apr: 0, lastMonth: 18 } },
    { name: "Plain", balance: 4000, apr: 12, minimum: 30 },
  ];
  const order = { first: [0, 1, 2], then: "highest-rate", from: 4 } as const;
  const plan = wholePlan(debts, { monthly: 400 }, order);
  expect(plan && changeText(plan)).toBe("From month 4, pay Plain first, then Promoted.");
});

test("what a search adds up is what the plan costs", () => {
  fc.assert(
    fc.property(debtsOf(anyDebt, 6), effort, fc.nat({ max: 20 }), (debts, share, from) => {
      const budget = amplyPaid(debts, share);
      const priceOf = quickCosts(debts, budget);
      for (const order of ["highest-rate", { first: "highest-rate", then: ownOrder(debts), from }] as const) {
        const cost = costOf(runPlan(debts, budget, order));
        expect(Math.abs(Math.min(priceOf(order), NEVER) - Math.min(cost, NEVER))).toBeLessThan(1e-6);
      }
    }),
    { numRuns: 150 },
  );
});

test("up to four debts no order at all is cheaper", () => {
  fc.assert(
    fc.property(debtsOf(anyDebt, 4), effort, (debts, share) => {
      const budget = amplyPaid(debts, share);
      const costs = permutations(ownOrder(debts)).map((order) => costOf(runPlan(debts, budget, order)));
      const { order, cost } = cheapestOrder(debts, budget);
      expect(cost).toBeCloseTo(costOf(runPlan(debts, budget, order)), 6);
      expect(cost).toBeLessThanOrEqual(Math.min(...costs) + WITHIN_A_CENT);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ["debts of every kind, up to four", anyDebt, 4],
  ["plain debts, up to twelve", plainDebt, 12],
] as const)("order and names don't change the cheapest total: %s", (_, debt, most) => {
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
      const costInAnyCase = (some: readonly Debt[]) => Math.min(cheapestOrder(some, budget).cost, NEVER);
      const renamed = other.map((one, index) => ({ ...one, name: String(index) }));
      expect(Math.abs(costInAnyCase(debts) - costInAnyCase(renamed))).toBeLessThan(WITHIN_A_CENT);
    }),
    { numRuns: 100 },
  );
});

test("permutations are all there are", () => {
  expect(permutations([1, 2, 3])).toHaveLength(6);
  expect(new Set(permutations([1, 2, 3, 4]).map(String)).size).toBe(24);
});
