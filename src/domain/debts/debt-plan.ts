import { type AccountState, applyPayment, balanceOf, copyAccount, openAccount } from "../payoff/account";
import { CLOSING_BALANCE, MAX_MONTHS, ROUNDING_ERROR } from "../money/conventions";
import { type Debt, accountOf, chargeDebt } from "./debt";
import { type PaymentOrder, type PaymentPlan, orderIn, rateOrder, targetsIn } from "./payment-order";
import { smallestThatEnds } from "../payoff/solve-payment";

/** Dollars a month for all debts together; what a debt that is paid off frees goes to the next one. */
export type Budget = {
  monthly: number;
  /** So much more in every month from `fromMonth` on. */
  raise?: { amount: number; fromMonth: number };
  /** Once, on top, in month `month`. */
  lumpSum?: { amount: number; month: number };
};

/** One debt in one month. `opening + fees + interest - payment = closing`; a transfer fee is in month 1. */
export type DebtLedgerRow = { opening: number; fees: number; interest: number; payment: number; closing: number };

/** One month of a plan, with a row for each debt, in their order; all zero once it is paid off. */
export type DebtMonth = { month: number; rows: DebtLedgerRow[] };

/** Dollars and months; nothing is rounded. Debts are named by their index. */
export type PlanRun =
  | {
      kind: "paid-off";
      months: number;
      interest: number;
      fees: number;
      cost: number;
      /** The month after which each debt is paid off. */
      paidOffIn: number[];
      /** The interest of each debt that was deferred until then. */
      deferredInterest: number[];
    }
  /** In `month` the minimum payments come to `needed`, but the budget is `budget`: there isn’t enough for the minimum on `debt`. */
  | { kind: "below-minimums"; month: number; needed: number; budget: number; debt: number }
  /** After month 600 something is still owed; most of it on `debt`. */
  | { kind: "never-ends"; debt: number };

export function budgetIn({ monthly, raise, lumpSum }: Budget, month: number): number {
  const raised = raise && month >= raise.fromMonth ? raise.amount : 0;
  return monthly + raised + (lumpSum?.month === month ? lumpSum.amount : 0);
}

/** A debt while its plan runs; `due` is its minimum payment of the month, `paidIn` the last month in which it was paid. */
type RunningDebt = { debt: Debt; account: AccountState; isOpen: boolean; due: number; paidIn: number };

/** Several debts while their plan runs; `month` is the last that was paid, and `byRate` the order of its rates. */
export type RunningPlan = {
  debts: RunningDebt[];
  byRate: PaymentOrder;
  month: number;
  interest: number;
  fees: number;
};

/** The debts before the first month. One on which nothing is owed stays closed. */
export function startPlan(debts: readonly Debt[]): RunningPlan {
  const running = debts.map((debt) => {
    const account = openAccount(accountOf(debt));
    return { debt, account, isOpen: balanceOf(account) > CLOSING_BALANCE, due: 0, paidIn: 0 };
  });
  const fees = debts.reduce((sum, { transferFee = 0 }) => sum + transferFee, 0);
  return { debts: running, byRate: rateOrder(debts, 1), month: 0, interest: 0, fees };
}

export function copyPlan(plan: RunningPlan): RunningPlan {
  const debts = plan.debts.map((one) => {
    if (!one.isOpen) return one;
    return { debt: one.debt, account: copyAccount(one.account), isOpen: true, due: one.due, paidIn: one.paidIn };
  });
  return { debts, byRate: plan.byRate, month: plan.month, interest: plan.interest, fees: plan.fees };
}

export function isPaidOff({ debts }: RunningPlan): boolean {
  return !debts.some(({ isOpen }) => isOpen);
}

/** Charges and pays a month, what the minimums leave in turn. Returns false, with nothing paid, if the budget is below them. */
export function payMonth(plan: RunningPlan, budget: Budget | null, order: PaymentPlan): boolean {
  plan.month += 1;
  let needed = 0;
  let isRateNew = false;
  for (const one of plan.debts) {
    if (!one.isOpen) continue;
    one.due = chargeDebt(one.account, one.debt.minimum);
    needed += one.due;
    if (one.debt.promotion?.lastMonth === plan.month - 1) isRateNew = true;
  }
  if (isRateNew)
    plan.byRate = rateOrder(
      plan.debts.map(({ debt }) => debt),
      plan.month,
    );
  let left = budget ? budgetIn(budget, plan.month) - needed : 0;
  if (left < -ROUNDING_ERROR) return false;
  for (const targets of [orderIn(order, plan.month), plan.byRate]) {
    for (const index of targets) {
      const one = plan.debts[index];
      if (!one?.isOpen || one.paidIn === plan.month) continue;
      const principal = applyPayment(one.account, one.due + left);
      left -= one.account.interest + principal - one.due;
      plan.interest += one.account.interest;
      plan.fees += one.account.fees;
      one.paidIn = plan.month;
      one.isOpen = balanceOf(one.account) > CLOSING_BALANCE;
    }
  }
  return true;
}

