import { bestMoves } from "./balance-moves";
import type { Growing } from "./cheapest-order";
import { type DebtsAnswer, answerWith } from "./debts-answer";
import type { DebtsInputs } from "./debts-form";

/** Finds the best moves and orders for sound inputs, bit by bit, and gives the best so far now and then. */
export function* answerWithMoves(inputs: DebtsInputs): Growing<DebtsAnswer> {
  const steps = bestMoves(inputs.debts, inputs.offers, inputs.budget);
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    yield step.value && (yield* answerWith(inputs, step.value.debts, step.value.cheapest, step.value));
  }
  return yield* answerWith(inputs, step.value.debts, step.value.cheapest, step.value);
}
