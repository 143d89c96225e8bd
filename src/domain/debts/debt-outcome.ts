import { smallestThatEnds } from "../payoff/solve-payment";
import type { Debt } from "./debt";
import { type Budget, type PlanRun, runPlan } from "./debt-plan";
import type { PaymentPlan } from "./payment-order";

/** A plan that ends. */
export type PaidOff = Extract<PlanRun, { kind: "paid-off" }>;

/** `smallestBudget` is the least a month, to the cent, that pays all off in this order; null with minimum payments alone. */
export type FailedPlan = Exclude<PlanRun, PaidOff> & { smallestBudget: number | null };

export type DebtOutcome = PaidOff | FailedPlan;

function smallestBudget(debts: readonly Debt[], budget: Budget, plan: PaymentPlan): number {
  const ends = (monthly: number) => runPlan(debts, { ...budget, monthly }, plan).kind === "paid-off";
  return smallestThatEnds(ends, budget.monthly);
}

/**
 * Pays several debts off under one budget, or without one with their minimum payments alone. Dollars, percent a year, months; nothing
 * is rounded. Takes sound debts, at least one, such as `readDebts` gives.
 */
export function planDebts(debts: readonly Debt[], budget: Budget | null, plan: PaymentPlan): DebtOutcome {
  const run = runPlan(debts, budget, plan);
  if (run.kind === "paid-off") return run;
  return { ...run, smallestBudget: budget && smallestBudget(debts, budget, plan) };
}
