import type { Card, CostField } from "../cards/card";
import { rankCards } from "../cards/cost-ranking";
import { type PlannerInputs, planOf } from "../numbers/plan-form";
import { comparePlans, payMore } from "../payoff/plan-comparison";
import { balanceLines } from "./balance-lines";

/** What the planner's inputs come to for these cards: all that it shows, calculated in one go. Every plan is gone through once. */
export function planView<T extends Pick<Card, CostField>>(inputs: PlannerInputs, cards: readonly T[]) {
  const plans = comparePlans(inputs);
  const plan = plans[inputs.plan];
  const person = { ...inputs, goal: "balance", amount: inputs.balance, plan: planOf(inputs) } as const;
  const ranking = rankCards(cards, person, plan.outcome);
  const cheapest = ranking.rows[0]?.card ?? null;
  return {
    plans,
    /** The chosen one of them. */
    plan,
    /** The chosen plan with more a month. */
    more: payMore(inputs, plan),
    ranking,
    /** The lines of the chart: the card among them is the one that costs least. */
    lines: balanceLines(inputs, plans, person, cheapest),
  };
}

export type PlanView = ReturnType<typeof planView<Pick<Card, CostField>>>;
