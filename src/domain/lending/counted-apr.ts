import type { Tier } from "../../schema/vocabulary";
import type { Ends } from "./apr";

/** The regular APR that counts for a credit score, for cards and reported plans alike. Percent a year. */

/** The whole range, the rate reported for the score, or the side of the reported median on which the score lies. */
export type AprBasis = "range" | "tier" | "above-median" | "below-median";

/** The ends of the regular APR that count, and why these. */
export type CountedApr = Ends & { basis: AprBasis };

/** What an issuer reported of a plan's rates: the one for a score, and the median of all accounts; null where it did not. */
type Reported = { rate: number | null; median: number | null };

/** The scores whose holders mostly get a rate above the median of all accounts, and those who mostly get one below. */
const ABOVE_MEDIAN: readonly Tier[] = ["no-score", "619-or-less"];
const BELOW_MEDIAN: readonly Tier[] = ["720-or-more"];

/**
 * The regular APR for a tier: the rate reported for it; without one, from the reported median to the highest for low scores and
 * none, from the lowest to the median for the best, else the whole range. A median of all accounts is no rate of a score: where
 * both are known, low scores pay more and the best pay less.
 */
export function aprForTier(range: Ends, tier: Tier, { rate, median }: Reported): CountedApr {
  if (rate !== null) return { low: rate, high: rate, basis: "tier" };
  const whole = { ...range, basis: "range" } as const;
  if (median === null || range.low === range.high) return whole;
  const middle = Math.min(Math.max(median, range.low), range.high);
  if (ABOVE_MEDIAN.includes(tier)) return { low: middle, high: range.high, basis: "above-median" };
  return BELOW_MEDIAN.includes(tier) ? { low: range.low, high: middle, basis: "below-median" } : whole;
}
