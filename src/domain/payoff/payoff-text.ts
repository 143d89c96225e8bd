import { formatDollars, formatMonths, formatPercent } from "../text/format";
import { MAX_MONTHS, monthlyRate } from "../money/conventions";
import { COMPARISON_APR, type Comparison, type Payoff, type PayoffPlan, payOff } from "./payoff";

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

/** Explains what the comparison rate changes for a plan without a saving to name. */
function noSavingText(plan: PayoffPlan, payoff: Payoff): string {
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

/** Names the saving at the example rate, or why there is none to name; the other arguments are the plan's results. */
export function savingSentence(plan: PayoffPlan, payoff: Payoff, comparison: Comparison | null): string {
  if (!comparison) return noSavingText(plan, payoff);
  const sooner = comparison.monthsSaved > 0 ? ` and ${formatMonths(comparison.monthsSaved)}` : "";
  return `At ${formatPercent(COMPARISON_APR)}, the same payment would save ${formatDollars(comparison.savings)} in interest${sooner}.`;
}
