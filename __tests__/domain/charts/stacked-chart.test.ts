import { drawStacks } from "../../../src/domain/charts/stacked-chart";

const falling = (label: string, start: number, months: number) => ({
  label,
  balances: Array.from({ length: months + 1 }, (_, month) => start * (1 - month / months)),
});

test("ends each debt in a dot with its name and month beside it", () => {
  const { bands, dots, labels } = drawStacks([falling("Store", 500, 5), falling("Visa", 1500, 20)]);
  expect(bands).toHaveLength(2);
  expect(dots.map(({ x }) => x)).toEqual([250, 1000]);
  expect(dots[1]?.y).toBe(202);
  expect(labels.map(({ label, end }) => `${label} ${end}`)).toEqual(["Store month 5", "Visa month 20"]);
});

test("names the lowest debt in its band where that is high, else at its end", () => {
  const lowest = (balance: number) => drawStacks([falling("Store", 6400, 23), falling("Visa", balance, 24)]).labels[1];
  expect(lowest(3000)).toMatchObject({ anchor: "start", x: 12 });
  expect(lowest(900)).toMatchObject({ anchor: "end", x: 988 });
});

test("names six debts without two names at one height", () => {
  const { labels } = drawStacks(Array.from({ length: 6 }, (_, index) => falling(`Debt ${index}`, 900, index + 1)));
  const heights = labels.map(({ y }) => y).sort((a, b) => a - b);
  for (const [index, y] of heights.slice(1).entries()) expect(y - (heights[index] ?? 0)).toBeGreaterThanOrEqual(20);
});
