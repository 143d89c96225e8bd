import { MAX_MONTHS } from "../payoff/conventions";
import { centsUp } from "../payoff/solve-payment";
import { formatDollars, formatMonths, formatShortDollars, formatWholeDollars, roundTo } from "../text/format";
import type { BalanceMoves } from "./balance-moves";
import type { Debt } from "./debt";
import type { FailedPlan, PaidOff } from "./debt-outcome";
import type { Strategy, StrategyResult } from "./debt-strategies";
import type { DebtsInputs } from "./debts-form";

/** All that /debts shows for one set of inputs. */
export type DebtsAnswer = {
  inputs: DebtsInputs;
  /** Null where there are no offers. */
  moves: BalanceMoves | null;
  /** The debts as they stand once the moves are made; the strategies name these by their index. */
  debts: readonly Debt[];
  strategies: readonly StrategyResult[];
};

/** The result of a strategy. */
export function resultOf({ strategies }: Pick<DebtsAnswer, "strategies">, strategy: Strategy): StrategyResult {
  const found = strategies.find((one) => one.strategy === strategy);
  if (!found) throw new RangeError(strategy);
  return found;
}

/** Why a plan has no end, in a sentence or two. The debts are those that the plan was made for. */
export function failureText(outcome: FailedPlan, debts: readonly Debt[]): string {
  const name = debts[outcome.debt]?.name ?? "";
  const works =
    outcome.smallestBudget === null
      ? ""
      : ` The lowest budget that pays them off is ${formatDollars(outcome.smallestBudget)} a month.`;
  if (outcome.kind === "below-minimums") {
    const { needed, budget, month } = outcome;
    return `In month ${month} the minimum payments come to ${formatDollars(centsUp(needed) / 100)}, your budget is ${formatDollars(budget)}: there isn’t enough for the minimum on ${name}.${works}`;
  }
  return `Not paid off within ${formatMonths(MAX_MONTHS)}. Most of what is left then is owed on ${name}.${works}`;
}

/** What most came for, in figures. `until` is the month of the end, which only the browser knows. */
export function answerFigures({ months, interest, fees }: PaidOff, until: string | null) {
  return [
    { label: until === null ? "Debt-free in" : `Debt-free in ${until}`, value: formatMonths(months), large: true },
    { label: "Interest", value: formatWholeDollars(interest), large: true },
    ...(fees >= 1 ? [{ label: "Fees", value: formatWholeDollars(fees) }] : []),
  ];
}

/** How much less a plan costs than what one would do without it, in whole dollars; empty where it is no less. */
export function savingText(answer: DebtsAnswer, strategy: Strategy): string {
  const { outcome } = resultOf(answer, strategy);
  if (outcome.kind !== "paid-off" || strategy === "minimums-only") return "";
  const minimums = resultOf(answer, "minimums-only").outcome;
  // Once debts are moved, their minimum payments are no yardstick: they were never the visitor's.
  const moved = answer.moves?.moves.length ? answer.moves : null;
  const other = moved ? (moved.saved ?? 0) + moved.cheapest.cost : minimums.kind === "paid-off" ? minimums.cost : null;
  if (other === null) return "With the minimums alone you’d never pay it off.";
  const less = roundTo(other - outcome.cost, 0);
  const than = moved ? "the same budget without a transfer" : "paying the minimums";
  return less > 0 ? `${formatShortDollars(less)} less than ${than}.` : "";
}

/** The answer in words. `until` is the month of the end. */
export function answerText(answer: DebtsAnswer, strategy: Strategy, until: string | null): string {
  const { outcome } = resultOf(answer, strategy);
  if (outcome.kind !== "paid-off") return failureText(outcome, answer.debts);
  const when = until === null ? "" : ` (${until})`;
  const fees = outcome.fees >= 1 ? ` and ${formatWholeDollars(outcome.fees)} in fees` : "";
  const plan = `Debt-free in ${formatMonths(outcome.months)}${when}, ${formatWholeDollars(outcome.interest)} in interest${fees}.`;
  return `${plan} ${savingText(answer, strategy)}`.trimEnd();
}
