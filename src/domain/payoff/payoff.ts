import { toCents } from "../text/format";
import { CLOSING_BALANCE } from "../money/conventions";
import { amortize } from "./amortization";

/** The specification's payoff calculator (section 9): a plain view of the ledger. Dollars, percent a year, months. */

/** The rate of the comparison card, percent a year: an example, not an offer of any card. */
export const COMPARISON_APR = 16.24;

export type PayoffPlan = { balance: number; apr: number; payment: number };

/** `interest-not-covered`: all figures are 0. `unpaid`: `balanceLeft` is still owed after month 600. */
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

/** Ends at a balance of $0.01 or after 600 months. Null unless all amounts are above zero (specification, section 5). */
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

type Saving = { savings: number; monthsSaved: number };

function savingOf(before: Payoff, after: Payoff): Saving | null {
  if (before.outcome !== "paid-off" || after.outcome !== "paid-off") return null;
  const savings = toCents(toCents(before.totalInterest) - toCents(after.totalInterest));
  return { savings, monthsSaved: before.months - after.months };
}

/** The change that the comparison rate makes for the same balance and payment (specification, sections 3 and 9). */
export type Comparison = Saving & { lowAPRInterest: number };

/** Null unless both plans end and the saving is positive. `current` is what `payOff` makes of the plan. */
export function compareWithLowApr(plan: PayoffPlan, current = payOff(plan)): Comparison | null {
  const low = payOff({ ...plan, apr: COMPARISON_APR });
  const saving = current && low && savingOf(current, low);
  return saving && saving.savings > 0 ? { ...saving, lowAPRInterest: low.totalInterest } : null;
}
