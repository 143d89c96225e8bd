import type { Tier } from "../../schema/vocabulary";

/** The deposit that a secured card ties up. */

/** The scores that are often offered nothing else. */
const OFTEN_SECURED: readonly Tier[] = ["no-score", "619-or-less"];

/** Whether secured cards come last, as their deposit is no part of a cost; false for scores that are often offered nothing else. */
export function rankSecuredLast(tier: Tier | null): boolean {
  return tier === null || !OFTEN_SECURED.includes(tier);
}
