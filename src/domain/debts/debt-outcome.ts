import { MAX_MONTHS } from "../payoff/conventions";
import { centsUp, smallestThatEnds } from "../payoff/solve-payment";
import { formatDollars, formatMonths } from "../text/format";
import type { Debt } from "./debt";
import { type Budget, type DebtMonth, MINIMUMS_ONLY, type PlanRun, runPlan } from "./debt-plan";
import type { PaymentOrder } from "./payment-order";

type PaidOff = Extract<PlanRun, { kind: "paid-off" }>;

/** A plan that ends, month by month. */
export type PaidOffPlan = PaidOff & { schedule: DebtMonth[] };

/** `smallestBudget` is the least a month, to the cent, that pays all off in this order; null with minimum payments alone. */
export type FailedPlan = Exclude<PlanRun, PaidOff> & { smallestBudget: number | null };

export type DebtOutcome = PaidOffPlan | FailedPlan;

function smallestBudget(debts: readonly Debt[], budget: Budget, order: PaymentOrder): number {
  const ends = (monthly: number) => runPlan(debts, { ...budget, monthly }, order).kind === "paid-off";
  return smallestThatEnds(ends, budget.monthly);
}

/**
 * Pays several debts off under one budget, or with their minimum payments alone. Dollars, percent a year, months; nothing
 * is rounded. Takes sound debts, at least one, such as `readDebts` gives.
 */
export function planDebts(
  debts: readonly Debt[],
  budget: Budget | typeof MINIMUMS_ONLY,
  order: PaymentOrder,
): DebtOutcome {
  const schedule: DebtMonth[] = [];
  const run = runPlan(debts, budget, order, schedule);
  if (run.kind === "paid-off") return { ...run, schedule };
  return { ...run, smallestBudget: budget === MINIMUMS_ONLY ? null : smallestBudget(debts, budget, order) };
}

/** Why a plan has no end, in a sentence or two. The debts are those that the plan was made for. */
export function failureText(outcome: FailedPlan, debts: readonly Debt[]): string {
  const name = debts[outcome.debt]?.name ?? "";
  const works =
    outcome.smallestBudget === null
      ? ""
      : ` The lowest budget that works is ${formatDollars(outcome.smallestBudget)} a month.`;
  if (outcome.kind === "below-minimums") {
    const { needed, budget, month } = outcome;
    return `In month ${month} the minimum payments come to ${formatDollars(centsUp(needed) / 100)}, your budget is ${formatDollars(budget)}: there isn’t enough for the minimum on ${name}.${works}`;
  }
  return `Not paid off within ${formatMonths(MAX_MONTHS)}. Most of what is left then is owed on ${name}.${works}`;
}
