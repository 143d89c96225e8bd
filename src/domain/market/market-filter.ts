import type { Ends } from "../lending/apr";
import { oneOf, queryOf } from "../forms/url-query";
import { type ReportedPlan, isInSomeStates, isOpenToAnyone, planOffer } from "../survey/reported-plan";
import { STATES, TIERS, type Tier } from "../../schema/vocabulary";
import { hasWords } from "../text/search";
import { planApr, tierOf } from "../survey/tier-apr";

/** A visitor's choices among the reported plans. An empty choice filters nothing. */

const MARKET_SORTS = ["rate", "name"] as const;

/** An order by cost needs the visitor's numbers. */
export type MarketOrder = (typeof MARKET_SORTS)[number] | "cost";

/** The filter that an address asks for. A value that is not known falls back to none. */
export function readMarketQuery(query: string) {
  const values = new URLSearchParams(query);
  return {
    tier: oneOf(values.get("tier"), TIERS, ""),
    /** A postal code, or "nationwide" for plans that are offered everywhere. */
    state: oneOf(values.get("state"), ["nationwide", ...Object.keys(STATES)], ""),
    membership: oneOf(values.get("membership"), ["open", "members"], ""),
    secured: oneOf(values.get("secured"), ["yes", "no"], ""),
    /** `largest`: one of the 25 largest issuers. */
    size: oneOf(values.get("size"), ["largest", "others"], ""),
    /** `none`: neither an annual nor a monthly fee is reported. */
    fee: oneOf(values.get("fee"), ["none"], ""),
    offer: oneOf(values.get("offer"), ["yes"], ""),
    search: values.get("q") ?? "",
    /** Empty: by cost for those with numbers, else by rate. */
    sort: oneOf(values.get("sort"), MARKET_SORTS, ""),
  };
}

export type MarketFilter = ReturnType<typeof readMarketQuery>;

export const NO_MARKET_FILTER = readMarketQuery("");

/** A filter as the query of an address, without what is not chosen; empty if nothing is. */
export function writeMarketQuery(filter: MarketFilter): string {
  const { search, sort, ...rest } = filter;
  return queryOf({ ...rest, q: search, sort });
}

/** The order that plans have if none is chosen. */
function ownOrder(hasNumbers: boolean): MarketOrder {
  return hasNumbers ? "cost" : "rate";
}

/** The order that plans have. */
export function orderOf({ sort }: Pick<MarketFilter, "sort">, hasNumbers: boolean): MarketOrder {
  return sort || ownOrder(hasNumbers);
}

/** The choice that gives an order. */
export function sortFor(order: MarketOrder, hasNumbers: boolean): MarketFilter["sort"] {
  return order === "cost" || order === ownOrder(hasNumbers) ? "" : order;
}

/** The choices that can leave a plan out, in the order in which they are asked. */
const FILTER_REASONS = ["search", "state", "membership", "secured", "size", "fee", "offer"] as const;
export type FilterReason = (typeof FILTER_REASONS)[number];

/** A plan whose states its issuer didn't name is listed under any state. */
function isOfferedIn(plan: ReportedPlan, state: string): boolean {
  if (state === "nationwide") return plan.availability === "National";
  return plan.availability === "National" || isInSomeStates(plan) || (plan.states?.includes(state) ?? false);
}

/** A check for each choice that a filter makes; what it lets through is kept. */
function checksOf(filter: MarketFilter): [FilterReason, (plan: ReportedPlan) => boolean][] {
  const { state, membership, secured, size, fee, offer, search } = filter;
  const checks: Record<FilterReason, false | "" | ((plan: ReportedPlan) => boolean)> = {
    search: search.trim() && (({ institution, product }) => hasWords(`${institution} ${product}`, search)),
    state: state && ((plan) => isOfferedIn(plan, state)),
    membership: membership && ((plan) => isOpenToAnyone(plan) === (membership === "open")),
    secured: secured && ((plan) => plan.secured === (secured === "yes")),
    size: size && ((plan) => plan.top25 === (size === "largest")),
    fee: fee && ((plan) => plan.annualFee === 0 && plan.monthlyFee === 0),
    offer: offer && ((plan) => planOffer(plan, "transfers") !== null),
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

/**
 * Plans by their rate for a tier, the lowest first; without a tier by their lowest rate. Equal rates keep their order. `newest`
 * gives the rate of a plan that counts with another than the reported one.
 */
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
