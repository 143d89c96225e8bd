import type { Tier } from "../../schema/vocabulary";

/** The deposit that a secured card ties up. */

/** The scores that are often offered nothing else. */
const OFTEN_SECURED: readonly Tier[] = ["no-score", "619-or-less"];

/** Whether secured cards stand after all others, as what they tie up is no part of a cost; not for whom they are often the only ones. */
export function rankSecuredLast(tier: Tier | null): boolean {
  return tier === null || !OFTEN_SECURED.includes(tier);
}
