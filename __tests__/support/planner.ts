import type { PlannerInputs } from "../../src/domain/numbers/plan-form";

/** What the planner's fields say before anyone types: $5,000 at 24.99%, $150 a month. */
export const PLANNER_INPUTS: PlannerInputs = {
  balance: 5000,
  apr: 24.99,
  payment: 150,
  plan: "fixed",
  months: 36,
  rule: { kind: "percent-plus-interest", percent: 1, floor: 25 },
  spending: 0,
  countRewards: false,
  tier: null,
};
