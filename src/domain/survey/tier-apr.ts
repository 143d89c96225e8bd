import { type CountedApr, aprForTier, aprWithoutScore } from "../lending/counted-apr";
import { TIERS, type Tier } from "../../schema/vocabulary";
import type { TierRates } from "./tier-rates";
import { type ReportedPlan, soundFigure } from "./reported-plan";

export const TIER_FIELDS = {
  "no-score": "aprNoScore",
  "619-or-less": "apr619OrLess",
  "620-to-719": "apr620To719",
  "720-or-more": "apr720OrMore",
} as const satisfies Record<Tier, keyof ReportedPlan>;

export function forEachTier<T>(valueFor: (tier: Tier) => T): Record<Tier, T> {
  return {
    "no-score": valueFor("no-score"),
    "619-or-less": valueFor("619-or-less"),
    "620-to-719": valueFor("620-to-719"),
    "720-or-more": valueFor("720-or-more"),
  };
}

/** All fields that hold a regular rate of purchases. */
export const RATE_FIELDS = [...Object.values(TIER_FIELDS), "aprMin", "aprMedian", "aprMax"] as const;

export function isPlanMeantFor(plan: ReportedPlan, tier: Tier): boolean {
  return plan.creditTiers.includes(tier);
}

/** The tier of the rate that shows for a plan; null without one, and where the plan is for other scores. */
export function tierOf(plan: ReportedPlan, tier: Tier | ""): Tier | null {
  return tier && isPlanMeantFor(plan, tier) ? tier : null;
}

/** By the rule of the CFPB's credit card explorer (`cfgov/tccp/models.py`); null if the plan isn't offered for the tier. */
export function tierApr(plan: ReportedPlan, tier: Tier): number | null {
  if (!isPlanMeantFor(plan, tier)) return null;
  return soundFigure(plan, TIER_FIELDS[tier]) ?? soundFigure(plan, "aprMedian") ?? soundFigure(plan, "aprMax");
}

/** The APR to expect, as for a card (`aprForTier`). A missing end is the lowest or highest other rate; null where `tierApr` is. */
export function planApr(plan: ReportedPlan, tier: Tier | null): CountedApr | null {
  const tiers = tier ? [tier] : plan.creditTiers;
  if (tiers.every((one) => tierApr(plan, one) === null)) return null;
  const median = soundFigure(plan, "aprMedian");
  const [low, high] = [soundFigure(plan, "aprMin"), soundFigure(plan, "aprMax")];
  const own = plan.creditTiers.map((one) => soundFigure(plan, TIER_FIELDS[one]));
  const known = [low, median, high, ...own].filter((rate) => rate !== null);
  const range = { low: low ?? Math.min(...known), high: high ?? Math.max(...known) };
  if (!tier) return aprWithoutScore(range, median);
  const rateFor = (one: Tier) => (isPlanMeantFor(plan, one) ? soundFigure(plan, TIER_FIELDS[one]) : null);
  return aprForTier(range, tier, { byTier: forEachTier(rateFor), median });
}

export function ratesByTier(plans: readonly ReportedPlan[]): TierRates[] {
  const ratesOf = (tier: Tier, largest: boolean) =>
    plans
      .filter(({ top25 }) => top25 === largest)
      .flatMap((plan) => tierApr(plan, tier) ?? [])
      .sort((a, b) => a - b);
  return TIERS.map((tier) => ({ tier, largest: ratesOf(tier, true), others: ratesOf(tier, false) }));
}
