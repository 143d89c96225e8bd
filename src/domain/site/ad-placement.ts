/** An ad follows the third card, then each of the rest whose index + 4 is divisible by 6 (specification, section 2). */
export const CARDS_BEFORE_FIRST_AD = 3;
const INDEX_OFFSET = 4;
const AD_EVERY = 6;

/** Returns true if an ad follows the card at `position` (from 0) in a compact list of `count` cards. */
export function adFollowsCard(position: number, count: number): boolean {
  if (position === count - 1) return false;
  if (position === CARDS_BEFORE_FIRST_AD - 1) return true;
  // The first two cards have an index below zero in the rest, for which the formula never holds.
  const indexInRest = position - CARDS_BEFORE_FIRST_AD;
  return (indexInRest + INDEX_OFFSET) % AD_EVERY === 0;
}

/** Returns true if an ad follows a guide's section, from 0: after each `every`th, `most` times at most, not after the last. */
export function adFollowsSection(
  position: number,
  count: number,
  { every, most }: { every: number; most: number },
): boolean {
  const section = position + 1;
  return section < count && section % every === 0 && section / every <= most;
}
