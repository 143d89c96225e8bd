import { formatDollars, formatMonths, formatShortDollars } from "../text/format";
import { ROUNDING_ERROR } from "./conventions";

/** Results that are known from elsewhere, beside what our functions make of the same inputs. */

/** One figure, as its source has it and as ours is. */
export type CheckedFigure = { label: string; expected: string; computed: string; agrees: boolean };

export type Check = {
  /** Who published it, by name; for our own checks, how the value was found. */
  source: string;
  /** Where it can be read, and the day of it in words: "February 2010", "as read in November 2026". */
  url?: string;
  dated?: string;
  /** Left out for our own checks. */
  published?: boolean;
  /** The inputs in words. */
  given: string;
  /** Where the source leaves something open, or our simulation comes to another figure, and why. */
  note?: string;
  figures: readonly CheckedFigure[];
};

/** When the published pages were last read. */
export const READ = "as read in November 2026";
export const PUBLISHED = { dated: READ, published: true } as const;

/** A tolerance for figures that a source prints in whole dollars, and in cents. */
export const WHOLE_DOLLARS = 0.5;
export const TO_THE_CENT = 0.005;

/** A text that has to be the same. */
export function words(label: string, expected: string, computed: string): CheckedFigure {
  return { label, expected, computed, agrees: computed === expected };
}

/** `tolerance` is how far the source's own rounding may lead from ours, in the figure's unit; null is no result. */
export function figure(
  label: string,
  expected: number,
  tolerance: number,
  computed: number | null,
  show: (value: number) => string,
): CheckedFigure {
  return {
    label,
    expected: show(expected),
    computed: computed === null ? "no result" : show(computed),
    agrees: computed !== null && Math.abs(computed - expected) <= tolerance + ROUNDING_ERROR,
  };
}

export function dollars(label: string, expected: number, tolerance: number, computed: number | null): CheckedFigure {
  const show = tolerance === WHOLE_DOLLARS ? (value: number) => formatShortDollars(Math.round(value)) : formatDollars;
  return figure(label, expected, tolerance, computed, show);
}

export function months(label: string, expected: number, computed: number | null): CheckedFigure {
  return figure(label, expected, 0, computed, formatMonths);
}
