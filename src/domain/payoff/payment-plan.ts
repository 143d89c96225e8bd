import { type MinimumRule, isMinimumRule } from "./minimum-payment";
import { MAX_MONTHS } from "./conventions";

/** How a balance is paid: `fixed` dollars a month, whatever ends within a `target` of months, or the issuer's `minimum`. */
export type PaymentPlan =
  { kind: "fixed"; payment: number } | { kind: "target"; months: number } | { kind: "minimum"; rule: MinimumRule };

/** Whether a plan can be calculated with: a payment above zero, 1 to 600 whole months, or a sound minimum rule. */
export function isPaymentPlan(plan: PaymentPlan): boolean {
  switch (plan.kind) {
    case "fixed":
      return Number.isFinite(plan.payment) && plan.payment > 0;
    case "target":
      return Number.isInteger(plan.months) && plan.months >= 1 && plan.months <= MAX_MONTHS;
    case "minimum":
      return isMinimumRule(plan.rule);
  }
}
