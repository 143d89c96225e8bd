import { formatDollars, formatMonths, toCents } from "../text/format";
import { firstMinimumPayment } from "./minimum-payment";
import { MAX_MONTHS } from "./conventions";
import type { PaymentPlan } from "./payment-plan";
import { type PlanKind, type PlannerInputs, planOf } from "../numbers/plan-form";
import { type Outcome, type PaidOff, simulate } from "./simulation";
import { centsUp, paymentWithin, smallestEndingPayment } from "./solve-payment";

/** The plans for one debt beside each other. Dollars, percent a year, months; what is saved is that of the shown figures. */

/** What the issuer would ask for in the first month, never more than what is owed then. */
export function issuersMinimum({ balance, apr, rule }: PlannerInputs): number {
  return firstMinimumPayment(rule, balance, apr);
}

/**
 * What the issuer would ask for, where a payment is less: without its required minimum it is late (12 CFR 1026.55(b)(4)).
 * Empty where the payment is enough, judged by the two as they are shown.
 */
export function belowMinimumText(inputs: PlannerInputs, payment: number): string {
  const minimum = issuersMinimum(inputs);
  return toCents(payment) < toCents(minimum)
    ? `Under the minimum rule you chose, your issuer would ask for ${formatDollars(minimum)} at first. Paying less counts as late.`
    : "";
}

export type PlanRow = {
  kind: PlanKind;
  /** Dollars a month; the first payment for the issuer's minimum. */
  payment: number;
  outcome: Outcome;
};

/** A fixed payment, a target and the issuer's minimum for the same debt, each with its months. */
export function comparePlans(inputs: PlannerInputs): Record<PlanKind, PlanRow> {
  const account = inputs;
  const row = (kind: PlanKind, payment: number, plan: PaymentPlan): PlanRow => {
    return { kind, payment, outcome: simulate(account, plan, { withSchedule: true }) };
  };
  const target = paymentWithin(account, inputs.months);
  return {
    fixed: row("fixed", inputs.payment, planOf(inputs, "fixed")),
    target: row("target", target, { kind: "fixed", payment: target }),
    minimum: row("minimum", issuersMinimum(inputs), planOf(inputs, "minimum")),
  };
}

/** Dollars a month on top of the plan. */
const EXTRA_PAYMENTS = [25, 50, 100] as const;

/** Dollars of interest and months less than the plan as it is; null unless both end. */
function savedBy(before: Outcome, after: Outcome): { interest: number; months: number } | null {
  if (before.kind !== "paid-off" || after.kind !== "paid-off") return null;
  const interest = toCents(toCents(before.interest) - toCents(after.interest));
  return { interest, months: before.months - after.months };
}

/** The chosen plan with each extra payment; on top of an issuer's minimum, of which the first is kept up. */
export function payMore(inputs: PlannerInputs, chosen: PlanRow) {
  const base = chosen.kind === "minimum" ? centsUp(chosen.payment) / 100 : chosen.payment;
  return EXTRA_PAYMENTS.map((extra) => {
    const payment = base + extra;
    const outcome = simulate(inputs, { kind: "fixed", payment });
    return { extra, payment, outcome, saved: savedBy(chosen.outcome, outcome) };
  });
}

export type ExtraRow = ReturnType<typeof payMore>[number];

/** Why a plan has no end, in a sentence, and the payment that has one, with what the issuer would ask for beside it. */
export function noEndText(inputs: PlannerInputs, outcome: Exclude<Outcome, PaidOff>): string {
  // The issuer's minimum can't be raised: there it is the smallest fixed payment.
  const smallest = outcome.smallestPayment ?? smallestEndingPayment(inputs);
  const why =
    outcome.kind === "never"
      ? `Never paid off: the payment doesn’t cover the interest.`
      : `Still unpaid after ${MAX_MONTHS} months: ${formatDollars(outcome.balanceLeft)} would then be owed.`;
  const works = `The lowest payment that pays it off is ${formatDollars(smallest)} a month.`;
  return `${why} ${works} ${belowMinimumText(inputs, smallest)}`.trimEnd();
}

/** What the chosen plan comes to, in words. */
export function planSentence(inputs: PlannerInputs, { outcome }: PlanRow): string {
  if (outcome.kind !== "paid-off") return noEndText(inputs, outcome);
  return `Debt-free after ${formatMonths(outcome.months)}, with ${formatDollars(outcome.interest)} in interest.`;
}

/** What to mind about a plan that ends, in a sentence, or nothing; a plan without an end says it with its reason. */
export function planCaution(inputs: PlannerInputs, { payment, outcome }: PlanRow): string {
  return outcome.kind === "paid-off" ? belowMinimumText(inputs, payment) : "";
}
