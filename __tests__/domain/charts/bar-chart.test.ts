import fc from "fast-check";
import { barsInWords, drawBars } from "../../../src/domain/charts/bar-chart";

const bar = (value: number) => ({ label: `Bar ${value}`, value, text: `$${value}` });
const widths = (...values: number[]) => drawBars(values.map(bar)).bars.map(({ width }) => width);

test("bars start at zero, so that twice the value is twice the length", () => {
  expect(widths(100, 50)).toEqual([72, 36]);
  expect(widths(50, 100)).toEqual([36, 72]);
});

test("a bar of nothing is still to be seen", () => {
  expect(widths(100, 0)).toEqual([72, 0.5]);
  expect(widths(0, 0)).toEqual([0.5, 0.5]);
});

test("no bar runs into the next one, its label or the figures, and each figure stands at its bar", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 2, maxLength: 10 }), (values) => {
      const { height, bars } = drawBars(values.map(bar));
      bars.forEach((drawn, index) => {
        expect(drawn.width).toBeLessThanOrEqual(72);
        expect(drawn.labelAt).toBeLessThan(drawn.top);
        expect(drawn.textAt).toBeGreaterThan(drawn.top);
        expect(drawn.textAt).toBeLessThan(drawn.top + drawn.height);
        expect(drawn.top + drawn.height).toBeLessThan(bars[index + 1]?.labelAt ?? height);
      });
    }),
  );
});

test("the bars in words name each with its figure", () => {
  expect(barsInWords([bar(2), bar(1)])).toBe("Bar 2: $2 and Bar 1: $1");
});
