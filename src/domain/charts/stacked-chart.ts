import type { BalanceLine } from "./balance-chart";
import { BESIDE, CHART_WIDTH, type ChartWords, PLOT, drawAxes, freeHeight } from "./chart-axes";

/** Several balances on top of one another, month by month, as a drawing. Dollars, months; see the axes for places. */

export type Stack = Pick<BalanceLine, "label" | "balances">;

/** The height of a label of one line, in pixels. */
const LABEL_HEIGHT = 20;

/** How high above the bottom a name in the lowest band begins; the band itself is at least a little higher. */
const IN_BAND = 1.5 * LABEL_HEIGHT;

/**
 * Draws the stacks, the last one at the bottom. Each ends in a dot with its name and its month beside it; the last one's
 * name is in its band, at the left, where it is high longest, if it is high enough there.
 */
export function drawStacks(stacks: readonly Stack[]) {
  const months = Math.max(1, ...stacks.map(({ balances }) => balances.length - 1));
  const owed = (index: number, month: number) => stacks[index]?.balances[month] ?? 0;
  const totals = Array.from({ length: months + 1 }, (_, month) =>
    stacks.reduce((sum, _stack, index) => sum + owed(index, month), 0),
  );
  const { x, y, ...axes } = drawAxes(months, Math.max(1, ...totals));

  let floor = totals.map(() => 0);
  const bands = [...stacks.keys()].reverse().map((index) => {
    const lower = floor;
    const upper = lower.map((below, month) => below + owed(index, month));
    floor = upper;
    const edge = upper.map((amount, month) => `${x(month)},${y(amount)}`);
    const back = lower.map((amount, month) => `${x(month)},${y(amount)}`).reverse();
    return `M${edge.join("L")}L${back.join("L")}Z`;
  });

  const dots = stacks.map(({ balances }) => {
    const end = balances.length - 1;
    return { end, x: x(end), y: y(totals[end] ?? 0) };
  });
  const lowest = PLOT.bottom - y(owed(stacks.length - 1, 0));
  const taken: number[] = [];
  // The last one ends lowest: the names pile up from there.
  const labels = [...stacks.entries()].reverse().map(([index, { label }]): ChartWords => {
    const { end, ...dot } = dots[index] ?? { end: 0, x: 0, y: 0 };
    const isInBand = index === stacks.length - 1 && lowest > IN_BAND;
    const top = freeHeight(isInBand ? PLOT.bottom - IN_BAND : dot.y - LABEL_HEIGHT, taken, LABEL_HEIGHT);
    taken.push(top);
    const isLeft = isInBand || dot.x < 0.6 * CHART_WIDTH;
    return {
      label,
      end: `month ${end}`,
      x: isInBand ? BESIDE : dot.x + (isLeft ? BESIDE : -BESIDE),
      y: top,
      anchor: isLeft ? "start" : "end",
    };
  });
  return {
    ...axes,
    bands: bands.reverse(),
    dots,
    labels: labels.reverse(),
  };
}
