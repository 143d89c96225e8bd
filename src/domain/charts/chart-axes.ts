import { nice, range, ticks } from "d3-array";
import { MONTHS_A_YEAR } from "../payoff/conventions";
import { formatShortDollars } from "../text/format";

/** What all charts of balances share: their sizes, and an axis of dollars and one of months. Dollars, months, pixels. */

export type ChartSize = {
  width: number;
  /** Of the plot, without the labels. */
  height: number;
  /** How many marks the axis of months takes at most, today aside. */
  marks: number;
  /** Whether labels are cut to what matters. */
  brief: boolean;
};

/** Two sizes, so that the text stays readable at 320 pixels and does not look blown up on a desk. */
export const NARROW_CHART: ChartSize = { width: 288, height: 140, marks: 4, brief: true };
export const WIDE_CHART: ChartSize = { width: 620, height: 300, marks: 8, brief: false };

const MARGIN = { top: 14, right: 12, bottom: 10, left: 56 };

/** What the axis of months takes below the plot. */
export const AXIS_HEIGHT = 26;

type Mark = { at: number; text: string };

/** The axes of a drawing, and its size. */
export type ChartAxes = {
  width: number;
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  dollars: Mark[];
  months: Mark[];
};

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

/** How many years lie between two marks of a chart of more than two years. */
const YEAR_STEPS = [1, 2, 5, 10];

/** Months for the first two years, then whole years. */
function monthTicks(months: number, most: number): { month: number; text: string }[] {
  const inYears = months > 2 * MONTHS_A_YEAR;
  const years = YEAR_STEPS.find((step) => months / MONTHS_A_YEAR / step <= most) ?? 10;
  const shortStep = months > MONTHS_A_YEAR ? 6 : 3;
  return range(0, months + 1, inYears ? years * MONTHS_A_YEAR : shortStep).map((month) => {
    const text = inYears ? `${month / MONTHS_A_YEAR} yr` : `${month} mo`;
    return { month, text: month === 0 ? "Today" : text };
  });
}

type Extent = {
  months: number;
  /** The highest balance. */
  most: number;
  size: ChartSize;
  /** What labels take above the plot. */
  above?: number;
};

/** The axes for so many months and dollars, and the place of a month (`x`) and of an amount (`y`) in the drawing. */
export function drawAxes({
  months,
  most,
  size,
  above = 0,
}: Extent): ChartAxes & Record<"x" | "y", (value: number) => number> {
  const top = MARGIN.top + above;
  const plot = { left: MARGIN.left, right: size.width - MARGIN.right, top, bottom: top + size.height };
  const highest = niceRange(0, most).to;
  const x = linearScale([0, months], [plot.left, plot.right]);
  const y = linearScale([0, highest], [plot.bottom, plot.top]);
  return {
    width: size.width,
    height: plot.bottom + AXIS_HEIGHT + MARGIN.bottom,
    plot,
    dollars: ticks(0, highest, 4).map((amount) => ({ at: y(amount), text: formatShortDollars(amount) })),
    months: monthTicks(months, size.marks).map(({ month, text }) => ({ at: x(month), text })),
    x,
    y,
  };
}