/** The cost in dollars of a plan that is paid to its end; Infinity if it has none, or as soon as it costs `limit`. */
export function costToEnd(plan: RunningPlan, budget: Budget, order: PaymentPlan, limit = Infinity): number {
  while (!isPaidOff(plan)) {
    if (plan.month === MAX_MONTHS || !payMonth(plan, budget, order)) return Infinity;
    if (plan.interest + plan.fees >= limit) return Infinity;
  }
  return plan.interest + plan.fees;
}

function largest({ debts }: RunningPlan): number {
  const owed = debts.map(({ account }) => balanceOf(account));
  return owed.indexOf(Math.max(...owed));
}

/** The month that was just paid; `before` are the debts as they were ahead of it. */
function rowsOf(debts: readonly Debt[], before: RunningPlan, after: RunningPlan): DebtLedgerRow[] {
  return debts.map(({ balance, transferFee = 0 }, index) => {
    const [was, is] = [before.debts[index], after.debts[index]];
    if (!was?.isOpen || !is) return { opening: 0, fees: 0, interest: 0, payment: 0, closing: 0 };
    const [opening, closing] = [before.month === 0 ? balance : balanceOf(was.account), balanceOf(is.account)];
    const fees = is.account.fees + (before.month === 0 ? transferFee : 0);
    const { interest } = is.account;
    return { opening, fees, interest, payment: opening + fees + interest - closing, closing };
  });
}

function belowMinimums({ debts, month }: RunningPlan, budget: number, targets: PaymentOrder): PlanRun {
  const needed = debts.reduce((sum, { isOpen, due }) => (isOpen ? sum + due : sum), 0);
  let served = 0;
  const isShort = ({ isOpen, due }: RunningDebt) => isOpen && (served += due) > budget + ROUNDING_ERROR;
  const debt = targets.find((index) => debts[index] && isShort(debts[index])) ?? 0;
  return { kind: "below-minimums", month, needed, budget, debt };
}

/** Pays debts off month by month; without a budget each gets its minimum and no more. Takes sound debts, at least one. */
export function runPlan(
  debts: readonly Debt[],
  budget: Budget | null,
  order: PaymentPlan,
  schedule: DebtMonth[] | null = null,
): PlanRun {
  const plan = startPlan(debts);
  while (!isPaidOff(plan)) {
    if (plan.month === MAX_MONTHS) return { kind: "never-ends", debt: largest(plan) };
    const before = copyPlan(plan);
    const isPaid = payMonth(plan, budget, order);
    if (budget && !isPaid) {
      return belowMinimums(plan, budgetIn(budget, plan.month), targetsIn(debts, order, plan.month));
    }
    schedule?.push({ month: plan.month, rows: rowsOf(debts, before, plan) });
  }
  const { month: months, interest, fees } = plan;
  const paidOffIn = plan.debts.map(({ paidIn }) => paidIn);
  const deferredInterest = plan.debts.map(({ account }) => account.deferredInterest);
  return { kind: "paid-off", months, interest, fees, cost: interest + fees, paidOffIn, deferredInterest };
}

/** The cost of a run in dollars; Infinity for a plan that doesn't pay off. */
export function costOf(run: PlanRun): number {
  return run.kind === "paid-off" ? run.cost : Infinity;
}

export type PaidOffPlan = Extract<PlanRun, { kind: "paid-off" }>;

/** `smallestBudget` is the least a month, to the cent, that pays all off in this order; null with minimum payments alone. */
export type FailedPlan = Exclude<PlanRun, PaidOffPlan> & { smallestBudget: number | null };

export type DebtOutcome = PaidOffPlan | FailedPlan;

function smallestBudget(debts: readonly Debt[], budget: Budget, plan: PaymentPlan): number {
  const ends = (monthly: number) => costToEnd(startPlan(debts), { ...budget, monthly }, plan) < Infinity;
  return smallestThatEnds(ends, budget.monthly);
}

/** Pays debts off under one budget; where it is null, with their minimum payments alone. Takes sound debts, at least one. */
export function planDebts(debts: readonly Debt[], budget: Budget | null, plan: PaymentPlan): DebtOutcome {
  const run = runPlan(debts, budget, plan);
  if (run.kind === "paid-off") return run;
  return { ...run, smallestBudget: budget && smallestBudget(debts, budget, plan) };
}
