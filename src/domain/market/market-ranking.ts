import { ascending, group } from "d3-array";
import type { Card, CostField } from "../cards/card";
import { currentCardOutcome } from "../costs/cost-ranking";
import type { VisitorInputs } from "../visitor/visitor-inputs";
import type { Outcome } from "../payoff/simulation";
import { type FilterReason, filterPlans, sortedByRate } from "./market-filter";
import { type MarketFilter, marketOrder } from "./market-query";
import { type ReportedPlan, restrictionOf } from "../survey/reported-plan";
import { type CatalogPlan, type NoCost, type PlanCost, costOfCatalogPlan, costOfPlan } from "./plan-cost";
import { PLAN_GROUPS, type PlanGroup, groupOfPlan, isForVisitor } from "./plan-group";

export type LeftOutReason = FilterReason | NoCost;

export const LEFT_OUT_TEXTS: Record<LeftOutReason, string> = {
  search: "that don't match your search",
  state: "not offered in that state",
  membership: "that don't match your choice on members",
  secured: "that don't match your choice on deposits",
  size: "from issuers of a different size",
  fee: "with an annual or a monthly fee",
  offer: "without a balance transfer offer",
  tier: "not offered for this score",
  "no-apr": "without a purchase APR",
  "flagged-apr": "with a purchase APR that looks like an error",
  "never-ends": "never paid off with this payment",
  line: "whose credit line is too small",
  closed: "closed to new applicants",
};

/** A plan, with others that differ from it in name alone. */
export type MarketRow = {
  plan: ReportedPlan;
  /** The catalog's card that it is: its cost and who can get it are that card's. */
  listed?: Pick<Card, CostField> | undefined;
  like: ReportedPlan[];
  /** Its cost, or why that isn't known; null while the visitor's numbers aren't. */
  cost: ReturnType<typeof costOfPlan> | null;
};

export type MarketRanking = {
  groups: { group: PlanGroup; rows: MarketRow[] }[];
  /** The number of plans that are for the score, with those that share a row, and of these that cost more than your card. */
  found: number;
  costMore: number;
  /** For each plan that is not listed the first reason that holds. */
  leftOut: LeftOutReason[];
  /** Keeping your current card; null for a purchase, and while the APR of the balance isn't known. */
  stay: Outcome | null;
};

/** A plan's fields that tell it from another with the same terms. */
const OWN_FIELDS: readonly string[] = ["row", "product", "website", "flags"] satisfies (keyof ReportedPlan)[];

/** A key of a plan's terms, which plans share that differ in name alone. */
function termsOf(plan: ReportedPlan): string {
  return Object.entries(plan)
    .flatMap(([field, value]) => (OWN_FIELDS.includes(field) ? [] : JSON.stringify(value)))
    .join("|");
}

type Costed = MarketRow & { cost: PlanCost };

/** Plans of one institution with the same terms as one; the first that is for everybody represents the others. */
function joined(plans: readonly Costed[]): Costed[] {
  // To read the terms of each takes as long as to work out its cost, so only those of one cost are compared.
  const near = group(plans, ({ plan, cost }) => `${plan.institution} ${cost.low.totalCost} ${cost.meanCost}`);
  return [...near.values()].flatMap((some) => {
    if (some.length === 1) return some;
    return [...group(some, ({ plan }) => termsOf(plan)).values()].flatMap((same) => {
      const head = same.find(({ plan }) => !restrictionOf(plan)) ?? same[0];
      return head ? [{ ...head, like: same.filter((one) => one !== head).map(({ plan }) => plan) }] : [];
    });
  });
}

const plansIn = (rows: readonly MarketRow[]) => rows.reduce((sum, { like }) => sum + 1 + like.length, 0);

/** By the mean of both ends of the cost, the cheapest first; ties keep their order. */
function byCost(rows: readonly Costed[]): Costed[] {
  return joined(rows).sort(
    (a, b) => ascending(a.cost.meanCost, b.cost.meanCost) || a.cost.low.totalCost - b.cost.low.totalCost,
  );
}

/** Each plan is in one group, or left out for one reason. A listed card counts with its newest terms, as on every page. */
export function rankMarket(
  plans: readonly ReportedPlan[],
  filter: MarketFilter,
  numbers: VisitorInputs | null,
  listed: readonly CatalogPlan[] = [],
): MarketRanking {
  const tier = filter.tier || null;
  const order = marketOrder(filter, numbers !== null);
  const kept = filterPlans(plans, filter);
  const own = new Map(
    listed.map(({ row, card }) => [row, { card, cost: numbers && costOfCatalogPlan(card, tier, numbers) }]),
  );
  const newest = ({ row }: ReportedPlan) => {
    const cost = own.get(row)?.cost;
    return cost?.kind === "cost" ? cost.apr : undefined;
  };
  const leftOut: LeftOutReason[] = [...kept.leftOut];
  const costed: Costed[] = [];
  const others: MarketRow[] = [];
  for (const plan of order === "name" ? kept.plans : sortedByRate(kept.plans, filter.tier, newest)) {
    const { card, cost = numbers && costOfPlan(plan, tier, numbers) } = own.get(plan.row) ?? {};
    const row = { plan, like: [], listed: card };
    const isApart = cost?.kind === "unranked" && (cost.reason === "tier" || cost.reason === "closed");
    if (order !== "cost" || isApart) others.push({ ...row, cost });
    else if (cost?.kind === "unranked") leftOut.push(cost.reason);
    else if (cost) costed.push({ ...row, cost });
  }
  const stay = numbers && currentCardOutcome(numbers);
  const costlier = costed.filter(({ cost }) => stay?.kind === "paid-off" && cost.meanCost > stay.totalCost);
  const rows = group([...byCost(costed), ...others], ({ plan, listed: card }) => groupOfPlan(plan, filter, card));
  return {
    groups: PLAN_GROUPS.flatMap((one) => {
      const found = rows.get(one);
      return found ? [{ group: one, rows: found }] : [];
    }),
    found: [...rows].reduce((sum, [one, some]) => sum + (isForVisitor(one) ? plansIn(some) : 0), 0),
    costMore: costlier.length,
    leftOut,
    stay,
  };
}

/** "Left out of 663 plans: 86 not offered in that state, 73 not offered for this score." Empty if none is left out. */
export function leftOutPlansText(leftOut: readonly LeftOutReason[], all: number): string {
  if (leftOut.length === 0) return "";
  const parts = [...new Set(leftOut)].map((reason) => {
    const plans = leftOut.filter((other) => other === reason).length;
    return `${plans} ${LEFT_OUT_TEXTS[reason]}`;
  });
  return `Left out of ${all} plans: ${parts.join(", ")}.`;
}
