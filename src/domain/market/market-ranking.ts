import { type FilterReason, type MarketFilter, filterPlans } from "./market-filter";
import { type MovedBalance, type NoCost, costOfPlan } from "./plan-cost";
import type { Plan } from "./plan";
import type { Tier } from "../../schema/vocabulary";

/** The reported plans by what each would cost one visitor. */

export type LeftOutReason = FilterReason | NoCost;

/** Words that follow a number of plans, or a plan. */
export const LEFT_OUT_TEXTS: Record<LeftOutReason, string> = {
  search: "that don't match your search",
  state: "not offered there",
  membership: "with other rules on who may open one",
  secured: "with another rule on deposits",
  size: "from issuers of a different size",
  fee: "with an annual or a monthly fee",
  offer: "without a balance transfer offer",
  tier: "not meant for this score",
  "no-apr": "without a purchase APR",
  "doubtful-apr": "without a purchase APR that makes sense",
  "never-ends": "never paid off with this payment",
};

export type MarketRanking = {
  /** With a reported transfer fee: by total cost, the cheapest first. */
  ranked: Plan[];
  /** Without one: by interest alone. "Transfer fee not reported: ask." */
  feeUnknown: Plan[];
  /** For each plan that is not ranked the first reason that holds. */
  leftOut: LeftOutReason[];
};

/** Ranks the plans that a filter lets through; ties keep their order. Each is ranked or left out for one reason. */
export function rankMarket(
  plans: readonly Plan[],
  filter: MarketFilter & { tier: Tier },
  debt: MovedBalance,
): MarketRanking {
  const kept = filterPlans(plans, filter);
  const leftOut: LeftOutReason[] = [...kept.leftOut];
  const rows: { plan: Plan; cost: number; isFeeKnown: boolean }[] = [];
  for (const plan of kept.plans) {
    const result = costOfPlan(plan, filter.tier, debt);
    if (result.kind === "apart") leftOut.push(result.reason);
    else rows.push({ plan, cost: result.cost, isFeeKnown: result.transferFee !== null });
  }
  rows.sort((a, b) => a.cost - b.cost);
  const plansOf = (some: typeof rows) => some.map(({ plan }) => plan);
  return {
    ranked: plansOf(rows.filter(({ isFeeKnown }) => isFeeKnown)),
    feeUnknown: plansOf(rows.filter(({ isFeeKnown }) => !isFeeKnown)),
    leftOut,
  };
}

/** "Left out of 663 plans: 86 not offered there, 73 not meant for this score." Empty if none is left out. */
export function leftOutText(leftOut: readonly LeftOutReason[], all: number): string {
  if (leftOut.length === 0) return "";
  const parts = [...new Set(leftOut)].map((reason) => {
    const plans = leftOut.filter((other) => other === reason).length;
    return `${plans} ${LEFT_OUT_TEXTS[reason]}`;
  });
  return `Left out of ${all} plans: ${parts.join(", ")}.`;
}
