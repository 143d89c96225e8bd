import { ticks } from "d3-array";
import { formatShortDollars } from "../text/format";
import { type ChartSize, chartMargin, monthTicks } from "./balance-chart";
import { linearScale, niceRange } from "./chart-scale";

/** Several balances on top of one another, month by month, as a drawing. Dollars, months, pixels. */

export type Stack = {
  label: string;
  /** What is owed after each month; the first is today's balance. */
  balances: readonly number[];
};

/** Pixels that a band must be high to hold its number. */
const NUMBER_HEIGHT = 18;

/** A band of the drawing; `number` is where its number stands, null where it is too thin for one. */
export type Band = { d: string; number: { x: number; y: number } | null };

/** Draws the stacks into a size, the last one at the bottom. */
export function drawStacks(stacks: readonly Stack[], size: ChartSize) {
  const months = Math.max(1, ...stacks.map(({ balances }) => balances.length - 1));
  const owed = (index: number, month: number) => stacks[index]?.balances[month] ?? 0;
  const totals = Array.from({ length: months + 1 }, (_, month) =>
    stacks.reduce((sum, _stack, index) => sum + owed(index, month), 0),
  );
  const highest = niceRange(0, Math.max(1, ...totals)).to;
  const plot = {
    left: chartMargin.left,
    right: size.width - chartMargin.right,
    top: chartMargin.top,
    bottom: chartMargin.top + size.height,
  };
  const x = linearScale([0, months], [plot.left, plot.right]);
  const y = linearScale([0, highest], [plot.bottom, plot.top]);

  let floor = totals.map(() => 0);
  const bands: Band[] = [...stacks.keys()].reverse().map((index) => {
    const lower = floor;
    const upper = lower.map((below, month) => below + owed(index, month));
    floor = upper;
    const edge = upper.map((amount, month) => `${x(month)},${y(amount)}`);
    const back = lower.map((amount, month) => `${x(month)},${y(amount)}`).reverse();
    const month = 0.04 * months;
    const place = Math.max(1, Math.round(month));
    const [top, bottom] = [y(upper[place] ?? 0), y(lower[place] ?? 0)];
    const fits = bottom - top >= NUMBER_HEIGHT;
    return {
      d: `M${edge.join("L")}L${back.join("L")}Z`,
      number: fits ? { x: x(place), y: Math.round((top + bottom) / 2) + 5 } : null,
    };
  });
  return {
    width: size.width,
    height: plot.bottom + chartMargin.axis + 10,
    plot,
    bands: bands.reverse(),
    dollars: ticks(0, highest, 4).map((amount) => ({ at: y(amount), text: formatShortDollars(amount) })),
    months: monthTicks(months, size.marks).map(({ month, text }) => ({ at: x(month), text })),
  };
}
