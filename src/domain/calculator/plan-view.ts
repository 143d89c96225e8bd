import { type CostRanking, rankCards } from "../cards/cost-ranking";
import type { BalanceLine } from "../charts/balance-chart";
import { type PlanKind, type PlannerInputs, planOf } from "../numbers/plan-form";
import { type ExtraRow, type PlanRow, comparePlans, payMore } from "../payoff/plan-comparison";
import { type DrawnCard, balanceLines } from "./balance-lines";

/** All that the planner shows for one set of inputs, calculated in one go. */
export type PlanView<T> = {
  /** The three plans, and which of them is chosen. */
  plans: Record<PlanKind, PlanRow>;
  plan: PlanRow;
  /** The chosen plan with more a month. */
  more: ExtraRow[];
  ranking: CostRanking<T>;
  /** The lines of the chart: the card among them is the one that costs least. */
  lines: BalanceLine[];
};

/** What the planner's inputs come to for these cards. Every plan is gone through once. */
export function planView<T extends DrawnCard>(inputs: PlannerInputs, cards: readonly T[]): PlanView<T> {
  const plans = comparePlans(inputs);
  const plan = plans[inputs.plan];
  const person = { ...inputs, goal: "balance", amount: inputs.balance, plan: planOf(inputs) } as const;
  const ranking = rankCards(cards, person, plan.outcome);
  const cheapest = ranking.rows[0]?.card ?? null;
  return {
    plans,
    plan,
    more: payMore(inputs, plan),
    ranking,
    lines: balanceLines(inputs, plans, person, cheapest),
  };
}
