import type { MinimumRule } from "./minimum-payment";
import { MAX_MONTHS } from "./conventions";

/** How a balance is paid: `fixed` dollars a month, whatever ends within a `target` of months, or the issuer's `minimum`. */
export type PaymentPlan =
  { kind: "fixed"; payment: number } | { kind: "target"; months: number } | { kind: "minimum"; rule: MinimumRule };

/** Whether a plan of sound amounts can be followed: a target is 1 to 600 whole months. */
export function isPaymentPlan(plan: PaymentPlan): boolean {
  return plan.kind !== "target" || (Number.isInteger(plan.months) && plan.months >= 1 && plan.months <= MAX_MONTHS);
}
