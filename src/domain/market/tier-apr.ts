import { type Plan, soundFigure } from "./plan";
import type { Tier } from "./tier";

/** The field that holds the rate offered to a tier. */
export const TIER_FIELDS = {
  "no-score": "aprNoScore",
  "619-or-less": "apr619OrLess",
  "620-to-719": "apr620To719",
  "720-or-more": "apr720OrMore",
} as const satisfies Record<Tier, keyof Plan>;

/**
 * The regular APR of a plan for a tier, in percent a year, and what it was taken from: the tier's own rate, the median of
 * all accounts, or the highest rate of a range (`lowest` is its other end, null if that makes no sense).
 */
export type TierApr =
  { basis: "tier" | "median"; apr: number } | { basis: "range"; apr: number; lowest: number | null };

export function isMeantFor(plan: Plan, tier: Tier): boolean {
  return plan.creditTiers.includes(tier);
}

/**
 * The APR of a plan for a tier, by the rule of the CFPB's credit card explorer (`cfgov/tccp/models.py`): only if the plan is
 * meant for the tier, the tier's own APR, else the median, else the range, of which the highest counts. A value that is
 * doubted is passed over. Null if the plan is not meant for the tier, or nothing is left.
 */
export function tierApr(plan: Plan, tier: Tier): TierApr | null {
  if (!isMeantFor(plan, tier)) return null;
  const own = soundFigure(plan, TIER_FIELDS[tier]);
  if (own !== null) return { basis: "tier", apr: own };
  const median = soundFigure(plan, "aprMedian");
  if (median !== null) return { basis: "median", apr: median };
  const highest = soundFigure(plan, "aprMax");
  return highest === null ? null : { basis: "range", apr: highest, lowest: soundFigure(plan, "aprMin") };
}
