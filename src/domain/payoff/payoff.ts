import { toCents } from "../text/format";
import { CLOSING_BALANCE } from "./conventions";
import { keepLedger } from "./ledger";

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
  const { months, interest, payments, balanceLeft, notCoveredIn } = keepLedger(debt, payment);
  return {
    outcome: notCoveredIn !== null ? "interest-not-covered" : balanceLeft <= CLOSING_BALANCE ? "paid-off" : "unpaid",
    months,
    totalInterest: interest,
    totalPayments: payments,
    monthlyInterest: months === 0 ? 0 : interest / months,
    balanceLeft,
  };
}

/** What the comparison rate changes for the same balance and payment (specification, sections 3 and 9). */
export type Comparison = { savings: number; monthsSaved: number; lowAPRInterest: number };

/**
 * The saving at 16.24% with the same balance and payment: months, and the difference of the interest in dollars as it is
 * shown. Null unless both plans end and the saving is positive. `current` is what `payOff` makes of the plan.
 */
export function compareWithLowApr(plan: PayoffPlan, current = payOff(plan)): Comparison | null {
  const low = payOff({ ...plan, apr: COMPARISON_APR });
  if (current?.outcome !== "paid-off" || low?.outcome !== "paid-off") return null;
  const savings = toCents(toCents(current.totalInterest) - toCents(low.totalInterest));
  if (savings <= 0) return null;
  return { savings, monthsSaved: current.months - low.months, lowAPRInterest: low.totalInterest };
}
