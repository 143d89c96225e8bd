import { ascending, group } from "d3-array";
import { personPaying } from "../cards/card-cost";
import { placeOfStaying, stayingPut } from "../cards/cost-ranking";
import { depositsStandLast } from "../lending/deposit";
import type { Numbers } from "../numbers/numbers";
import type { Outcome } from "../payoff/simulation";
import { type FilterReason, type MarketFilter, filterPlans } from "./market-filter";
import { type Plan, isForSome } from "./plan";
import { type NoCost, costOfPlan } from "./plan-cost";

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
  tier: "not offered for this score",
  "no-apr": "without a purchase APR",
  "doubtful-apr": "with a purchase APR that looks like an error",
  "never-ends": "never paid off with this payment",
};

/** A plan with others that differ from it in name alone, or keeping your current card. */
export type MarketRow =
  /** `place` counts only in an order by cost. */
  | { kind: "plan"; plan: Plan; place: number | null; like: Plan[] }
  /** `apr` is that of the balance where it is now, in percent a year. */
  | { kind: "stay"; outcome: Outcome; apr: number };

export type MarketRanking = {
  /** By the mean of both ends of the cost, the cheapest first, with keeping your current card in its place. */
  rows: MarketRow[];
  /** In the same order those that need a deposit, where they stand after all others. */
  secured: MarketRow[];
  /** For each plan that is not ranked the first reason that holds. */
  leftOut: LeftOutReason[];
  /** How many plans cost more than keeping your current card; null where that has no cost to compare with. */
  costMore: number | null;
};

/** A plan's fields that tell it from another with the same terms. */
const OWN_FIELDS: readonly string[] = ["row", "product", "website", "doubts", "changes"] satisfies (keyof Plan)[];

/** What two plans have in common that differ in name alone. */
function termsOf(plan: Plan): string {
  return Object.entries(plan)
    .flatMap(([field, value]) => (OWN_FIELDS.includes(field) ? [] : JSON.stringify(value)))
    .join("|");
}

type Costed = { plan: Plan; like: Plan[]; low: number; meanCost: number };

/** Plans of one institution with the same terms as one; the first that is for everybody stands for the others. */
function joined(plans: readonly Costed[]): Costed[] {
  // To read the terms of each takes as long as to work out its cost, so only those of one cost are compared.
  const near = group(plans, ({ plan, low, meanCost }) => `${plan.institution} ${low} ${meanCost}`);
  return [...near.values()].flatMap((some) => {
    if (some.length === 1) return some;
    return [...group(some, ({ plan }) => termsOf(plan)).values()].flatMap((same) => {
      const head = same.find(({ plan }) => !isForSome(plan)) ?? same[0];
      return head ? [{ ...head, like: same.filter((one) => one !== head).map(({ plan }) => plan) }] : [];
    });
  });
}

/** The plans of rows. */
export function plansIn(rows: readonly MarketRow[]): Plan[] {
  return rows.flatMap((row) => (row.kind === "plan" ? [row.plan, ...row.like] : []));
}

/** Plans in an order in which their place means nothing. */
export function unranked(plans: readonly Plan[]): MarketRow[] {
  return plans.map((plan) => ({ kind: "plan", plan, place: null, like: [] }));
}

/** Ranks the plans that a filter lets through; ties keep their order. Each is ranked or left out for one reason. */
export function rankMarket(plans: readonly Plan[], filter: MarketFilter, numbers: Numbers): MarketRanking {
  const tier = filter.tier || null;
  const kept = filterPlans(plans, filter);
  const leftOut: LeftOutReason[] = [...kept.leftOut];
  const costed: Costed[] = [];
  for (const plan of kept.plans) {
    const cost = costOfPlan(plan, tier, numbers);
    if (cost.kind === "apart") leftOut.push(cost.reason);
    else costed.push({ plan, like: [], low: cost.low.totalCost, meanCost: cost.meanCost });
  }
  const ranked = joined(costed).sort((a, b) => ascending(a.meanCost, b.meanCost) || a.low - b.low);
  const isLast = ({ plan }: Costed) => plan.secured && depositsStandLast(tier);
  const first = ranked.filter((one) => !isLast(one));
  const rows = [...first, ...ranked.filter(isLast)].map(({ plan, like }, index): MarketRow => {
    return { kind: "plan", plan, place: index + 1, like };
  });
  const secured = rows.splice(first.length);
  const { apr } = numbers;
  const outcome = stayingPut(personPaying(numbers));
  if (!outcome || apr === null) return { rows, secured, leftOut, costMore: null };
  const costMore = costed.filter(({ meanCost }) => outcome.kind === "paid-off" && meanCost > outcome.totalCost).length;
  rows.splice(placeOfStaying(first, outcome), 0, { kind: "stay", outcome, apr });
  return { rows, secured, leftOut, costMore };
}

/** "Left out of 663 plans: 86 not offered there, 73 not offered for this score." Empty if none is left out. */
export function leftOutText(leftOut: readonly LeftOutReason[], all: number): string {
  if (leftOut.length === 0) return "";
  const parts = [...new Set(leftOut)].map((reason) => {
    const plans = leftOut.filter((other) => other === reason).length;
    return `${plans} ${LEFT_OUT_TEXTS[reason]}`;
  });
  return `Left out of ${all} plans: ${parts.join(", ")}.`;
}
