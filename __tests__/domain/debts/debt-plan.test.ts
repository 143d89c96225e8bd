import fc from "fast-check";
import {
  type DebtMonth,
  budgetIn,
  costOf,
  runPlan,
  type FailedPlan,
  planDebts,
  type Budget,
} from "../../../src/domain/debts/debt-plan";
import { HIGHEST_RATE_FIRST, ownOrder, snowballOrder, singleOrderPlan } from "../../../src/domain/debts/payment-order";
import { simulate } from "../../../src/domain/payoff/simulation";
import { type Debt, accountOf } from "../../../src/domain/debts/debt";
import { dollars } from "../arbitraries";
import { amplyPaid, anyDebt, debtsOf, effort, plainDebt } from "./arbitrary-debts";
import { answerDebts } from "../../../src/domain/debts/answer-debts";
import { failureText, strategyText } from "../../../src/domain/debts/debts-answer";

const BY_RATE = singleOrderPlan(HIGHEST_RATE_FIRST);
const AS_GIVEN = singleOrderPlan([0, 1]);

const small: Debt = { name: "small", balance: 75, apr: 0, minimum: 50 };
const big: Debt = { name: "big", balance: 1000, apr: 0, minimum: 50 };

/** Balance of all debts after each month. */
function totals(schedule: readonly DebtMonth[]): number[] {
  return schedule.map(({ rows }) => Math.round(rows.reduce((sum, { closing }) => sum + closing, 0) * 100) / 100);
}

/** Lists what each debt gets, in dollars and cents, in these months of $300 a month, the highest rate first. */
function paymentsIn(months: readonly number[], debts: readonly Debt[]) {
  const schedule: DebtMonth[] = [];
  runPlan(debts, { monthly: 300 }, BY_RATE, schedule);
  return months.map((month) => schedule[month - 1]?.rows.map(({ payment }) => Math.round(payment * 100) / 100));
}

describe("one budget for several debts", () => {
  test("passes on in the same month what a debt frees", () => {
    const schedule: DebtMonth[] = [];
    expect(runPlan([small, big], { monthly: 100 }, AS_GIVEN, schedule)).toMatchObject({
      months: 11,
      paidOffIn: [2, 11],
    });
    expect(totals(schedule).slice(0, 3)).toEqual([975, 875, 775]);
    expect(schedule[1]?.rows.map(({ payment }) => payment)).toEqual([25, 75]);
    expect(schedule[2]?.rows[0]).toEqual({ opening: 0, fees: 0, interest: 0, payment: 0, closing: 0 });
  });

  test("passes nothing on with minimum payments alone", () => {
    expect(runPlan([small, big], null, AS_GIVEN)).toMatchObject({
      months: 20,
      paidOffIn: [2, 20],
    });
  });

  test("adds more from a month on and a lump sum in one month", () => {
    const budget = { monthly: 100, raise: { amount: 50, fromMonth: 3 }, lumpSum: { amount: 500, month: 2 } };
    expect([1, 2, 3, 4].map((month) => budgetIn(budget, month))).toEqual([100, 600, 150, 150]);
    const schedule: DebtMonth[] = [];
    runPlan([big, small], budget, AS_GIVEN, schedule);
    expect(totals(schedule)).toEqual([975, 375, 225, 75, 0]);
  });

  test("pays the highest rate of the month first, and another once a promotion has ended", () => {
    const debts: Debt[] = [
      { name: "transfer card", balance: 3000, apr: 24.99, minimum: 60, promotion: { apr: 0, lastMonth: 12 } },
      { name: "store card", balance: 3000, apr: 20, minimum: 75 },
    ];
    expect(paymentsIn([12, 13], debts)).toEqual([
      [60, 240],
      [225, 75],
    ]);
  });

  test("names the month and the debt that runs short", () => {
    expect(runPlan([small, big], { monthly: 99 }, AS_GIVEN)).toEqual({
      kind: "below-minimums",
      month: 1,
      needed: 100,
      budget: 99,
      debt: 1,
    });
    const later: Debt = {
      ...small,
      balance: 1200,
      apr: 24,
      minimum: { kind: "percent-plus-interest", percent: 1, floor: 0 },
    };
    const promoted = { ...later, promotion: { apr: 0, lastMonth: 3 } };
    expect(runPlan([promoted], { monthly: 20 }, singleOrderPlan([0]))).toMatchObject({
      kind: "below-minimums",
      month: 4,
      debt: 0,
    });
  });

  test("keeps a debt alive for 600 months whose payment never exceeds its interest", () => {
    const stuck: Debt = { name: "stuck", balance: 1200, apr: 12, minimum: 12 };
    const run = runPlan([small, stuck], null, AS_GIVEN);
    expect(run).toEqual({ kind: "never-ends", debt: 1 });
    expect(costOf(run)).toBe(Infinity);
    expect(runPlan([small, stuck], { monthly: 62 }, AS_GIVEN).kind).toBe("paid-off");
  });
});

test("gives for one debt what the payoff calculator gives", () => {
  let finished = 0;
  fc.assert(
    fc.property(anyDebt, dollars(900), (debt, monthly) => {
      const account = accountOf(debt);
      const single = simulate(account, monthly);
      const run = runPlan([{ ...debt, minimum: 0 }], { monthly }, BY_RATE);
      expect(run.kind === "paid-off" && [run.months, run.interest, run.fees]).toEqual(
        single.kind === "paid-off" && [single.months, single.interest, single.annualFees],
      );
      if (run.kind === "paid-off") finished += 1;
    }),
    { numRuns: 300 },
  );
  expect(finished).toBeGreaterThan(0);
});

