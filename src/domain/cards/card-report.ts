import type { Tier } from "../../schema/vocabulary";
import { DOUBTS } from "../market/doubt";
import type { Plan } from "../market/plan";
import { type TierRates, allRates, medianOf, plansText } from "../market/tier-rates";
import { formatPercent, toCents } from "../text/format";
import { periodText } from "../text/period";
import type { Card, StatedCard } from "./card";
import { CARD_TERMS, TERM_NAMES } from "./card-terms";
import { pointsText } from "./rate-history-texts";

/** What a card's page says of the record behind its terms, in words. Rates in percent a year. */

/** The terms that nobody states, as names within a sentence; what most cards don't have is no gap. */
export function unknownTerms({ statements }: Pick<StatedCard, "statements">): string[] {
  return TERM_NAMES.filter((name) => CARD_TERMS[name].isExpected && statements.every(({ term }) => term !== name)).map(
    (name) => CARD_TERMS[name].label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase()),
  );
}

/** Whether and as what the issuer reported the card, in a sentence. `period` is the survey's last day. */
export function reportText({ issuer }: Pick<Card, "issuer">, plan: Plan | null, period: string): string {
  const half = periodText(period);
  if (plan) return `For ${half}, ${plan.institution} reported this card to the regulator as “${plan.product}”.`;
  return `${issuer} did not report this card to the regulator for ${half}.`;
}

/** Why figures of the report are left out, each reason once. */
export function leftOutTexts(plan: Plan): string[] {
  const figures = plan.doubts.filter(({ field }) => typeof plan[field] === "number");
  return [...new Set(figures.map(({ reason }) => DOUBTS[reason]))];
}

/** "7 points above the median of 545 plans, 21.24%"; empty without other plans. */
function againstMedian(apr: number, sorted: readonly number[]): string {
  const median = medianOf(sorted);
  if (median === null) return "";
  const difference = toCents(apr - median);
  const where = difference === 0 ? "At" : `${pointsText(difference)} ${difference < 0 ? "below" : "above"}`;
  return `${where} the median of ${plansText(sorted.length)}, ${formatPercent(toCents(median))}`;
}

/** Where the rate reported for a score stands among all plans; empty where none was reported. */
export type TierStanding = { tier: Tier; standing: string };

/** For each score where the card's rate stands among all plans; none where the issuer reported nothing. */
export function tierStandings({ reported }: Pick<Card, "reported">, rates: readonly TierRates[]): TierStanding[] {
  if (!reported) return [];
  return rates.map((ofTier) => {
    const apr = reported.meantFor.includes(ofTier.tier) ? reported.byTier[ofTier.tier] : null;
    return { tier: ofTier.tier, standing: apr === null ? "" : againstMedian(apr, allRates(ofTier)) };
  });
}
