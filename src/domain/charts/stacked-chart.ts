import { type ChartSize, drawAxes } from "./chart-axes";

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
  const { x, y, ...axes } = drawAxes({ months, most: Math.max(1, ...totals), size });

  let floor = totals.map(() => 0);
  const bands: Band[] = [...stacks.keys()].reverse().map((index) => {
    const lower = floor;
    const upper = lower.map((below, month) => below + owed(index, month));
    floor = upper;
    const edge = upper.map((amount, month) => `${x(month)},${y(amount)}`);
    const back = lower.map((amount, month) => `${x(month)},${y(amount)}`).reverse();
    const place = Math.max(1, Math.round(0.04 * months));
    const [top, bottom] = [y(upper[place] ?? 0), y(lower[place] ?? 0)];
    const fits = bottom - top >= NUMBER_HEIGHT;
    return {
      d: `M${edge.join("L")}L${back.join("L")}Z`,
      number: fits ? { x: x(place), y: Math.round((top + bottom) / 2) + 5 } : null,
    };
  });
  return { ...axes, bands: bands.reverse() };
}