test("adds up each month's payments to the budget and each row to its closing balance", () => {
  let finished = 0;
  fc.assert(
    fc.property(debtsOf(anyDebt), effort, (debts, share) => {
      const budget = { ...amplyPaid(debts, share), lumpSum: { amount: 100, month: 2 } };
      const schedule: DebtMonth[] = [];
      if (runPlan(debts, budget, singleOrderPlan(snowballOrder(debts)), schedule).kind === "paid-off") finished += 1;
      schedule.forEach(({ month, rows }) => {
        const paid = rows.reduce((sum, { payment }) => sum + payment, 0);
        const over = paid - budgetIn(budget, month);
        expect(month < schedule.length ? Math.abs(over) : over).toBeLessThan(1e-6);
        for (const row of rows) expect(row.opening + row.fees + row.interest - row.payment).toBeCloseTo(row.closing, 6);
      });
    }),
    { numRuns: 150 },
  );
  expect(finished).toBeGreaterThan(0);
});

test("costs least by the highest rate first with constant rates, fixed minimums and no fees", () => {
  const orders = debtsOf(plainDebt).chain((debts) =>
    fc.tuple(
      fc.constant(debts),
      fc.shuffledSubarray(ownOrder(debts), { minLength: debts.length, maxLength: debts.length }),
      effort,
    ),
  );
  fc.assert(
    fc.property(orders, ([debts, order, share]) => {
      const budget = amplyPaid(debts, share);
      const avalanche = runPlan(debts, budget, BY_RATE);
      const other = runPlan(debts, budget, singleOrderPlan(order));
      if (avalanche.kind !== "paid-off" || other.kind !== "paid-off") throw new Error("these plans end");
      expect(avalanche.cost).toBeLessThanOrEqual(other.cost + 0.01 * other.months);
    }),
    { numRuns: 300 },
  );
});

const A: Debt = { name: "Store card", balance: 1000, apr: 12, minimum: 50 };
const B: Debt = { name: "Visa", balance: 2000, apr: 24, minimum: 60 };

/** A plan with such a budget that doesn't end. */
function failed(debts: Debt[], monthly: number): FailedPlan {
  const outcome = planDebts(debts, { monthly }, singleOrderPlan([0, 1]));
  if (outcome.kind === "paid-off") throw new Error("this plan ends");
  return outcome;
}

const textOf = (debts: Debt[], monthly: number) => failureText(failed(debts, monthly), debts);

test("names the debt that runs short and the budget that works", () => {
  expect(textOf([A, B], 100)).toBe(
    "Your minimums total $110.00; your budget is $100.00. You need at least $110.00 a month.",
  );
});

test("shows a needed budget above one that misses it by a part of a cent", () => {
  const rule = { kind: "percent-plus-interest", percent: 1, floor: 25 } as const;
  expect(textOf([{ ...A, balance: 5000.4, apr: 24, minimum: rule }, B], 210.01)).toBe(
    "Your minimums total $210.02; your budget is $210.01. You need at least $210.02 a month.",
  );
});

test("names the debt of which most is left when a plan has no end", () => {
  expect(textOf([{ ...B, minimum: 0 }], 40)).toBe(
    "Not paid off within 600 months. Most of the remaining debt is on Visa. You need at least $40.01 a month.",
  );
});

test("finds the smallest budget to the cent", () => {
  const free = [A, B].map((debt) => ({ ...debt, minimum: 0 }));
  const smallest = failed(free, 30).smallestBudget ?? NaN;
  const kindAt = (monthly: number) => planDebts(free, { monthly }, singleOrderPlan([0, 1])).kind;
  expect([kindAt(smallest), kindAt(smallest - 0.01)]).toEqual(["paid-off", "never-ends"]);
});

test("names no budget for minimum payments that never end", () => {
  const stuck: Debt = { ...B, minimum: 40 };
  expect(planDebts([stuck], null, singleOrderPlan([0]))).toMatchObject({ kind: "never-ends", smallestBudget: null });
});

describe("the strategies side by side", () => {
  const compared = (debts: Debt[], budget: Budget) => answerDebts({ debts, budget, offers: [] }).strategies;
  const results = compared([A, B], { monthly: 300 });
  const [cheapest, avalanche, snowball, own, minimums] = results;

  test("gives each its plan, and what it costs more than the cheapest", () => {
    expect(results.map(({ strategy }) => strategy)).toEqual([
      "cheapest",
      "avalanche",
      "snowball",
      "own",
      "minimums-only",
    ]);
    expect([cheapest?.extraCost, avalanche?.extraCost, own?.extraCost]).toEqual([0, 0, snowball?.extraCost]);
    expect(snowball?.extraCost).toBeGreaterThan(0);
    expect(minimums?.extraCost).toBeGreaterThan(snowball?.extraCost ?? NaN);
  });

  test("writes the difference, and where it is small", () => {
    const texts = results.map((result) => cheapest && strategyText(result, cheapest));
    expect(texts[1]).toBe("Highest rate first (avalanche) costs the same.");
    expect(texts[2]).toBe("Smallest balance first (snowball) costs $63.16 more and takes 1 month longer.");
    expect(texts[4]).toMatch(/^Paying only the minimums costs .* and takes \d+ months longer\.$/);
    const close = compared([{ ...A, apr: 22 }, B], { monthly: 300 });
    expect(close.map((result) => close[0] && strategyText(result, close[0]))[2]).toMatch(
      /^Smallest balance first \(snowball\) costs \$\d+\.\d\d more\. The difference is small/,
    );
  });
});
