/** Cents that floating point may add to an amount of whole cents. */
const HAIR = 1e-6;

/** An amount in dollars as whole cents, rounded up. */
export const centsUp = (dollars: number) => Math.ceil(dollars * 100 - HAIR);

/**
 * The smallest payment in dollars, to the cent, with which a debt ends: whoever pays more is never later. The search
 * starts at `near`, a guess in dollars, with steps that double, and halves the last of them; from a good guess it takes
 * two or three trials. Null if cents can't count the answer.
 */
export function smallestThatEnds(ends: (payment: number) => boolean, near: number): number | null {
  const guess = Math.max(1, Math.ceil(near * 100));
  if (!Number.isSafeInteger(guess)) return null;

  let tooSmall = 0;
  let enough = guess;
  if (ends(guess / 100)) {
    for (let step = 1; enough > step; step *= 2) {
      if (!ends((enough - step) / 100)) {
        tooSmall = enough - step;
        break;
      }
      enough -= step;
    }
  } else {
    for (let step = 1; tooSmall < enough; step *= 2) {
      tooSmall = enough;
      enough += step;
      if (!Number.isSafeInteger(enough)) return null;
      if (ends(enough / 100)) break;
    }
  }
  while (enough - tooSmall > 1) {
    const middle = Math.floor((tooSmall + enough) / 2);
    if (ends(middle / 100)) enough = middle;
    else tooSmall = middle;
  }
  return enough / 100;
}
