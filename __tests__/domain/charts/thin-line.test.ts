import fc from "fast-check";
import { type Point, thinLine } from "../../../src/domain/charts/thin-line";

const at = (x: number, y: number): Point => ({ x, y });

test("a straight line needs its ends alone", () => {
  expect(thinLine([at(0, 10), at(1, 8), at(2, 6), at(5, 0)], 0.1)).toEqual([at(0, 10), at(5, 0)]);
});

test("a bend stays, one that nobody sees goes", () => {
  const bent = [at(0, 0), at(1, 5), at(2, 0), at(3, 0.1), at(4, 0)];
  expect(thinLine(bent, 0.1)).toEqual([at(0, 0), at(1, 5), at(2, 0), at(4, 0)]);
  expect(thinLine(bent, 0.05)).toEqual(bent);
});

test("what has no points between its ends stays as it is", () => {
  expect(thinLine([], 1)).toEqual([]);
  expect(thinLine([at(1, 2)], 1)).toEqual([at(1, 2)]);
  expect(thinLine([at(1, 2), at(2, 9)], 1)).toEqual([at(1, 2), at(2, 9)]);
});

/** How high the line through the points is at a place from the left. */
function heightAt(points: readonly Point[], x: number): number {
  const next = points.findIndex((point) => point.x >= x);
  const [from, to] = [points[Math.max(0, next - 1)], points[next]];
  if (!from || !to) throw new Error(`The line does not reach ${x}.`);
  return from.x === to.x ? to.y : from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x);
}

test("the line passes every point that it leaves out within the distance, and keeps the others as they are", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -500, max: 500, noNaN: true }), { minLength: 2, maxLength: 60 }),
      fc.double({ min: 0.01, max: 100, noNaN: true }),
      (heights, distance) => {
        const points = heights.map((y, x) => at(x, y));
        const thin = thinLine(points, distance);
        expect([thin[0], thin.at(-1)]).toEqual([points[0], points.at(-1)]);
        for (const point of thin) expect(points).toContain(point);
        for (const { x, y } of points) expect(Math.abs(heightAt(thin, x) - y)).toBeLessThanOrEqual(distance + 1e-9);
      },
    ),
  );
});
