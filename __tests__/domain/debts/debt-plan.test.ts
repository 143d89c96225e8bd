import fc from "fast-check";
import { type DebtMonth, budgetIn, costOf, runPlan } from "../../../src/domain/debts/debt-plan";
import { HIGHEST_RATE_FIRST, ownOrder, snowballOrder, steadyPlan } from "../../../src/domain/debts/payment-order";
import { simulate } from "../../../src/domain/payoff/simulation";
import { type Debt, accountOf } from "../../../src/domain/debts/debt";
import { dollars } from "../arbitraries";
import { amplyPaid, anyDebt, debtsOf, effort, plainDebt } from "./arbitrary-debts";

const BY_RATE = steadyPlan(HIGHEST_RATE_FIRST);
const AS_GIVEN = steadyPlan([0, 1]);

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
    expect(runPlan([promoted], { monthly: 20 }, steadyPlan([0]))).toMatchObject({
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
      if (runPlan(debts, budget, steadyPlan(snowballOrder(debts)), schedule).kind === "paid-off") finished += 1;
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
      const other = runPlan(debts, budget, steadyPlan(order));
      if (avalanche.kind !== "paid-off" || other.kind !== "paid-off") throw new Error("these plans end");
      expect(avalanche.cost).toBeLessThanOrEqual(other.cost + 0.01 * other.months);
    }),
    { numRuns: 300 },
  );
});
