import type { Tier } from "../../schema/vocabulary";
import { FLAG_TEXTS, type ReportedPlan } from "../survey/reported-plan";
import { type TierRates, allRates, medianText } from "../survey/tier-rates";
import { periodText, countOf } from "../text/format";
import type { Card } from "./card";
import { CARD_TERMS, TERM_NAMES } from "./card-terms";

/** The terms that nobody states, as names within a sentence; what most cards don't have is no gap. */
export function unknownTerms({ statements }: Pick<Card, "statements">): string[] {
  return TERM_NAMES.filter((name) => CARD_TERMS[name].isExpected && statements.every(({ term }) => term !== name)).map(
    (name) => CARD_TERMS[name].label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
  );
}

/** Whether and as what the issuer reported the card, in a sentence. `period` is the survey's last day. */
export function reportText({ issuer }: Pick<Card, "issuer">, plan: ReportedPlan | null, period: string): string {
  const half = periodText(period);
  if (plan) return `For ${half}, ${issuer} reported this card to the regulator as “${plan.product}.”`;
  return `${issuer} did not report this card to the regulator for ${half}.`;
}

export function leftOutTexts(plan: ReportedPlan): string[] {
  const figures = plan.flags.filter(({ field }) => typeof plan[field] === "number");
  return [...new Set(figures.map(({ reason }) => FLAG_TEXTS[reason]))];
}

/** "Half of 545 plans for this score range charged 21.24% or less from July to December 2025": all plans for a score; empty where the issuer reported no rate for it. */
export type TierMedian = { tier: Tier; median: string };

/** The median to compare a card's rate with, for each score; none where the issuer reported nothing. */
export function tierMedians(
  { reported }: Pick<Card, "reported">,
  rates: readonly TierRates[],
  period: string,
): TierMedian[] {
  if (!reported) return [];
  return rates.map((ofTier) => {
    const { tier } = ofTier;
    const isReported = reported.meantFor.includes(tier) && reported.byTier[tier] !== null;
    const sorted = allRates(ofTier);
    const median = isReported ? medianText(sorted) : null;
    return {
      tier,
      median:
        median === null
          ? ""
          : `Half of ${countOf(sorted.length, "plan")} for this score range charged ${median} or less from ${periodText(period)}`,
    };
  });
}
