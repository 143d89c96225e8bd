import { formatMonths, formatShortDollars, roundTo } from "../text/format";
import type { BalanceMoves, bestMoves } from "./balance-moves";
import { cheapestOrder, type Search } from "./cheapest-order";
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

/** Finds the best moves and orders for sound inputs, bit by bit. Without a search for moves nothing is moved. */
export function* answerDebts(inputs: DebtsInputs, search: MovesSearch | null): Search<DebtsAnswer> {
  const { debts, offers, budget } = inputs;
  const moves = search && offers.length > 0 ? yield* search(debts, offers, budget) : null;
  const cheapest = moves ? moves.cheapest : yield* cheapestOrder(debts, budget);
  const after = moves ? moves.debts : debts;
  return { inputs, moves, debts: after, strategies: yield* compareStrategies(after, budget, cheapest) };
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
  const minimums = resultOf(answer, MINIMUMS_ONLY).outcome;
  if (minimums.kind !== "paid-off") return `${plan}; with the minimums alone it would never end.`;
  const less = roundTo(minimums.cost - outcome.cost, 0);
  return less > 0 ? `${plan}; ${formatShortDollars(less)} less than paying the minimums.` : `${plan}.`;
}
