import { sort } from "d3-array";
import type { Ends } from "../lending/apr";
import { type ReportedPlan, isInSomeStates, planIntroOffer } from "../survey/reported-plan";
import type { Tier } from "../../schema/vocabulary";
import { hasWords } from "../text/search";
import { planApr, tierOf } from "../survey/tier-apr";
import type { MarketFilter } from "./market-query";
import { type Listed, isForMembers } from "./plan-group";

/** A plan whose states its issuer didn't name is listed under any state. */
function isOfferedIn(plan: ReportedPlan, state: string): boolean {
  if (state === "nationwide") return plan.availability === "National";
  return plan.availability === "National" || isInSomeStates(plan) || (plan.states?.includes(state) ?? false);
}

/** The plans that a filter lets through, in the given order; `listed` gives the card of the catalog that is one of them. */
export function filterPlans(
  plans: readonly ReportedPlan[],
  filter: MarketFilter,
  listed: (plan: ReportedPlan) => Listed | undefined = () => undefined,
): ReportedPlan[] {
  const { state, membership, secured, size, fee, offer, search } = filter;
  return plans.filter(
    (plan) =>
      (!state || isOfferedIn(plan, state)) &&
      (!membership || isForMembers(plan, listed(plan)) === (membership === "members")) &&
      (!secured || plan.secured === (secured === "yes")) &&
      (!size || plan.top25 === (size === "largest")) &&
      (!fee || (plan.annualFee === 0 && plan.monthlyFee === 0)) &&
      (!offer || planIntroOffer(plan, "transfers") !== null) &&
      (!search.trim() || hasWords(`${plan.institution} ${plan.product}`, search)),
  );
}

/** By the middle of the rate that counts for the tier, without one by the lowest rate; `newest` gives it where it isn't the reported one. */
export function sortedByRate(
  plans: readonly ReportedPlan[],
  chosen: Tier | "",
  newest: (plan: ReportedPlan) => Ends | undefined = () => undefined,
): ReportedPlan[] {
  const rateOf = (plan: ReportedPlan) => {
    const tier = tierOf(plan, chosen);
    const apr = newest(plan) ?? planApr(plan, tier);
    if (apr === null) return Infinity;
    return tier ? (apr.low + apr.high) / 2 : apr.low;
  };
  return sort(plans, rateOf);
}
