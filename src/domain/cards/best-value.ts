/** Which of several values is the best, for the marks in the comparison table. */

export type Better = "lower" | "higher";

/**
 * Marks the best of the values, all of them where several tie. `null` is a value that isn't known or doesn't apply; it is
 * never the best. Nothing is marked unless two known values differ.
 */
export function markBest(values: readonly (number | null)[], better: Better): boolean[] {
  const known = values.filter((value) => value !== null);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const best = better === "lower" ? lowest : highest;
  return values.map((value) => lowest !== highest && value === best);
}
