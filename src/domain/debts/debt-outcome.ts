import { MAX_MONTHS } from "../payoff/conventions";
import { smallestThatEnds } from "../payoff/solve-payment";
import { formatDollars, formatMonths, toCents } from "../text/format";
import { MAX_DEBTS, type Debt, isDebt } from "./debt";
import { type Budget, type DebtMonth, MINIMUMS_ONLY, type PlanRun, runPlan } from "./debt-plan";
import type { PaymentOrder } from "./payment-order";
import { MAX_OFFERS } from "./transfer-offer";

type PaidOff = Extract<PlanRun, { kind: "paid-off" }>;
type Failed = Exclude<PlanRun, PaidOff>;

/** What can't be calculated with. */
export type BadInput = { kind: "bad-input"; what: "debts" | "budget" | "order" | "offers" };

export type DebtOutcome =
  | (PaidOff & { schedule: DebtMonth[] })
  /** `smallestBudget` is the least a month, to the cent, that pays all off in this order; null if none up to the limits does. */
  | (Failed & { smallestBudget: number | null })
  | BadInput;

function isTimed(amount: number, month: number): boolean {
  return amount >= 0 && Number.isFinite(amount) && Number.isInteger(month) && month >= 1;
}

function isBudget({ monthly, raise, lumpSum }: Budget): boolean {
  return (
    monthly > 0 &&
    Number.isFinite(monthly) &&
    (!raise || isTimed(raise.amount, raise.fromMonth)) &&
    (!lumpSum || isTimed(lumpSum.amount, lumpSum.month))
  );
}

function isOrder(order: PaymentOrder, debts: readonly Debt[]): boolean {
  return (
    order === "highest-rate" || (order.length === debts.length && debts.every((_, index) => order.includes(index)))
  );
}

/** What is wrong with the inputs of a plan; null if nothing is. */
export function badInput(debts: readonly Debt[], budget: Budget | typeof MINIMUMS_ONLY): BadInput | null {
  if (debts.length === 0 || debts.length > MAX_DEBTS || !debts.every(isDebt))
    return { kind: "bad-input", what: "debts" };
  return budget === MINIMUMS_ONLY || isBudget(budget) ? null : { kind: "bad-input", what: "budget" };
}

function smallestBudget(debts: readonly Debt[], budget: Budget, order: PaymentOrder): number | null {
  const ends = (monthly: number) => runPlan(debts, { ...budget, monthly }, order).kind === "paid-off";
  return smallestThatEnds(ends, budget.monthly);
}

/**
 * Pays several debts off under one budget, or with their minimum payments alone. Dollars, percent a year, months; nothing
 * is rounded. A plan that can't be followed, or that has no end within 600 months, names the debt that goes short and the
 * smallest budget that works; with minimum payments alone there is no budget to name.
 */
export function planDebts(
  debts: readonly Debt[],
  budget: Budget | typeof MINIMUMS_ONLY,
  order: PaymentOrder,
): DebtOutcome {
  const bad = badInput(debts, budget);
  if (bad) return bad;
  if (!isOrder(order, debts)) return { kind: "bad-input", what: "order" };
  const schedule: DebtMonth[] = [];
  const run = runPlan(debts, budget, order, schedule);
  if (run.kind === "paid-off") return { ...run, schedule };
  return { ...run, smallestBudget: budget === MINIMUMS_ONLY ? null : smallestBudget(debts, budget, order) };
}

const BAD_INPUT_TEXTS: Record<BadInput["what"], string> = {
  debts: `Enter one to ${MAX_DEBTS} debts, each with a balance, a rate and a minimum payment.`,
  budget: "Enter what you can pay a month for all debts together.",
  order: "Give each debt one place in the order.",
  offers: `Enter one or ${MAX_OFFERS} offers, each with its fee, its rates, its months and the line.`,
};

export function badInputText({ what }: BadInput): string {
  return BAD_INPUT_TEXTS[what];
}

/** What a plan comes to, in a sentence or two. The debts are those that the plan was made for. */
export function outcomeText(outcome: DebtOutcome, debts: readonly Debt[]): string {
  if (outcome.kind === "bad-input") return badInputText(outcome);
  if (outcome.kind === "paid-off") {
    const fees = toCents(outcome.fees) > 0 ? ` and ${formatDollars(outcome.fees)} of fees` : "";
    return `Debt-free in ${formatMonths(outcome.months)}, ${formatDollars(outcome.interest)} of interest${fees}.`;
  }
  const name = debts[outcome.debt]?.name ?? "";
  const works =
    outcome.smallestBudget === null
      ? ""
      : ` The smallest budget that works is ${formatDollars(outcome.smallestBudget)} a month.`;
  if (outcome.kind === "below-minimums") {
    const { needed, budget, month } = outcome;
    return `In month ${month} the minimum payments come to ${formatDollars(needed)}, your budget is ${formatDollars(budget)}: ${name} goes short.${works}`;
  }
  return `Not paid off within ${formatMonths(MAX_MONTHS)}: ${formatDollars(outcome.balanceLeft)} would still be owed, most of it on ${name}.${works}`;
}
