import { nice, range, ticks } from "d3-array";
import { MONTHS_A_YEAR } from "../money/conventions";
import { formatRoundDollars } from "../text/format";
import { CHART_HEIGHT, CHART_WIDTH, PLOT, plotBottom } from "./chart-size";

type Mark = { at: number; text: string };

/** Words beside what they name: `x` is where they start or end, `y` their upper edge. */
export type ChartWords = { label: string; end: string; x: number; y: number; anchor: "start" | "end" };

/** The levels, such as amounts, in pixels from the top, and the marks, such as months, in thousandths of the width. */
export type AxisMarks = { levels: Mark[]; marks: Mark[] };

/** About how many steps a scale has whose ends are rounded. */
const STEPS = 10;

/** Maps a range of values to a range of pixels, in proportion, to a tenth of a pixel: nobody sees less. */
export function linearScale([from, to]: readonly [number, number], [start, end]: readonly [number, number]) {
  return (value: number) => Math.round((start + ((value - from) / (to - from)) * (end - start)) * 10) / 10;
}

/** How many years lie between two marks of a chart of more than two years, and how many marks a phone has room for. */
const YEAR_STEPS = [1, 2, 5, 10];
const MOST_MARKS = 5;

function monthTicks(months: number): { month: number; text: string }[] {
  const inYears = months > 2 * MONTHS_A_YEAR;
  const years = YEAR_STEPS.find((step) => months / MONTHS_A_YEAR / step <= MOST_MARKS) ?? 10;
  const shortStep = months > MONTHS_A_YEAR ? 6 : 3;
  return range(0, months + 1, inYears ? years * MONTHS_A_YEAR : shortStep).map((month) => {
    const text = inYears ? `${month / MONTHS_A_YEAR} yr` : `${month} mo`;
    return { month, text: month === 0 ? "Today" : text };
  });
}

/** The axes for so many months and so high a balance, and the place of a month (`x`) and of an amount (`y`) in the drawing. */
export function drawAxes(
  months: number,
  most: number,
  height = CHART_HEIGHT,
): AxisMarks & Record<"x" | "y", (value: number) => number> {
  const [, highest] = nice(0, most, STEPS);
  const x = linearScale([0, months], [0, CHART_WIDTH]);
  const y = linearScale([0, highest], [plotBottom(height), PLOT.top]);
  return {
    levels: ticks(0, highest, 3)
      .filter((amount) => amount > 0)
      .map((amount) => ({ at: y(amount), text: formatRoundDollars(amount) })),
    marks: monthTicks(months).map(({ month, text }) => ({ at: x(month), text })),
    x,
    y,
  };
}
