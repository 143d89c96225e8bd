import { sort } from "d3-array";
import type { Ends } from "../lending/apr";
import { type ReportedPlan, isInSomeStates } from "../survey/reported-plan";
import type { Tier } from "../../schema/vocabulary";
import { hasWords } from "../text/search";
import { planApr, tierOf } from "../survey/tier-apr";
import type { MarketFilter } from "./market-query";

/** A plan whose states its issuer didn't name is listed under any state. */
function isOfferedIn(plan: ReportedPlan, state: string): boolean {
  if (state === "nationwide") return plan.availability === "National";
  return plan.availability === "National" || isInSomeStates(plan) || (plan.states?.includes(state) ?? false);
}

/** The plans that a filter lets through, in the given order. */
export function filterPlans(plans: readonly ReportedPlan[], filter: MarketFilter): ReportedPlan[] {
  const { state, search } = filter;
  return plans.filter(
    (plan) =>
      (!state || isOfferedIn(plan, state)) &&
      (!search.trim() || hasWords(`${plan.institution} ${plan.product}`, search)),
  );
}

/** By the middle of the rate that counts for the tier, without one by the lowest rate; `newest` gives it where it isn't the reported one. */
export function sortedByRate(
  plans: readonly ReportedPlan[],
  chosen: Tier | "",
  newest: (plan: ReportedPlan) => Ends | undefined,
): ReportedPlan[] {
  const rateOf = (plan: ReportedPlan) => {
    const tier = tierOf(plan, chosen);
    const apr = newest(plan) ?? planApr(plan, tier);
    if (apr === null) return Infinity;
    return tier ? (apr.low + apr.high) / 2 : apr.low;
  };
  return sort(plans, rateOf);
}
