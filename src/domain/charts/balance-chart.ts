import { range } from "d3-array";
import { AXIS_HEIGHT, type ChartSize, drawAxes } from "./chart-axes";
import { formatDollars, formatMonths, formatWholeDollars } from "../text/format";
import { MONTHS_A_YEAR } from "../payoff/conventions";

/** Balances month by month as lines, and their drawing. Dollars, months, pixels. */

export type LineName = "minimum" | "plan" | "card";

export type BalanceLine = {
  name: LineName;
  /** "Your plan". */
  label: string;
  /** What is owed after each month; the first is today's balance. */
  balances: readonly number[];
  /** The month after which nothing is owed; null if the plan has no end. */
  end: number | null;
};

function lastMonth({ balances }: Pick<BalanceLine, "balances">): number {
  return balances.length - 1;
}

/** Half as long again as the longer of the two lines that matter, so that a minimum of decades does not squeeze them. */
const ROOM = 1.5;

/** The months that the chart shows, in whole years. */
export function monthsShown(lines: readonly BalanceLine[]): number {
  const longest = Math.max(0, ...lines.map(lastMonth));
  const focus = Math.max(0, ...lines.filter(({ name }) => name !== "minimum").map(lastMonth));
  const wanted = focus > 0 ? Math.min(longest, focus * ROOM) : longest;
  return Math.max(1, Math.ceil(wanted / MONTHS_A_YEAR)) * MONTHS_A_YEAR;
}

/** "paid off in month 58". */
function endText({ end, balances }: BalanceLine): string {
  if (end !== null) return `paid off in month ${end}`;
  return `${formatWholeDollars(balances.at(-1) ?? 0)} owed after ${formatMonths(balances.length - 1)}`;
}

/** "month 58". */
function briefText({ end }: BalanceLine): string {
  return end === null ? "no end" : `month ${end}`;
}

const LABEL_HEIGHT = 22;

/** A generous width of a bold character at 14 pixels, since the drawing can't measure its text. */
const CHARACTER = 8.2;

/** A place in the drawing, from its left and upper edges. */
type Point = { x: number; y: number };

type ChartLabel = {
  name: LineName;
  text: string;
  /** The line's last point within the chart. */
  from: Point;
  at: Point;
  anchor: "start" | "end";
  /** What leads to a text under the axis: a rule from the line's end down to it, or a piece of the line before it. */
  mark: "leader" | "sample" | null;
};

/** How long such a piece is. */
export const SAMPLE = 24;

/**
 * Draws the lines into a size. A line that reaches nothing has its label in a row of its own under the axis, the earliest
 * first: a text that stands left of its line's end leaves the ends that come later their way down. Where a text has no room
 * there, the rows are a legend, as rules would cross it. A line that goes on beyond the chart has its label above its last
 * piece. So no two labels meet, at any size.
 */
export function drawChart(lines: readonly BalanceLine[], size: ChartSize) {
  const months = monthsShown(lines);
  const shown = lines.map((drawn) => ({ ...drawn, visible: drawn.balances.slice(0, months + 1) }));
  const ending = shown.filter(({ end }) => end !== null && end <= months);
  const going = shown.filter((drawn) => !ending.includes(drawn));
  const most = Math.max(1, ...shown.flatMap(({ visible }) => visible));

  const { x, y, ...axes } = drawAxes({ months, most, size, above: going.length * LABEL_HEIGHT });
  const { plot } = axes;

  const ends = ending
    .map((drawn) => ({
      name: drawn.name,
      text: `${drawn.label}: ${size.brief ? briefText(drawn) : endText(drawn)}`,
      end: x(lastMonth(drawn)),
    }))
    .sort((a, b) => a.end - b.end);
  const fit = ends.every(({ text, end }) => end - text.length * CHARACTER - 6 >= 0);
  const rows = ends.map(({ name, text, end }, index): ChartLabel => ({
    name,
    text,
    from: { x: end, y: plot.bottom },
    at: { x: fit ? end - 6 : SAMPLE + 6, y: plot.bottom + AXIS_HEIGHT + (index + 1) * LABEL_HEIGHT },
    anchor: fit ? "end" : "start",
    mark: fit ? "leader" : "sample",
  }));

  // From the lowest line up, so that each label stands above the one before.
  let free = plot.bottom;
  const beyond = going
    .map((drawn) => ({ ...drawn, last: drawn.visible.at(-1) ?? 0 }))
    .sort((a, b) => a.last - b.last)
    .map(({ visible, last, ...drawn }): ChartLabel => {
      const text = `${drawn.label}: ${briefText(drawn)}`;
      const right = x(visible.length - 1);
      const left = right - text.length * CHARACTER;
      const peak = Math.max(...visible.filter((_, month) => x(month) >= left));
      free = Math.min(y(peak) - 8, free - LABEL_HEIGHT);
      const fits = left >= plot.left;
      return {
        name: drawn.name,
        text,
        from: { x: right, y: y(last) },
        at: { x: fits ? right : plot.left, y: free },
        anchor: fits ? "end" : "start",
        mark: null,
      };
    });

  return {
    ...axes,
    height: axes.height + ending.length * LABEL_HEIGHT,
    paths: shown.map(({ name, visible }) => ({
      name,
      d: `M${visible.map((balance, month) => `${x(month)},${y(balance)}`).join("L")}`,
    })),
    labels: [...rows, ...beyond],
  };
}

/** "All lines start at $5,000.00.", or where each starts: a transfer fee is owed from the first day. */
function startText(lines: readonly BalanceLine[]): string {
  const starts = lines.map(({ balances }) => formatDollars(balances[0] ?? 0));
  if (new Set(starts).size === 1) return `All lines start at ${starts[0] ?? ""}.`;
  return lines.map(({ label }, index) => `${label} starts at ${starts[index] ?? ""}.`).join(" ");
}

/** The chart in words: where each line starts and ends; nothing without lines. */
export function chartDescription(lines: readonly BalanceLine[]): string {
  return [startText(lines), ...lines.map((drawn) => `${drawn.label}: ${endText(drawn)}.`)].join(" ");
}

/** The data of the chart, every half year up to five years, else every year; null once a line is at its end. */
export function chartRows(
  lines: readonly Pick<BalanceLine, "balances">[],
): { month: number; balances: (number | null)[] }[] {
  const ends = lines.map(lastMonth);
  const longest = Math.max(0, ...ends);
  const step = longest <= 5 * MONTHS_A_YEAR ? MONTHS_A_YEAR / 2 : MONTHS_A_YEAR;
  return [...new Set([...range(0, longest + 1, step), ...ends])]
    .sort((a, b) => a - b)
    .map((month) => ({ month, balances: lines.map(({ balances }) => balances[month] ?? null) }));
}
