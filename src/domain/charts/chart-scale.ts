import { nice } from "d3-array";

/** About how many steps a scale has whose ends are rounded. */
const STEPS = 10;

/** A range widened to round numbers, for an axis that all marks share. */
export function niceRange(from: number, to: number): { from: number; to: number } {
  const [niceFrom, niceTo] = nice(from, to, STEPS);
  return { from: niceFrom, to: niceTo };
}

/** Maps a range of values to a range of pixels, in proportion, to a tenth of a pixel: nobody sees less. */
export function linearScale([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return (value: number) => Math.round((start + ((value - from) / (to - from)) * (end - start)) * 10) / 10;
}
