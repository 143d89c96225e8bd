import { quantileSorted } from "d3-array";
import { sortedTierAprs } from "./percentiles";
import type { Plan } from "./plan";
import { TIERS, type Tier } from "./tier";

/** The median APR of some plans for a tier, percent a year; null if there is none. */
export type Median = { plans: number; apr: number | null };

/** The medians for one tier: of all plans, of the 25 largest issuers' and of the others'. */
export type TierMedians = { tier: Tier; all: Median; largest: Median; others: Median };

function medianOf(plans: readonly Plan[], tier: Tier): Median {
  const aprs = sortedTierAprs(plans, tier);
  return { plans: aprs.length, apr: quantileSorted(aprs, 0.5) ?? null };
}

/** The median APR by tier and by the size of the institution, with the number of plans that count. */
export function mediansByTier(plans: readonly Plan[]): TierMedians[] {
  const largest = plans.filter(({ top25 }) => top25);
  const others = plans.filter(({ top25 }) => !top25);
  return TIERS.map((tier) => ({
    tier,
    all: medianOf(plans, tier),
    largest: medianOf(largest, tier),
    others: medianOf(others, tier),
  }));
}
