import type { PlanKind } from "../../domain/numbers/plan-form";

/** The three plans as the form and the tables name them. */
export const PLAN_NAMES: Record<PlanKind, string> = {
  fixed: "A fixed payment",
  target: "Paid off within a number of months",
  minimum: "The issuer’s minimum",
};
