import { toCents } from "../text/format";
import { CLOSING_BALANCE } from "../money/conventions";
import { amortize } from "./amortization";

/** The specification's payoff calculator (section 9): a plain view of the ledger. Dollars, percent a year, months. */

/** The rate of the comparison card, percent a year: an example, not an offer of any card. */
export const COMPARISON_APR = 16.24;

export type PayoffPlan = { balance: number; apr: number; payment: number };

/**
 * - `paid-off`: nothing is owed after `months`.
 * - `interest-not-covered`: the payment does not exceed the first month's interest; all figures are 0.
 * - `unpaid`: `balanceLeft` is still owed after month 600.
 */
export type PayoffOutcome = "paid-off" | "interest-not-covered" | "unpaid";

export type Payoff = {
  outcome: PayoffOutcome;
  months: number;
  totalInterest: number;
  totalPayments: number;
  /** Average interest a month, which is not displayed (specification, section 3); 0 at zero months. */
  monthlyInterest: number;
  balanceLeft: number;
};

/**
 * Pays a balance off with a fixed payment: each month's interest is balance × APR / 100 / 12, the rest of the payment is
 * principal, capped at the balance. Ends at a balance of $0.01 or after 600 months.
 * Gives null if the balance, the rate or the payment is not above zero (specification, section 5).
 */
export function payOff({ payment, ...debt }: PayoffPlan): Payoff | null {
  if (!(debt.balance > 0 && debt.apr > 0 && payment > 0)) return null;
  const { months, interest, totalPayments, balanceLeft, notCoveredIn } = amortize(debt, payment);
  return {
    outcome: notCoveredIn !== null ? "interest-not-covered" : balanceLeft <= CLOSING_BALANCE ? "paid-off" : "unpaid",
    months,
    totalInterest: interest,
    totalPayments,
    monthlyInterest: months === 0 ? 0 : interest / months,
    balanceLeft,
  };
}

/** Dollars of interest, the difference of the two as they are shown, and months. */
type Saving = { savings: number; monthsSaved: number };

/** The saving of a plan against another one; null unless both end. */
function savingOf(before: Payoff, after: Payoff): Saving | null {
  if (before.outcome !== "paid-off" || after.outcome !== "paid-off") return null;
  const savings = toCents(toCents(before.totalInterest) - toCents(after.totalInterest));
  return { savings, monthsSaved: before.months - after.months };
}

/** The change that the comparison rate makes for the same balance and payment (specification, sections 3 and 9). */
export type Comparison = Saving & { lowAPRInterest: number };

/**
 * The saving at 16.24% with the same balance and payment. Null unless both plans end and the saving is positive. `current` is
 * what `payOff` makes of the plan.
 */
export function compareWithLowApr(plan: PayoffPlan, current = payOff(plan)): Comparison | null {
  const low = payOff({ ...plan, apr: COMPARISON_APR });
  const saving = current && low && savingOf(current, low);
  return saving && saving.savings > 0 ? { ...saving, lowAPRInterest: low.totalInterest } : null;
}
