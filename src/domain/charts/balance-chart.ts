import { range } from "d3-array";
import { type ChartWords, drawAxes, freeHeight } from "./chart-axes";
import { BESIDE, CHART_WIDTH, PLOT } from "./chart-size";
import { formatDollars, formatMonths, formatWholeDollars } from "../text/format";
import { MONTHS_A_YEAR } from "../money/conventions";

/** Balances month by month as lines, and their drawing. Dollars, months; see the axes for the units of a place. */

export type LineName = "minimum" | "plan" | "card";

export type BalanceLine = {
  name: LineName;
  /** "Your plan". */
  label: string;
  /** The balance after each month, in dollars; the first is today's. */
  balances: readonly number[];
  /** The month after which nothing is owed; null if the plan has no end. */
  end: number | null;
  /** The month after which the rate of its intro offer ends, if it has one. */
  offerEnds?: number;
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

/** The height of a label of two lines with the space around it, in pixels. */
const LABEL_HEIGHT = 40;

/** The part of a phone's plot that a label takes: with less at its left it would lie on the amounts. */
const LABEL_WIDTH = 0.38;

/** Heights of the labels of the line that ends last, first and between them, as parts of the plot from its top. */
const LEVELS = { last: 0.14, first: 0.74, between: 0.42 };

type LineWords = ChartWords & { name: LineName };

/**
 * Draws the lines. Each has its name and its months beside it: at its right, where it lies in the left half, else at its
 * left; of a line that goes on beyond the chart, over its end. Labels never share a height, so they can't meet, however
 * narrow the chart is.
 */
export function drawChart(lines: readonly BalanceLine[]) {
  const months = monthsShown(lines);
  const shown = lines.map((line) => ({ ...line, visible: line.balances.slice(0, months + 1) }));
  const most = Math.max(1, ...shown.flatMap(({ visible }) => visible));
  const { x, y, ...axes } = drawAxes(months, most);

  const soonestFirst = [...shown].sort((a, b) => (a.end ?? Infinity) - (b.end ?? Infinity));
  const labels = soonestFirst.reduceRight<LineWords[]>((placed, { name, label, end, visible }, place) => {
    const words = { name, label, end: end === null ? "never paid off" : formatMonths(end) };
    const taken = placed.map((other) => other.y);
    if (end === null || end > months) {
      // It ends with the chart, over where the line is at its own beginning on a phone.
      const over = y(visible[Math.floor(0.6 * visible.length)] ?? 0) - LABEL_HEIGHT;
      const top = freeHeight(over >= PLOT.top ? over : y(visible.at(-1) ?? 0) + BESIDE, taken, LABEL_HEIGHT);
      return [...placed, { ...words, x: CHART_WIDTH, y: top, anchor: "end" }];
    }
    const level = place === shown.length - 1 ? "last" : place === 0 ? "first" : "between";
    const top = freeHeight(PLOT.top + LEVELS[level] * (PLOT.bottom - PLOT.top), taken, LABEL_HEIGHT);
    // A line falls, so its right side is free from where it passes the label's foot, its left side up to the label's head.
    const passes = (height: number) => x(visible.findIndex((balance) => y(balance) >= height));
    const [head, foot] = [passes(top), passes(top + LABEL_HEIGHT)];
    const atLeft = level === "first" ? head > LABEL_WIDTH * CHART_WIDTH : foot > 0.6 * CHART_WIDTH;
    return [
      ...placed,
      { ...words, x: atLeft ? head - BESIDE : foot + BESIDE, y: top, anchor: atLeft ? "end" : "start" },
    ];
  }, []);

  return {
    ...axes,
    paths: shown.map(({ name, visible }) => ({
      name,
      d: `M${visible.map((balance, month) => `${x(month)},${y(balance)}`).join("L")}`,
    })),
    ends: shown.flatMap(({ name, end }) => (end === null || end > months ? [] : [{ name, x: x(end) }])),
    offers: shown.flatMap(({ offerEnds, label }) =>
      offerEnds === undefined || offerEnds > months
        ? []
        : [
            {
              x: x(offerEnds),
              owner: label,
              anchor: offerEnds < months / 3 ? "start" : offerEnds > (2 * months) / 3 ? "end" : "middle",
            } as const,
          ],
    ),
    labels,
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
