import { ascending, group, sum } from "d3-array";
import type { Card, CostField } from "../cards/card";
import { currentCardOutcome } from "../costs/cost-ranking";
import type { VisitorInputs } from "../visitor/visitor-inputs";
import type { Outcome } from "../payoff/simulation";
import { filterPlans, sortedByRate } from "./market-filter";
import { type MarketFilter, marketOrder } from "./market-query";
import type { ReportedPlan } from "../survey/reported-plan";
import { type CatalogPlan, type NoCost, type PlanCost, costOfCatalogPlan, costOfPlan } from "./plan-cost";
import { PLAN_GROUPS, type PlanGroup, groupOfPlan, isForVisitor } from "./plan-group";

export const LEFT_OUT_TEXTS: Record<NoCost, string> = {
  "not-meant": "not offered for this score",
  "no-apr": "without a purchase APR",
  "flagged-apr": "with a purchase APR that looks like an error",
  "never-ends": "that this payment may never pay off",
  "line-too-small": "whose credit line is too small",
  closed: "closed to new applicants",
};

export type MarketRow = {
  plan: ReportedPlan;
  /** The catalog's card that it is: its cost and who can get it are that card's. */
  listed?: Pick<Card, CostField> | undefined;
  /** Its cost, or why that isn't known; null while the visitor's numbers aren't. */
  cost: ReturnType<typeof costOfPlan> | null;
};

export type MarketRanking = {
  groups: { group: PlanGroup; rows: MarketRow[] }[];
  /** The number of plans that are for the score. */
  found: number;
  /** Why each plan that passed the filter has no place in an order by cost. */
  leftOut: NoCost[];
  /** Keeping your current card; null for a purchase, and while the APR of the balance isn't known. */
  stay: Outcome | null;
};

/** Each plan that passes the filter is in one group or left out. A listed card counts with its newest terms, as on every page. */
export function rankMarket(
  plans: readonly ReportedPlan[],
  filter: MarketFilter,
  numbers: VisitorInputs | null,
  listed: readonly CatalogPlan[] = [],
): MarketRanking {
  const tier = filter.tier || null;
  const order = marketOrder(filter, numbers !== null);
  const own = new Map(
    listed.map(({ row, card }) => [row, { card, cost: numbers && costOfCatalogPlan(card, tier, numbers) }]),
  );
  const kept = filterPlans(plans, filter, ({ row }) => own.get(row)?.card);
  const newest = ({ row }: ReportedPlan) => {
    const cost = own.get(row)?.cost;
    return cost?.kind === "ranked" ? cost.apr : undefined;
  };
  const leftOut: NoCost[] = [];
  const costed: (MarketRow & { cost: PlanCost })[] = [];
  const others: MarketRow[] = [];
  for (const plan of order === "name" ? kept : sortedByRate(kept, filter.tier, newest)) {
    const { card, cost = numbers && costOfPlan(plan, tier, numbers) } = own.get(plan.row) ?? {};
    const row = { plan, listed: card };
    const isApart = cost?.kind === "unranked" && (cost.reason === "not-meant" || cost.reason === "closed");
    if (order !== "cost" || isApart) others.push({ ...row, cost });
    else if (cost?.kind === "unranked") leftOut.push(cost.reason);
    else if (cost) costed.push({ ...row, cost });
  }
  costed.sort((a, b) => ascending(a.cost.meanCost, b.cost.meanCost));
  const rows = group([...costed, ...others], ({ plan, listed: card }) => groupOfPlan(plan, filter, card));
  return {
    groups: PLAN_GROUPS.flatMap((one) => {
      const found = rows.get(one);
      return found ? [{ group: one, rows: found }] : [];
    }),
    found: sum(rows, ([one, some]) => (isForVisitor(one) ? some.length : 0)),
    leftOut,
    stay: numbers && currentCardOutcome(numbers),
  };
}

/** "Not ranked by cost: 12 that this payment may never pay off, 21 without a purchase APR." Empty if none is left out. */
export function leftOutPlansText(leftOut: readonly NoCost[]): string {
  if (leftOut.length === 0) return "";
  const parts = [...group(leftOut, (reason) => reason)].map(
    ([reason, all]) => `${all.length} ${LEFT_OUT_TEXTS[reason]}`,
  );
  return `Not ranked by cost: ${parts.join(", ")}.`;
}
