import { drawAxes, linearScale } from "../../../src/domain/charts/chart-axes";
import { PLOT } from "../../../src/domain/charts/chart-size";

test("maps a value to pixels, also upwards, to a tenth", () => {
  expect([10, 12.5, 15, 20, 25].map(linearScale([10, 20], [100, 300]))).toEqual([100, 150, 200, 300, 400]);
  expect([0, 25, 100].map(linearScale([0, 100], [314, 14]))).toEqual([314, 239, 14]);
  expect([1, 2].map(linearScale([0, 3], [0, 1]))).toEqual([0.3, 0.7]);
});

test("writes large amounts of an axis short", () => {
  const texts = (most: number) => drawAxes(12, most).levels.map(({ text }) => text);
  expect([texts(5000), texts(30_000)]).toEqual([
    ["$2,000", "$4,000"],
    ["$10K", "$20K", "$30K"],
  ]);
  expect(texts(1_000_000).at(-1)).toBe("$1M");
});

test("ends the axes at a round amount", () => {
  const { y } = drawAxes(12, 4942);
  expect([y(0), y(5000)]).toEqual([PLOT.bottom, PLOT.top]);
});
