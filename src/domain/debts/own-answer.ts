import { answerWith } from "./answer-debts";
import { bestMoves } from "./balance-moves";
import type { Growing } from "./cheapest-order";
import type { DebtsAnswer } from "./debts-answer";
import type { DebtsInputs } from "./debts-form";
import { cheapestChangingOrder, cheapestOrder } from "./order-search";

/** Finds the best moves and orders for sound inputs, bit by bit, and gives the best so far now and then. */
export function* answerOwnDebts(inputs: DebtsInputs): Growing<DebtsAnswer> {
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
