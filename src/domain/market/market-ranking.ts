import { type FilterReason, type MarketFilter, filterPlans, sortedByName } from "./market-filter";
import { type Debt, type NoCost, type PlanCost, costOfPlan } from "./plan-cost";
import type { Plan } from "./plan";
import type { Tier } from "./tier";

/** The reported plans by what each would cost one visitor. */

export type LeftOutReason = FilterReason | NoCost;

/** Words that follow a number of plans. */
const LEFT_OUT_TEXTS: Record<LeftOutReason, string> = {
  search: "have another name",
  state: "are not offered there",
  membership: "have other rules on who may open one",
  secured: "differ in whether they need a deposit",
  size: "are from institutions of another size",
  annualFee: "charge an annual or a monthly fee",
  offer: "report no offer on moved balances",
  tier: "are not meant for this score",
  "not-for-tier": "are not meant for this score",
  "no-apr": "report no purchase APR",
  "doubtful-apr": "report only purchase APRs that make no sense",
  "never-ends": "would never be paid off with this payment",
};

export type RankedPlan = Omit<PlanCost, "kind"> & { plan: Plan };

export type MarketRanking = {
  /** With a reported transfer fee: by total cost, the cheapest first. */
  ranked: RankedPlan[];
  /** Without one: by interest alone. "Transfer fee not reported: ask." */
  feeUnknown: RankedPlan[];
  /** How many of all plans are not ranked, by the first reason that holds for each. */
  leftOut: { reason: LeftOutReason; plans: number }[];
};

/**
 * Ranks the plans that a filter lets through for a visitor of a tier; plans that cost the same stand in the order of their
 * names. Each plan is ranked, or counted once among those left out.
 * Gives null for bad input, as `costOfPlan` does.
 */
export function rankMarket(
  plans: readonly Plan[],
  filter: MarketFilter & { tier: Tier },
  debt: Debt,
): MarketRanking | null {
  const { plans: kept, leftOut: filtered } = filterPlans(plans, filter);
  const leftOut = new Map<LeftOutReason, number>(filtered);
  const ranked: RankedPlan[] = [];
  const feeUnknown: RankedPlan[] = [];
  for (const plan of sortedByName(kept)) {
    const result = costOfPlan(plan, filter.tier, debt);
    if (result === null) return null;
    if (result.kind === "apart") {
      leftOut.set(result.reason, (leftOut.get(result.reason) ?? 0) + 1);
    } else {
      const { kind, ...cost } = result;
      (cost.transferFee === null ? feeUnknown : ranked).push({ plan, ...cost });
    }
  }
  const byCost = (a: RankedPlan, b: RankedPlan) => a.cost - b.cost;
  return {
    ranked: ranked.sort(byCost),
    feeUnknown: feeUnknown.sort(byCost),
    leftOut: [...leftOut].map(([reason, count]) => ({ reason, plans: count })),
  };
}

/** "Left out of 663 plans: 86 are not offered there, 73 are not meant for this score." Empty if none is left out. */
export function leftOutText(leftOut: MarketRanking["leftOut"], all: number): string {
  if (leftOut.length === 0) return "";
  const parts = leftOut.map(({ reason, plans }) => `${plans} ${LEFT_OUT_TEXTS[reason]}`);
  return `Left out of ${all} plans: ${parts.join(", ")}.`;
}
