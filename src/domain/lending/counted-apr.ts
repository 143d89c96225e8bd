import type { Tier } from "../../schema/vocabulary";
import { type Ends, rateWithin } from "./apr";

/** The regular APR that counts for a credit score, for cards and reported plans alike. Percent a year. */

/** The range, the score's rate, from there to the median, or the side of the median on which the score lies. */
export type AprBasis = "range" | "tier" | "tier-to-median" | "above-median" | "below-median";

/** The ends of the regular APR that count, and why these; `likely` is the reported median, where no score is known. */
export type CountedApr = Ends & { basis: AprBasis; likely?: number };

type Reported = { byTier: Record<Tier, number | null>; median: number | null };

export function aprWithoutScore(range: Ends, median: number | null): CountedApr {
  const isKnown = median !== null && range.low < range.high;
  return { ...range, basis: "range", ...(isKnown && { likely: rateWithin(range, median) }) };
}

/**
 * The reported rate of a tier; else the median to the highest for low scores and none, the lowest to the median for the best, and
 * the range for others. Where scores have only the range's ends, with the median between, the rates from end to median count.
 */
export function aprForTier(range: Ends, tier: Tier, { byTier, median }: Reported): CountedApr {
  const rate = byTier[tier];
  const { low, high } = range;
  const middle = median === null || low === high ? null : rateWithin(range, median);
  if (rate !== null) {
    const onlyEnds = Object.values(byTier).every((one) => one === null || one === low || one === high);
    if (!onlyEnds || middle === null || middle === rate) return { low: rate, high: rate, basis: "tier" };
    return { low: Math.min(rate, middle), high: Math.max(rate, middle), basis: "tier-to-median" };
  }
  const whole = { ...range, basis: "range" } as const;
  if (middle === null) return whole;
  if (tier === "no-score" || tier === "619-or-less") return { low: middle, high, basis: "above-median" };
  return tier === "720-or-more" ? { low, high: middle, basis: "below-median" } : whole;
}
