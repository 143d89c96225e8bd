import { quantileSorted } from "d3-array";
import { formatPercent, toCents } from "../text/format";
import { sortedTierAprs } from "./percentiles";
import type { Plan } from "./plan";
import { TIERS, type Tier } from "./tier";

/** The rates that count for a tier, in percent a year, the lowest first: of the 25 largest issuers and of the others. */
export type TierRates = { tier: Tier; largest: number[]; others: number[] };

export function tierRates(plans: readonly Plan[], tier: Tier): TierRates {
  const ofSize = (largest: boolean) =>
    sortedTierAprs(
      plans.filter(({ top25 }) => top25 === largest),
      tier,
    );
  return { tier, largest: ofSize(true), others: ofSize(false) };
}

/** The same for every tier. */
export function ratesByTier(plans: readonly Plan[]): TierRates[] {
  return TIERS.map((tier) => tierRates(plans, tier));
}

/** Both together, the lowest first. */
export function allRates({ largest, others }: TierRates): number[] {
  return [...largest, ...others].sort((a, b) => a - b);
}

/** The median of sorted rates as "12.93%"; null without any. */
export function medianText(rates: readonly number[]): string | null {
  const median = quantileSorted([...rates], 0.5);
  return median === undefined ? null : formatPercent(toCents(median));
}

/** How many plans have a rate from `from` percent to below `from` and the width of a bar. */
export type RateBar = { from: number; largest: number; others: number };

/** The width of a bar in percentage points. */
export const BAR_WIDTH = 2;

/** The distribution of a tier's rates in bars from 0% to the highest rate. Empty without any. */
export function rateBars({ largest, others }: TierRates): RateBar[] {
  const placeOf = (rate: number) => Math.floor(rate / BAR_WIDTH);
  const highest = Math.max(largest.at(-1) ?? -1, others.at(-1) ?? -1);
  return Array.from({ length: placeOf(highest) + 1 }, (_, place) => {
    const within = (rates: readonly number[]) => rates.filter((rate) => placeOf(rate) === place).length;
    return { from: place * BAR_WIDTH, largest: within(largest), others: within(others) };
  });
}
