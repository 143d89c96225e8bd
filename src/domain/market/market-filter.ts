import type { Ends } from "../lending/apr";
import { type ReportedPlan, isInSomeStates, isOpenToAnyone, planIntroOffer } from "../survey/reported-plan";
import type { Tier } from "../../schema/vocabulary";
import { hasWords } from "../text/search";
import { planApr, tierOf } from "../survey/tier-apr";
import type { MarketFilter } from "./market-query";

const FILTER_REASONS = ["search", "state", "membership", "secured", "size", "fee", "offer"] as const;
export type FilterReason = (typeof FILTER_REASONS)[number];

/** A plan whose states its issuer didn't name is listed under any state. */
function isOfferedIn(plan: ReportedPlan, state: string): boolean {
  if (state === "nationwide") return plan.availability === "National";
  return plan.availability === "National" || isInSomeStates(plan) || (plan.states?.includes(state) ?? false);
}

function checksOf(filter: MarketFilter): [FilterReason, (plan: ReportedPlan) => boolean][] {
  const { state, membership, secured, size, fee, offer, search } = filter;
  const checks: Record<FilterReason, false | "" | ((plan: ReportedPlan) => boolean)> = {
    search: search.trim() && (({ institution, product }) => hasWords(`${institution} ${product}`, search)),
    state: state && ((plan) => isOfferedIn(plan, state)),
    membership: membership && ((plan) => isOpenToAnyone(plan) === (membership === "open")),
    secured: secured && ((plan) => plan.secured === (secured === "yes")),
    size: size && ((plan) => plan.top25 === (size === "largest")),
    fee: fee && ((plan) => plan.annualFee === 0 && plan.monthlyFee === 0),
    offer: offer && ((plan) => planIntroOffer(plan, "transfers") !== null),
  };
  return FILTER_REASONS.flatMap((reason) => {
    const check = checks[reason];
    return check ? [[reason, check]] : [];
  });
}

/** The plans that a filter lets through, in the given order, and for each that it leaves out the first choice that does so. */
export function filterPlans(
  plans: readonly ReportedPlan[],
  filter: MarketFilter,
): { plans: ReportedPlan[]; leftOut: FilterReason[] } {
  const checks = checksOf(filter);
  const leftOut: FilterReason[] = [];
  const kept = plans.filter((plan) => {
    const failed = checks.find(([, check]) => !check(plan));
    if (failed) leftOut.push(failed[0]);
    return !failed;
  });
  return { plans: kept, leftOut };
}

/** A rate for sorting: the middle of what counts for the tier, or its lowest where none does. Plans without one come last. */
function rateOf(apr: Ends | null, tier: Tier | null): number {
  if (apr === null) return Infinity;
  return tier ? (apr.low + apr.high) / 2 : apr.low;
}

/** Without a tier by the lowest rate. `newest` gives the rate of a plan that counts with another than the reported one. */
export function sortedByRate(
  plans: readonly ReportedPlan[],
  chosen: Tier | "",
  newest: (plan: ReportedPlan) => Ends | undefined = () => undefined,
): ReportedPlan[] {
  const rates = new Map(
    plans.map((plan) => {
      const tier = tierOf(plan, chosen);
      return [plan, rateOf(newest(plan) ?? planApr(plan, tier), tier)];
    }),
  );
  const rateIn = (plan: ReportedPlan) => rates.get(plan) ?? Infinity;
  // Two without a rate are no number apart.
  return [...plans].sort((a, b) => rateIn(a) - rateIn(b) || 0);
}
