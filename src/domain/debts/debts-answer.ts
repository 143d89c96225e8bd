import { formatMonths, formatShortDollars, roundTo } from "../text/format";
import type { BalanceMoves, bestMoves } from "./balance-moves";
import { type Growing, type OrderCost, type Search, cheapestOrder } from "./cheapest-order";
import type { Debt } from "./debt";
import { failureText } from "./debt-outcome";
import { MINIMUMS_ONLY } from "./debt-plan";
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

/** How moves are searched for (`bestMoves`): only those who have an offer load it. */
export type MovesSearch = typeof bestMoves;

/**
 * Finds the best moves and orders for sound inputs, bit by bit, and gives the best so far now and then. Without a search for
 * moves nothing is moved.
 */
export function* answerDebts(inputs: DebtsInputs, search: MovesSearch | null): Growing<DebtsAnswer> {
  const { debts, offers, budget } = inputs;
  function* answerWith(after: readonly Debt[], cheapest: OrderCost, moves: BalanceMoves | null): Search<DebtsAnswer> {
    return { inputs, moves, debts: after, strategies: yield* compareStrategies(after, budget, cheapest) };
  }
  if (!search || offers.length === 0) return yield* answerWith(debts, yield* cheapestOrder(debts, budget), null);
  const steps = search(debts, offers, budget);
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    yield step.value && (yield* answerWith(step.value.debts, step.value.cheapest, step.value));
  }
  return yield* answerWith(step.value.debts, step.value.cheapest, step.value);
}

/** The result of a strategy. */
export function resultOf({ strategies }: DebtsAnswer, strategy: Strategy): StrategyResult {
  const found = strategies.find((one) => one.strategy === strategy);
  if (!found) throw new RangeError(`No strategy: ${strategy}`);
  return found;
}

const wholeDollars = (amount: number) => formatShortDollars(roundTo(amount, 0));

/** The answer in one sentence, in whole dollars. `until` is the month of the end, which only the browser knows. */
export function answerText(answer: DebtsAnswer, strategy: Strategy, until: string | null): string {
  const { outcome } = resultOf(answer, strategy);
  if (outcome.kind !== "paid-off") return failureText(outcome, answer.debts);
  const when = until === null ? "" : ` (${until})`;
  const fees = outcome.fees >= 1 ? ` and ${wholeDollars(outcome.fees)} of fees` : "";
  const plan = `Debt-free in ${formatMonths(outcome.months)}${when}, ${wholeDollars(outcome.interest)} of interest${fees}`;
  if (strategy === MINIMUMS_ONLY) return `${plan}.`;
  const { moves } = answer;
  if (moves && moves.moves.length > 0) {
    // The minimum payments of the moved debts are no yardstick: they were never the visitor's.
    const saved = roundTo((moves.saved ?? 0) + moves.cheapest.cost - outcome.cost, 0);
    return saved > 0 ? `${plan}; ${formatShortDollars(saved)} less than the same budget without a move.` : `${plan}.`;
  }
  const minimums = resultOf(answer, MINIMUMS_ONLY).outcome;
  if (minimums.kind !== "paid-off") return `${plan}; with the minimums alone it would never end.`;
  const less = roundTo(minimums.cost - outcome.cost, 0);
  return less > 0 ? `${plan}; ${formatShortDollars(less)} less than paying the minimums.` : `${plan}.`;
}
