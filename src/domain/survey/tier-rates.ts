import { countOf, formatPercent, roundTo, toCents } from "../text/format";
import type { Tier } from "../../schema/vocabulary";
import { TIER_WORDS } from "../visitor/tier";

/** The rates that count for a tier, the lowest first: of the 25 largest issuers and of all others. */
export type TierRates = { tier: Tier; largest: number[]; others: number[] };

export function allRates({ largest, others }: TierRates): number[] {
  return [...largest, ...others].sort((a, b) => a - b);
}

/** The median of sorted figures; null of none. */
export function medianOf(sorted: readonly number[]): number | null {
  const middle = (sorted.length - 1) / 2;
  const [below, above] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return below === undefined || above === undefined ? null : (below + above) / 2;
}

/** The median of sorted rates as "12.93%"; null of none. */
export function medianText(sorted: readonly number[]): string | null {
  const median = medianOf(sorted);
  return median === null ? null : formatPercent(toCents(median));
}

/** How many plans have a rate for a tier, and how many percent of them a lower one than this; null of none. */
export function percentileOf(apr: number, rates: TierRates): { plans: number; percent: number } | null {
  const all = allRates(rates);
  if (all.length === 0) return null;
  return { plans: all.length, percent: roundTo((100 * all.filter((other) => other < apr).length) / all.length, 0) };
}

/** A rate's place: "24.99% is higher than 43% of the 533 plans reported for scores from 620 to 719."; empty of none. */
export function percentileText(apr: number, rates: TierRates): string {
  const standing = percentileOf(apr, rates);
  if (standing === null) return "";
  const where = `${standing.percent}% of the ${countOf(standing.plans, "plan")} reported for ${TIER_WORDS[rates.tier].among}`;
  return `${formatPercent(apr)} is higher than ${where}.`;
}

/** The place of a rate, as a title; without a rate what half of the plans charge. Empty of none. */
export function spreadTitle(rates: TierRates, own: number | null): string {
  const standing = own === null ? null : percentileOf(own, rates);
  if (standing) return `Your rate is higher than ${standing.percent}% of plans`;
  const median = medianText(allRates(rates));
  return median === null ? "" : `Half of the plans charge ${median} or less`;
}

/** The width of a column of dots in percentage points. */
export const COLUMN_WIDTH = 0.5;

/** How many of some rates lie in each column, by its lower end in percent. */
export function rateColumns(rates: readonly number[]): Map<number, number> {
  const columns = new Map<number, number>();
  for (const rate of rates) {
    const column = Math.floor(rate / COLUMN_WIDTH) * COLUMN_WIDTH;
    columns.set(column, (columns.get(column) ?? 0) + 1);
  }
  return columns;
}
