import { drawPeriods, periodAt, rangeOf } from "../../../src/domain/charts/period-chart";

test("a line breaks where a period has no value, and each value has a dot", () => {
  const { lines } = drawPeriods([[0, 10, null, 5]], [0, 10], 150, 38);
  expect(lines).toEqual([{ d: "M0 138L333 12M1000 75", dots: "M0 138h0M333 12h0M1000 75h0" }]);
});

test("lines that never move stand in the middle, and one period at the left", () => {
  expect(drawPeriods([[4, 4]], [4, 4], 150, 38).lines[0]?.d).toBe("M0 75L1000 75");
  expect(periodAt(0, 1)).toBe(0);
  expect(
    rangeOf([
      [3, null],
      [1, 7],
    ]),
  ).toEqual([1, 7]);
});

test("labels of lines that end together stand apart, within the height", () => {
  expect(drawPeriods([[5], [5]], [0, 10], 100, 20).labels).toEqual([50, 70]);
  expect(drawPeriods([[0], [0]], [0, 10], 100, 20).labels).toEqual([70, 90]);
  expect(drawPeriods([[10], [null]], [0, 10], 100, 20).labels).toEqual([10, 90]);
});
