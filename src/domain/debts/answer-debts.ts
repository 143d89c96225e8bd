import { toCents } from "../text/format";
import { type BalanceMoves, bestMoves } from "./balance-moves";
import type { Debt } from "./debt";
import { planDebts } from "./debt-outcome";
import { STRATEGIES, type Strategy, type StrategyResult } from "./debt-strategies";
import type { DebtsAnswer } from "./debts-answer";
import { DEBTS_DEFAULTS } from "./debts-fields";
import { type DebtsInputs, readDebts } from "./debts-form";
import {
  type Growing,
  type OrderCost,
  type Search,
  cheapestChangingOrder,
  cheapestOrder,
  finish,
} from "./order-search";
import { type PaymentOrder, ownOrder, snowballOrder } from "./payment-order";

/**
 * The answer once it is known what is moved, with every strategy, the cheapest first. `debts` are those that then stand, and
 * `cheapest` is the order that was searched for.
 */
function* answerWith(
  inputs: DebtsInputs,
  debts: readonly Debt[],
  cheapest: OrderCost,
  moves: BalanceMoves | null,
): Search<DebtsAnswer> {
  const orders: Record<Strategy, PaymentOrder | null> = {
    cheapest: cheapest.order,
    avalanche: "highest-rate",
    snowball: snowballOrder(debts),
    own: ownOrder(debts),
    "minimums-only": null,
  };
  const strategies: StrategyResult[] = [];
  let least: number | null = null;
  for (const strategy of STRATEGIES) {
    const order = orders[strategy];
    const outcome = planDebts(debts, order && inputs.budget, order ?? "highest-rate");
    const cost = outcome.kind === "paid-off" ? toCents(outcome.cost) : null;
    if (strategy === "cheapest") least = cost;
    const extraCost = cost === null || least === null ? null : toCents(cost - least);
    strategies.push({ strategy, order, outcome, extraCost });
    yield;
  }
  return { inputs, moves, debts, strategies };
}

/** Finds the best moves and orders for sound inputs, bit by bit, and gives the best so far now and then. */
export function* answerDebts(inputs: DebtsInputs): Growing<DebtsAnswer> {
  const { debts, offers, budget } = inputs;
  if (offers.length === 0) {
    const steady = yield* cheapestOrder(debts, budget);
    yield yield* answerWith(inputs, debts, steady, null);
    const cheapest = yield* cheapestChangingOrder(debts, budget, steady);
    return yield* answerWith(inputs, debts, cheapest, null);
  }
  const steps = bestMoves(debts, offers, budget);
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    yield step.value && (yield* answerWith(inputs, step.value.debts, step.value.cheapest, step.value));
  }
  return yield* answerWith(inputs, step.value.debts, step.value.cheapest, step.value);
}

/** The answer for the debts that the page is built with. */
export function exampleAnswer(): DebtsAnswer {
  const { value } = readDebts(DEBTS_DEFAULTS);
  if (!value) throw new Error("The example of /debts is not sound.");
  return finish(answerDebts(value));
}
