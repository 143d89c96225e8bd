import type { BalanceLine } from "./balance-chart";
import { drawAxes } from "./chart-axes";
import { CHART_HEIGHT } from "./chart-size";

export type Stack = Pick<BalanceLine, "label" | "balances">;

/** Draws the stacks, the last one at the bottom. */
export function drawStacks(stacks: readonly Stack[], height = CHART_HEIGHT) {
  const months = Math.max(1, ...stacks.map(({ balances }) => balances.length - 1));
  const owed = (index: number, month: number) => stacks[index]?.balances[month] ?? 0;
  const totals = Array.from({ length: months + 1 }, (_, month) =>
    stacks.reduce((sum, _stack, index) => sum + owed(index, month), 0),
  );
  const { x, y, ...axes } = drawAxes(months, Math.max(1, ...totals), height);

  let floor = totals.map(() => 0);
  const bands = [...stacks.keys()].reverse().map((index) => {
    const lower = floor;
    const upper = lower.map((below, month) => below + owed(index, month));
    floor = upper;
    const edge = upper.map((amount, month) => `${x(month)},${y(amount)}`);
    const back = lower.map((amount, month) => `${x(month)},${y(amount)}`).reverse();
    return `M${edge.join("L")}L${back.join("L")}Z`;
  });
  return { ...axes, bands: bands.reverse() };
}
