import { PLOT, drawAxes, linearScale } from "../../../src/domain/charts/chart-axes";

test("a value stands as far along the pixels as along its range", () => {
  const scale = linearScale([10, 20], [100, 300]);
  expect([10, 12.5, 15, 20, 25].map(scale)).toEqual([100, 150, 200, 300, 400]);
});

test("pixels may run the other way, as upwards on a screen", () => {
  expect([0, 25, 100].map(linearScale([0, 100], [314, 14]))).toEqual([314, 239, 14]);
});

test("pixels are counted in tenths", () => {
  expect([1, 2].map(linearScale([0, 3], [0, 1]))).toEqual([0.3, 0.7]);
});

test("the axes end at a round amount", () => {
  const { y } = drawAxes(12, 4942);
  expect([y(0), y(5000)]).toEqual([PLOT.bottom, PLOT.top]);
});
