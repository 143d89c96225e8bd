import { toCents } from "../text/format";
import type { BalanceMoves } from "./balance-moves";
import { type OrderCost, type Search, cheapestUsualOrder, finish } from "./cheapest-order";
import { type Debt, MINIMUMS_ONLY } from "./debt";
import { planDebts } from "./debt-outcome";
import { type Budget, costOf, runPlan } from "./debt-plan";
import { STRATEGIES, type Strategy, type StrategyResult } from "./debt-strategies";
import type { DebtsAnswer, ShownAnswer } from "./debts-answer";
import { DEBTS_DEFAULTS } from "./debts-fields";
import { type DebtsInputs, readDebts } from "./debts-form";
import { type PaymentOrder, ownOrder, snowballOrder } from "./payment-order";

/** Every strategy with its plan, month by month, the cheapest first, whose order was searched for (`cheapestOrder`). */
export function* compareStrategies(debts: readonly Debt[], budget: Budget, found: OrderCost): Search<StrategyResult[]> {
  const orders: Record<Strategy, PaymentOrder | null> = {
    cheapest: found.order,
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

/** The answer for the debts that the page is built with. */
export function wholeExample(): DebtsAnswer {
  const { value } = readDebts(DEBTS_DEFAULTS);
  if (!value) throw new Error("The example of /debts is not sound.");
  return finish(answerDebts(value));
}

/** What of it the page shows at first. */
export function exampleAnswer(): ShownAnswer {
  const { moves, debts, strategies } = wholeExample();
  // Months are drawn once the script that reckons them is there.
  const withoutMonths = strategies.map((result) => ({
    ...result,
    outcome: { ...result.outcome, schedule: undefined },
  }));
  return { moves, debts, strategies: withoutMonths };
}
