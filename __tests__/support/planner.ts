import type { Card, CostField } from "../../src/domain/cards/card";
import { balanceLines } from "../../src/domain/calculator/balance-lines";
import type { BalanceLine } from "../../src/domain/charts/balance-chart";
import { comparePlans } from "../../src/domain/payoff/plan-comparison";
import { cardOf } from "./fixture";
import { type PlannerInputs, planOf } from "../../src/domain/numbers/plan-form";

/** What the planner's fields say before anyone types: $5,000 at 24.99%, $150 a month. */
export const PLANNER_INPUTS: PlannerInputs = {
  balance: 5000,
  apr: 24.99,
  payment: 150,
  plan: "fixed",
  months: 36,
  rule: { kind: "percent-plus-interest", percent: 1, floor: 25 },
  tier: null,
};

/** The chart's lines for other inputs than those. */
export function linesFor(
  changed: Partial<PlannerInputs> = {},
  card: Pick<Card, CostField> | null = cardOf("citi-simplicity"),
): BalanceLine[] {
  const inputs = { ...PLANNER_INPUTS, ...changed };
  const person = { ...inputs, goal: "balance", amount: inputs.balance, plan: planOf(inputs) } as const;
  return balanceLines(inputs, comparePlans(inputs), person, card);
}
