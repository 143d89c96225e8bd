/** The middle of the values; of an even number of them the larger of the two in the middle. NaN if there are none. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
