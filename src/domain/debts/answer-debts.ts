import { toCents } from "../text/format";
import { type BalanceMoves, bestMoves } from "./balance-moves";
import { type Debt, MINIMUMS_ONLY } from "./debt";
import { planDebts } from "./debt-outcome";
import type { Budget } from "./debt-plan";
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

/** Every strategy with what its plan comes to, the cheapest first, whose order was searched for. */
export function* compareStrategies(
  debts: readonly Debt[],
  budget: Budget,
  cheapest: PaymentOrder,
): Search<StrategyResult[]> {
  const orders: Record<Strategy, PaymentOrder | null> = {
    cheapest,
    avalanche: "highest-rate",
    snowball: snowballOrder(debts),
    own: ownOrder(debts),
    [MINIMUMS_ONLY]: null,
  };
  const results: StrategyResult[] = [];
  let least: number | null = null;
  for (const strategy of STRATEGIES) {
    const order = orders[strategy];
    const outcome = planDebts(debts, order ? budget : MINIMUMS_ONLY, order ?? "highest-rate");
    const cost = outcome.kind === "paid-off" ? toCents(outcome.cost) : null;
    if (strategy === "cheapest") least = cost;
    results.push({
      strategy,
      order,
      outcome,
      extraCost: cost === null || least === null ? null : toCents(cost - least),
    });
    yield;
  }
  return results;
}

/** The answer once it is known what is moved: `debts` are those that then stand. */
function* answerWith(
  inputs: DebtsInputs,
  debts: readonly Debt[],
  { order }: OrderCost,
  moves: BalanceMoves | null,
): Search<DebtsAnswer> {
  return { inputs, moves, debts, strategies: yield* compareStrategies(debts, inputs.budget, order) };
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
