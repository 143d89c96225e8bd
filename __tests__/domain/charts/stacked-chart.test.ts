import { drawStacks } from "../../../src/domain/charts/stacked-chart";

const falling = (label: string, start: number, months: number) => ({
  label,
  balances: Array.from({ length: months + 1 }, (_, month) => start * (1 - month / months)),
});

test("draws each balance on top of those after it, until it is paid off", () => {
  const { bands, levels } = drawStacks([falling("Store", 500, 1), falling("Visa", 1500, 2)], 230);
  expect(levels.map(({ text }) => text)).toEqual(["$500", "$1,000", "$1,500", "$2,000"]);
  // 2,000 dollars are 174 pixels: Visa falls from 130.5 above the bottom, Store from 43.5 above Visa.
  expect(bands).toEqual([
    "M0,26L500,134.8L1000,200L1000,200L500,134.8L0,69.5Z",
    "M0,69.5L500,134.8L1000,200L1000,200L500,200L0,200Z",
  ]);
});
