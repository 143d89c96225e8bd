import { formatMonths, formatShortDollars, formatWholeDollars, roundTo } from "../text/format";
import type { BalanceMoves } from "./balance-moves";
import { type OrderCost, type Search, cheapestUsualOrder } from "./cheapest-order";
import type { Debt } from "./debt";
import { failureText } from "./debt-outcome";
import { MINIMUMS_ONLY, costOf, runPlan } from "./debt-plan";
import { type Strategy, type StrategyResult, compareStrategies } from "./debt-strategies";
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

/** The answer once it is known what is moved: `debts` are those that then stand, `cheapest` is their cheapest order. */
export function* answerWith(
  inputs: DebtsInputs,
  debts: readonly Debt[],
  cheapest: OrderCost,
  moves: BalanceMoves | null,
): Search<DebtsAnswer> {
  return { inputs, moves, debts, strategies: yield* compareStrategies(debts, inputs.budget, cheapest) };
}

/** Finds the best of the usual orders for sound inputs; `own-answer.ts` looks for better ones, and for moves. */
export function* answerDebts(inputs: DebtsInputs): Search<DebtsAnswer> {
  const { debts, budget } = inputs;
  const cheapest = yield* cheapestUsualOrder(debts, (order) => costOf(runPlan(debts, budget, order)));
  return yield* answerWith(inputs, debts, cheapest, null);
}

/** The result of a strategy. */
export function resultOf({ strategies }: DebtsAnswer, strategy: Strategy): StrategyResult {
  const found = strategies.find((one) => one.strategy === strategy);
  if (!found) throw new RangeError(strategy);
  return found;
}

/** The answer in one sentence, in whole dollars. `until` is the month of the end, which only the browser knows. */
export function answerText(answer: DebtsAnswer, strategy: Strategy, until: string | null): string {
  const { outcome } = resultOf(answer, strategy);
  if (outcome.kind !== "paid-off") return failureText(outcome, answer.debts);
  const when = until === null ? "" : ` (${until})`;
  const fees = outcome.fees >= 1 ? ` and ${formatWholeDollars(outcome.fees)} of fees` : "";
  const plan = `Debt-free in ${formatMonths(outcome.months)}${when}, ${formatWholeDollars(outcome.interest)} of interest${fees}`;
  if (strategy === MINIMUMS_ONLY) return `${plan}.`;
  const minimums = resultOf(answer, MINIMUMS_ONLY).outcome;
  // Once debts are moved, their minimum payments are no yardstick: they were never the visitor's.
  const moved = answer.moves?.moves.length ? answer.moves : null;
  const other = moved ? (moved.saved ?? 0) + moved.cheapest.cost : minimums.kind === "paid-off" ? minimums.cost : null;
  if (other === null) return `${plan}; with the minimums alone it would never end.`;
  const less = roundTo(other - outcome.cost, 0);
  const than = moved ? "the same budget without a transfer" : "paying the minimums";
  return less > 0 ? `${plan}; ${formatShortDollars(less)} less than ${than}.` : `${plan}.`;
}
