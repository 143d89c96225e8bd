import type { Tier } from "../../schema/vocabulary";
import { type Ends, rateWithin } from "./apr";

/** The regular APR that counts for a credit score, for cards and reported plans alike. Percent a year. */

/**
 * The whole range, the rate reported for the score, from there to the reported median, or the side of the median on which the
 * score lies.
 */
export type AprBasis = "range" | "tier" | "tier-to-median" | "above-median" | "below-median";

/** The ends of the regular APR that count, and why these; `likely` is the reported median, where no score is known. */
export type CountedApr = Ends & { basis: AprBasis; likely?: number };

/** An issuer's report of a plan's rates: for each score, and the median of all accounts; null where it has none. */
type Reported = { byTier: Record<Tier, number | null>; median: number | null };

/** The whole range for a visitor without a score, most likely at the reported median. */
export function aprWithoutScore(range: Ends, median: number | null): CountedApr {
  const isKnown = median !== null && range.low < range.high;
  return { ...range, basis: "range", ...(isKnown && { likely: rateWithin(range, median) }) };
}

/** The scores whose holders mostly get a rate above the median of all accounts, and those who mostly get one below. */
const ABOVE_MEDIAN: readonly Tier[] = ["no-score", "619-or-less"];
const BELOW_MEDIAN: readonly Tier[] = ["720-or-more"];

/**
 * The regular APR for a tier: the rate reported for it; without one, from the reported median to the highest for low scores and
 * none, from the lowest to the median for the best, else the whole range. A median of all accounts is no rate of a score: where
 * both are known, low scores pay more and the best pay less. An issuer that reports the ends of its range as the rates of scores,
 * while the median lies between, names the best and the worst rate of each: there the rates from that end to the median count.
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
  if (ABOVE_MEDIAN.includes(tier)) return { low: middle, high: range.high, basis: "above-median" };
  return BELOW_MEDIAN.includes(tier) ? { low: range.low, high: middle, basis: "below-median" } : whole;
}
