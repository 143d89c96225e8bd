import type { Account } from "./account";
import { formatDollars, formatMonths, toCents } from "../text/format";
import { firstMinimumPayment } from "./minimum-payment";
import { CLOSING_BALANCE, MAX_MONTHS } from "./conventions";
import { PLAN_KINDS, type PlanKind, type PlannerInputs, planOf } from "../numbers/plan-form";
import { type Outcome, type PaidOff, simulate } from "./simulation";
import { centsUp, smallestEndingPayment } from "./solve-payment";

/** The plans for one debt beside each other. Dollars, percent a year, months; what is saved is that of the shown figures. */

/** The debt where it is now: no transfer, no fee. */
function presentAccount({ balance, apr, spending }: PlannerInputs): Account {
  return { balance, apr, spending };
}

/** What the issuer would ask for in the first month, never more than what is owed then. */
export function firstMinimum({ balance, apr, spending, rule }: PlannerInputs): number {
  return firstMinimumPayment(rule, balance + spending, apr);
}

/**
 * What the issuer would ask for, in a sentence, where a payment in dollars a month is less: without its required minimum
 * a payment is late (12 CFR 1026.55(b)(4)). Empty where the payment is enough; judged by the two as they are shown, since
 * nobody can pay a part of a cent.
 */
export function belowMinimumText(inputs: PlannerInputs, payment: number): string {
  const minimum = firstMinimum(inputs);
  return toCents(payment) < toCents(minimum)
    ? `Under the minimum rule chosen here your issuer would ask for ${formatDollars(minimum)} at first; paying less counts as late.`
    : "";
}

export type PlanRow = {
  kind: PlanKind;
  /** Dollars a month; the first payment for the issuer's minimum. Null if the plan names none. */
  payment: number | null;
  outcome: Outcome;
};

/** What a plan pays each month; null if a payment that is solved for was not found. */
function paymentOf(inputs: PlannerInputs, kind: PlanKind, outcome: Outcome): number | null {
  if (kind === "fixed") return inputs.payment;
  if (kind === "minimum") return firstMinimum(inputs);
  return outcome.kind === "paid-off" ? outcome.monthlyPayment : null;
}

/** A fixed payment, a target and the issuer's minimum for the same debt, in this order, each with its months. */
export function comparePlans(inputs: PlannerInputs): PlanRow[] {
  return PLAN_KINDS.flatMap((kind) => {
    const outcome = simulate(presentAccount(inputs), planOf(inputs, kind), { withSchedule: true });
    return outcome ? [{ kind, payment: paymentOf(inputs, kind, outcome), outcome }] : [];
  });
}

/** Dollars a month on top of the plan. */
const EXTRA_PAYMENTS = [25, 50, 100] as const;

export type ExtraRow = {
  extra: number;
  payment: number;
  outcome: Outcome;
  /** Dollars of interest and months less than the plan as it is; null unless both end. */
  saved: { interest: number; months: number } | null;
};

function savedBy(before: Outcome, after: Outcome): { interest: number; months: number } | null {
  if (before.kind !== "paid-off" || after.kind !== "paid-off") return null;
  const interest = toCents(toCents(before.interest) - toCents(after.interest));
  return { interest, months: before.months - after.months };
}

/**
 * The chosen plan with each of the extra payments. The issuer's minimum follows the balance: there, the first minimum,
 * rounded up to the cent, is kept up and the extra comes on top.
 */
export function payMore(inputs: PlannerInputs, chosen: PlanRow): ExtraRow[] {
  if (chosen.payment === null) return [];
  const base = chosen.kind === "minimum" ? centsUp(chosen.payment) / 100 : chosen.payment;
  return EXTRA_PAYMENTS.flatMap((extra) => {
    const payment = base + extra;
    const outcome = simulate(presentAccount(inputs), { kind: "fixed", payment });
    return outcome ? [{ extra, payment, outcome, saved: savedBy(chosen.outcome, outcome) }] : [];
  });
}

/** The smallest fixed payment that ends, also where the plan itself can't be raised, as the issuer's minimum can't. */
function smallestPaymentFor(inputs: PlannerInputs, outcome: Exclude<Outcome, PaidOff>): number | null {
  return outcome.smallestPayment ?? smallestEndingPayment(presentAccount(inputs), CLOSING_BALANCE);
}

/** Why a plan has no end, in a sentence, and the payment that has one, with what the issuer would ask for beside it. */
export function noEndText(inputs: PlannerInputs, outcome: Exclude<Outcome, PaidOff>): string {
  const smallest = smallestPaymentFor(inputs, outcome);
  const why =
    outcome.kind === "never"
      ? `Never ends: the payment does not cover the interest${inputs.spending > 0 ? " and the new spending" : ""}.`
      : `Still unpaid after ${MAX_MONTHS} months: ${formatDollars(outcome.balanceLeft)} would then be owed.`;
  if (smallest === null) return why;
  const works = `The smallest payment that works is ${formatDollars(smallest)} a month.`;
  return `${why} ${works} ${belowMinimumText(inputs, smallest)}`.trimEnd();
}

/** What the chosen plan comes to, in words. */
export function planSentence(inputs: PlannerInputs, { outcome }: PlanRow): string {
  if (outcome.kind !== "paid-off") return noEndText(inputs, outcome);
  return `Debt-free after ${formatMonths(outcome.months)}, with ${formatDollars(outcome.interest)} of interest.`;
}

/** What to mind about a plan that ends, in a sentence, or nothing; a plan without an end says it with its reason. */
export function planCaution(inputs: PlannerInputs, { payment, outcome }: PlanRow): string {
  return outcome.kind === "paid-off" && payment !== null ? belowMinimumText(inputs, payment) : "";
}
