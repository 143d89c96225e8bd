import { nice, ticks } from "d3-array";

/** The one place that knows the library behind the scales. */

/** About how many steps a scale has whose ends are rounded. */
const STEPS = 10;

/** A range widened to round numbers, for an axis that all marks share. */
export function niceRange(from: number, to: number): { from: number; to: number } {
  const [niceFrom, niceTo] = nice(from, to, STEPS);
  return { from: niceFrom, to: niceTo };
}

/** Tenths of a pixel: nobody sees less, and each digit is shipped with every drawing. */
const TENTHS = 10;

/** Maps a range of values to a range of pixels, in proportion, to a tenth of a pixel. */
export function linearScale([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return (value: number) => Math.round((start + ((value - from) / (to - from)) * (end - start)) * TENTHS) / TENTHS;
}

/** About `count` round values of a range, its ends included where they are round. */
export function roundTicks(from: number, to: number, count: number): number[] {
  return ticks(from, to, count);
}
