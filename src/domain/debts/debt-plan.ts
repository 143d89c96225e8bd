import {
  type AccountState,
  balanceOf,
  applyPayment,
  copyAccount,
  openAccount,
  reopenAccount,
} from "../payoff/account-state";
import { CLOSING_BALANCE, MAX_MONTHS, ROUNDING_ERROR } from "../money/conventions";
import { type Debt, accountOf, chargeDebt } from "./debt";
import { type PaymentOrder, type PaymentPlan, type TargetOrders, planTargets } from "./payment-order";
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

/** A debt while its plan runs; `due` is its minimum payment of the month. */
type RunningDebt = { minimum: Debt["minimum"]; account: AccountState; isOpen: boolean; due: number; paidOffIn: number };

/** Several debts while their plan runs; `month` is the last that was paid. */
export type RunningPlan = { debts: RunningDebt[]; openDebts: number; month: number; interest: number; fees: number };

/** The debts before the first month. One on which nothing is owed stays closed. */
export function startPlan(debts: readonly Debt[]): RunningPlan {
  const running = debts.map((debt) => {
    const account = openAccount(accountOf(debt));
    return { minimum: debt.minimum, account, isOpen: balanceOf(account) > CLOSING_BALANCE, due: 0, paidOffIn: 0 };
  });
  const fees = debts.reduce((sum, { transferFee = 0 }) => sum + transferFee, 0);
  return { debts: running, openDebts: running.filter(({ isOpen }) => isOpen).length, month: 0, interest: 0, fees };
}

/** The same debts between two months, to be paid on in another way. */
export function copyPlan(plan: RunningPlan): RunningPlan {
  const debts = plan.debts.map(({ minimum, account, isOpen, due, paidOffIn }) => {
    return { minimum, account: isOpen ? copyAccount(account) : account, isOpen, due, paidOffIn };
  });
  return { debts, openDebts: plan.openDebts, month: plan.month, interest: plan.interest, fees: plan.fees };
}

/** The same debts before the first month with other amounts owed, of which so many dollars are transfer fees. */
export function restartPlan(plan: RunningPlan, owed: readonly number[], fees: number): RunningPlan {
  let openDebts = 0;
  const debts = plan.debts.map(({ minimum, account }, index) => {
    const balance = owed[index] ?? 0;
    const isOpen = balance > CLOSING_BALANCE;
    if (isOpen) openDebts += 1;
    return { minimum, account: reopenAccount(account, balance), isOpen, due: 0, paidOffIn: 0 };
  });
  return { debts, openDebts, month: 0, interest: 0, fees };
}

function chargeAll(plan: RunningPlan): number {
  plan.month += 1;
  let needed = 0;
  for (const one of plan.debts) {
    if (!one.isOpen) continue;
    one.due = chargeDebt(one.account, one.minimum);
    needed += one.due;
  }
  return needed;
}

/** Pays each debt the minimum of the month that is charged, and `left` to the debts in turn. */
function payAll(plan: RunningPlan, left: number, targets: PaymentOrder): void {
  let rest = left;
  for (const index of targets) {
    const one = plan.debts[index];
    if (!one?.isOpen) continue;
    const principal = applyPayment(one.account, one.due + rest);
    rest -= one.account.interest + principal - one.due;
    plan.interest += one.account.interest;
    plan.fees += one.account.fees;
    if (balanceOf(one.account) > CLOSING_BALANCE) continue;
    one.isOpen = false;
    one.paidOffIn = plan.month;
    plan.openDebts -= 1;
  }
}

/** Charges and pays a month, what the minimums leave in turn. Returns false, with nothing paid, if the budget is below them. */
export function payMonth(plan: RunningPlan, budget: number, targets: PaymentOrder): boolean {
  const left = budget - chargeAll(plan);
  if (left < -ROUNDING_ERROR) return false;
  payAll(plan, left, targets);
  return true;
}

/** The cost in dollars of a plan that is paid on in an order; Infinity if it has no end, or as soon as it costs `limit`. */
export function costToEnd(plan: RunningPlan, budget: Budget, targets: TargetOrders, limit = Infinity): number {
  while (plan.openDebts > 0) {
    const month = plan.month + 1;
    if (month > MAX_MONTHS || !payMonth(plan, budgetIn(budget, month), targets(month))) return Infinity;
    if (plan.interest + plan.fees >= limit) return Infinity;
  }
  return plan.interest + plan.fees;
}

function firstShort(plan: RunningPlan, targets: PaymentOrder, budget: number): number {
  let served = 0;
  const isShort = ({ isOpen, due }: RunningDebt) => isOpen && (served += due) > budget + ROUNDING_ERROR;
  return targets.find((index) => plan.debts[index] && isShort(plan.debts[index])) ?? 0;
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

/** Pays debts off month by month; without a budget each gets its minimum and no more. Takes sound debts, at least one. */
export function runPlan(
  debts: readonly Debt[],
  budget: Budget | null,
  order: PaymentPlan,
  schedule: DebtMonth[] | null = null,
): PlanRun {
  const plan = startPlan(debts);
  const targetsIn = planTargets(debts, order);
  while (plan.openDebts > 0) {
    if (plan.month === MAX_MONTHS) return { kind: "never-ends", debt: largest(plan) };
    const before = copyPlan(plan);
    const needed = chargeAll(plan);
    const { month } = plan;
    const targets = targetsIn(month);
    const available = budget ? budgetIn(budget, month) : needed;
    if (needed > available + ROUNDING_ERROR) {
      return { kind: "below-minimums", month, needed, budget: available, debt: firstShort(plan, targets, available) };
    }
    payAll(plan, available - needed, targets);
    schedule?.push({ month, rows: rowsOf(debts, before, plan) });
  }
  const { month: months, interest, fees } = plan;
  const paidOffIn = plan.debts.map((one) => one.paidOffIn);
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
  const ends = (monthly: number) => runPlan(debts, { ...budget, monthly }, plan).kind === "paid-off";
  return smallestThatEnds(ends, budget.monthly);
}

/** Pays debts off under one budget; where it is null, with their minimum payments alone. Takes sound debts, at least one. */
export function planDebts(debts: readonly Debt[], budget: Budget | null, plan: PaymentPlan): DebtOutcome {
  const run = runPlan(debts, budget, plan);
  if (run.kind === "paid-off") return run;
  return { ...run, smallestBudget: budget && smallestBudget(debts, budget, plan) };
}
