import { formatDollars, formatMonths, formatShortDollars } from "../text/format";
import { ROUNDING_ERROR } from "./conventions";

/** Results that are known from elsewhere, beside what our functions make of the same inputs. */

/** One figure. `tolerance` is how far the source's own rounding may lead from ours, in the figure's unit. */
export type NumberFigure = {
  label: string;
  expected: number;
  tolerance: number;
  compute: () => number | null;
  show: (value: number) => string;
};

/** A text that has to be the same. */
export type TextFigure = { label: string; expected: string; compute: () => string };

/** A result that is known from elsewhere. */
export type KnownResult = {
  /** Who published it, by name; for our own checks, how the value was found. */
  source: string;
  /** Where it can be read, and the day of it in words: "February 2010", "as read in November 2026". */
  url?: string;
  dated?: string;
  published: boolean;
  /** The inputs in words. */
  given: string;
  /** Where the source leaves something open, or our simulation comes to another figure, and why. */
  note?: () => string;
  figures: readonly (NumberFigure | TextFigure)[];
};

/** When the published pages were last read. */
export const READ = "as read in November 2026";

/** A tolerance for figures that a source prints in whole dollars, and in cents. */
export const WHOLE_DOLLARS = 0.5;
export const TO_THE_CENT = 0.005;

export function dollars(
  label: string,
  expected: number,
  tolerance: number,
  compute: () => number | null,
): NumberFigure {
  const show = tolerance === WHOLE_DOLLARS ? (value: number) => formatShortDollars(Math.round(value)) : formatDollars;
  return { label, expected, tolerance, compute, show };
}

export function months(label: string, expected: number, compute: () => number | null): NumberFigure {
  return { label, expected, tolerance: 0, compute, show: formatMonths };
}

export type CheckedFigure = { label: string; expected: string; computed: string; agrees: boolean };
export type Check = Omit<KnownResult, "note" | "figures"> & { note: string | null; figures: CheckedFigure[] };

function checkFigure(figure: NumberFigure | TextFigure): CheckedFigure {
  if (!("tolerance" in figure)) {
    const computed = figure.compute();
    return { label: figure.label, expected: figure.expected, computed, agrees: computed === figure.expected };
  }
  const { label, expected, tolerance, show } = figure;
  const computed = figure.compute();
  return {
    label,
    expected: show(expected),
    computed: computed === null ? "no result" : show(computed),
    agrees: computed !== null && Math.abs(computed - expected) <= tolerance + ROUNDING_ERROR,
  };
}

/** Known results with ours beside them. */
export function checkResults(results: readonly KnownResult[]): Check[] {
  return results.map((result) => ({
    ...result,
    note: result.note?.() ?? null,
    figures: result.figures.map(checkFigure),
  }));
}
