import { quantileSorted } from "d3-array";
import type { Plan } from "./plan";
import { type Tier, TIER_WORDS } from "./tier";
import { tierApr } from "./tier-apr";
import { formatPercent } from "../text/format";

/** Where a rate stands among the reported plans for a tier. Percent a year. */

/** The APRs that count for a tier, the lowest first. */
export function sortedTierAprs(plans: readonly Plan[], tier: Tier): number[] {
  return plans.flatMap((plan) => tierApr(plan, tier)?.apr ?? []).sort((a, b) => a - b);
}

/** How a rate compares with those of other plans: "pay less", "average" or "more", as the CFPB's explorer says it. */
export type Rating = "less" | "average" | "more";

/** Below the 25th percentile "less", below the median "average", else "more". Null without any rate to compare with. */
export function ratingOf(apr: number, aprs: readonly number[]): Rating | null {
  const quarter = quantileSorted([...aprs], 0.25);
  const median = quantileSorted([...aprs], 0.5);
  if (quarter === undefined || median === undefined) return null;
  if (apr < quarter) return "less";
  return apr < median ? "average" : "more";
}

/** Of `plans` plans `lower` have a lower rate, which is `percent` of them, rounded down. */
export type Standing = { plans: number; lower: number; percent: number };

/** Where a rate stands among others. Null without any. */
export function standingOf(apr: number, aprs: readonly number[]): Standing | null {
  if (aprs.length === 0) return null;
  const lower = aprs.filter((other) => other < apr).length;
  return { plans: aprs.length, lower, percent: Math.floor((100 * lower) / aprs.length) };
}

/** "24.99% is higher than 43% of the 533 plans reported for scores from 620 to 719." */
export function standingText(apr: number, { plans, percent }: Standing, tier: Tier): string {
  return `${formatPercent(apr)} is higher than ${percent}% of the ${plans} plans reported for ${TIER_WORDS[tier].among}.`;
}
