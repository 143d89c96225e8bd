import { MAX_MONTHS } from "../money/conventions";
import { ceilToCents } from "../payoff/solve-payment";
import { formatDollars, formatMonths, formatShortDollars, formatWholeDollars, roundTo } from "../text/format";
import type { Debt } from "./debt";
import type { DebtOutcome, FailedPlan } from "./debt-plan";
import { STRATEGY_NAMES, type Strategy } from "./debts-fields";
import type { DebtInputs } from "./debts-form";
import type { PaymentPlan } from "./payment-order";
import type { BalanceTransfer } from "./transfer-offer";

export type StrategyResult = {
  strategy: Strategy;
  /** Null for minimum payments only, which have none. */
  plan: PaymentPlan | null;
  outcome: DebtOutcome;
  /** Dollars above the best plan, as shown; null unless both end. Below 0 where only the best leaves a month to spare. */
  extraCost: number | null;
};

export type DebtsAnswer = {
  inputs: DebtInputs;
  /** Null where there are no offers; nothing is moved where no transfer saves more than its fee. */
  transfers: {
    moved: readonly BalanceTransfer[];
    /** Dollars less than the best plan without a transfer; null where that has no end. */
    saved: number | null;
  } | null;
  /** The debts once the transfers are made; the strategies name these by their index. */
  debts: readonly Debt[];
  /** The place of each of them among the typed debts with the offers after them, which its color follows. */
  places: readonly number[];
  strategies: readonly StrategyResult[];
  /** Dollars that the best plan costs more than without a month to spare before a deferred promotion ends. */
  reserveCost: number;
};

export function resultOf({ strategies }: Pick<DebtsAnswer, "strategies">, strategy: Strategy): StrategyResult {
  const found = strategies.find((one) => one.strategy === strategy);
  if (!found) throw new RangeError(strategy);
  return found;
}

/** Less of a difference than this, in dollars, is named as small: how a person keeps going matters more. */
const SMALL_DIFFERENCE = 50;

export function strategyText({ strategy, extraCost, outcome }: StrategyResult, cheapest: StrategyResult): string {
  const name = STRATEGY_NAMES[strategy];
  if (extraCost === null || outcome.kind !== "paid-off" || cheapest.outcome.kind !== "paid-off") {
    return `${name}: never paid off.`;
  }
  if (extraCost < 0) return `${name} costs ${formatDollars(-extraCost)} less, but leaves no month to spare.`;
  if (extraCost === 0) return `${name} costs the same.`;
  const later = outcome.months - cheapest.outcome.months;
  const small =
    extraCost < SMALL_DIFFERENCE ? " The difference is small, so choose the order that keeps you going." : "";
  const time = later > 0 ? ` and takes ${formatMonths(later)} longer` : "";
  return `${name} costs ${formatDollars(extraCost)} more${time}.${small}`;
}

/** Why a plan has no end, in a sentence or two. The debts are those that the plan was made for. */
export function failureText(outcome: FailedPlan, debts: readonly Debt[]): string {
  const name = debts[outcome.debt]?.name ?? "";
  const works =
    outcome.smallestBudget === null ? "" : ` You need at least ${formatDollars(outcome.smallestBudget)} a month.`;
  if (outcome.kind === "below-minimums") {
    const { needed, budget, month } = outcome;
    return `${month === 1 ? "Your" : `In month ${month}, your`} minimums total ${formatDollars(ceilToCents(needed) / 100)}; your budget is ${formatDollars(budget)}.${works}`;
  }
  return `Not paid off within ${formatMonths(MAX_MONTHS)}. Most of the remaining debt is on ${name}.${works}`;
}

/** How many whole dollars less a plan costs than what one would do without it; null where it is no less. */
function savingOf(answer: DebtsAnswer, strategy: Strategy): { dollars: number; than: string } | null {
  const { outcome } = resultOf(answer, strategy);
  if (outcome.kind !== "paid-off" || strategy === "minimums-only") return null;
  const { transfers } = answer;
  const isMoved = transfers !== null && transfers.moved.length > 0;
  const costWith = (one: Strategy) => {
    const result = resultOf(answer, one).outcome;
    return result.kind === "paid-off" ? result.cost : Infinity;
  };
  // Once debts are moved, their minimum payments are no yardstick: they were never the visitor's.
  const other = isMoved ? costWith("cheapest") + (transfers.saved ?? 0) : costWith("minimums-only");
  const than = isMoved ? "the same budget without a transfer" : "paying only the minimums";
  const dollars = roundTo(other - outcome.cost, 0);
  return dollars > 0 ? { dollars, than } : null;
}

/** The answer that most came for, in figures. `until` is the month of the end, which only the browser knows. */
export function answerFigures(answer: DebtsAnswer, strategy: Strategy, until: string | null) {
  const { outcome } = resultOf(answer, strategy);
  if (outcome.kind !== "paid-off") return [];
  const { months, interest, fees } = outcome;
  const saving = savingOf(answer, strategy);
  const isEndless = saving?.dollars === Infinity;
  return [
    { label: until === null ? "Debt-free in" : `Debt-free in ${until}`, value: formatMonths(months), large: true },
    { label: "Interest", value: formatWholeDollars(interest) },
    ...(fees >= 1 ? [{ label: "Fees", value: formatWholeDollars(fees) }] : []),
    ...(saving && !isEndless
      ? [{ label: "You save", value: formatShortDollars(saving.dollars), note: `compared with ${saving.than}` }]
      : []),
    ...(isEndless ? [{ label: "With minimums only", value: "Never paid off" }] : []),
  ];
}

/** The same in a sentence or two, for those who listen to it. */
export function answerText(answer: DebtsAnswer, strategy: Strategy): string {
  const { outcome } = resultOf(answer, strategy);
  if (outcome.kind !== "paid-off") return failureText(outcome, answer.debts);
  const fees = outcome.fees >= 1 ? ` and ${formatWholeDollars(outcome.fees)} in fees` : "";
  const plan = `Debt-free in ${formatMonths(outcome.months)}, ${formatWholeDollars(outcome.interest)} in interest${fees}.`;
  const saving = savingOf(answer, strategy);
  if (saving === null) return plan;
  if (saving.dollars === Infinity) return `${plan} Paying only the minimums, you’d never pay it off.`;
  return `${plan} You’d save ${formatShortDollars(saving.dollars)} compared with ${saving.than}.`;
}
