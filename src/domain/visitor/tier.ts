import { TIERS, type Tier } from "../../schema/vocabulary";

/** A tier as one of the choices, within a sentence after "reported for", and as what a visitor has. */
export const TIER_WORDS: Record<Tier, { choice: string; among: string; own: string }> = {
  "no-score": { choice: "No credit score", among: "people without a credit score", own: "without a credit score" },
  "619-or-less": { choice: "619 or less", among: "scores of 619 or less", own: "with a score of 619 or less" },
  "620-to-719": { choice: "620 to 719", among: "scores from 620 to 719", own: "with a score from 620 to 719" },
  "720-or-more": { choice: "720 and up", among: "scores of 720 and up", own: "with a score of 720 and up" },
};

/** The choices of a visitor's own score, the best first; an empty one is not known. */
export function tierChoices(): (readonly [Tier | "", string])[] {
  return [["", "I don’t know"], ...[...TIERS].reverse().map((tier) => [tier, TIER_WORDS[tier].choice] as const)];
}
