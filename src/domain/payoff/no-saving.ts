import { formatDollars, formatMonths, formatPercent } from "../text/format";
import { MAX_MONTHS } from "./conventions";
import { COMPARISON_APR, type Payoff, type PayoffPlan, payOff } from "./payoff";

export const AN_EXAMPLE = "The rate is an example, not an offer of any card.";

/**
 * What the comparison rate changes for a plan without a saving to name (`compareWithLowApr` gives null): when the debt
 * would end at that rate, or else the one reason why there is no saving. `payoff` is what `payOff` makes of the plan.
 */
export function noSavingText(plan: PayoffPlan, payoff: Payoff): string {
  const rate = formatPercent(COMPARISON_APR);
  const none = "There is no saving to show:";
  if (plan.apr <= COMPARISON_APR) {
    return `${none} ${rate}, our example of a low rate, is not lower than your ${formatPercent(plan.apr)}.`;
  }
  // A plan that ends does so at a lower rate too, so that only the amount can be missing.
  if (payoff.outcome === "paid-off") return `${none} at ${rate}, our example of a low rate, it is less than a cent.`;
  const low = payOff({ ...plan, apr: COMPARISON_APR });
  return low?.outcome === "paid-off"
    ? `At ${rate} the same payment would clear the debt in ${formatMonths(low.months)}, with ${formatDollars(low.totalInterest)} of interest. ${AN_EXAMPLE}`
    : `${none} at ${rate}, our example of a low rate, the same payment would not clear the debt within ${formatMonths(MAX_MONTHS)} either.`;
}
