import { formatDollars, formatMonths, formatPercent, toCents } from "../text/format";
import { CLOSING_BALANCE, MAX_MONTHS, monthlyRate } from "../money/conventions";
import { amortize } from "./simulation";

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

/** The change that the comparison rate makes for the same balance and payment (specification, sections 3 and 9). */
type Comparison = { savings: number; monthsSaved: number; lowAPRInterest: number };

/** Null unless both plans end and the saving is positive. `current` is what `payOff` makes of the plan. */
export function compareWithLowApr(plan: PayoffPlan, current = payOff(plan)): Comparison | null {
  const low = payOff({ ...plan, apr: COMPARISON_APR });
  if (current?.outcome !== "paid-off" || low?.outcome !== "paid-off") return null;
  const savings = toCents(toCents(current.totalInterest) - toCents(low.totalInterest));
  if (savings <= 0) return null;
  return { savings, monthsSaved: current.months - low.months, lowAPRInterest: low.totalInterest };
}

export function payoffSentence(plan: PayoffPlan, payoff: Payoff): string {
  switch (payoff.outcome) {
    case "paid-off":
      return `Paid off in ${formatMonths(payoff.months)}; interest costs ${formatDollars(payoff.totalInterest)}.`;
    case "interest-not-covered":
      return `This plan never pays off the debt. The first month’s interest at ${formatPercent(plan.apr)} is ${formatDollars(
        plan.balance * monthlyRate(plan.apr),
      )}, so a payment of ${formatDollars(plan.payment)} leaves nothing for the balance. That is why the figures below are zero.`;
    case "unpaid":
      return `Still unpaid after ${MAX_MONTHS} months: you would still owe ${formatDollars(payoff.balanceLeft)}.`;
  }
}

export const EXAMPLE_RATE_NOTE = "The rate is an example, not an offer of any card.";

export function noSavingText(plan: PayoffPlan, payoff: Payoff): string {
  const rate = formatPercent(COMPARISON_APR);
  const none = "There are no savings to show:";
  if (plan.apr <= COMPARISON_APR) {
    return `${none} ${rate}, our example of a low rate, is not lower than your ${formatPercent(plan.apr)}.`;
  }
  // A plan that ends does so at a lower rate too, so that only the amount can be missing.
  if (payoff.outcome === "paid-off") return `${none} at ${rate}, our example of a low rate, it is less than a cent.`;
  const low = payOff({ ...plan, apr: COMPARISON_APR });
  return low?.outcome === "paid-off"
    ? `At ${rate}, the same payment would clear the debt in ${formatMonths(low.months)}, with ${formatDollars(low.totalInterest)} in interest. ${EXAMPLE_RATE_NOTE}`
    : `${none} at ${rate}, our example of a low rate, the same payment would not clear the debt within ${formatMonths(MAX_MONTHS)} either.`;
}
