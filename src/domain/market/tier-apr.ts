import { formatPercent } from "../text/format";
import { type Plan, soundFigure } from "./plan";
import type { Tier } from "../../schema/vocabulary";
import { TIER_WORDS } from "./tier";

/** The field that holds the rate offered to a tier. */
export const TIER_FIELDS = {
  "no-score": "aprNoScore",
  "619-or-less": "apr619OrLess",
  "620-to-719": "apr620To719",
  "720-or-more": "apr720OrMore",
} as const satisfies Record<Tier, keyof Plan>;

/** A plan's regular APR for a tier, in percent a year: its own, the median of all accounts, or its range's highest. */
export type TierApr = { basis: "tier" | "median" | "range"; apr: number };

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
  return highest === null ? null : { basis: "range", apr: highest };
}

const BASES: Record<TierApr["basis"], (tier: Tier) => string> = {
  tier: (tier) => `the rate reported for ${TIER_WORDS[tier].among}`,
  median: (tier) => `the median of all its accounts, as no usable rate is reported for ${TIER_WORDS[tier].among}`,
  range: () => "the highest of its range, as no other usable rate is reported",
};

/** The rate that counts for a tier, and where it comes from: "17.49%, the rate reported for scores of 720 or more". */
export function basisText({ apr, basis }: TierApr, tier: Tier): string {
  return `${formatPercent(apr)}, ${BASES[basis](tier)}`;
}
