import fc from "fast-check";
import { markBest } from "../../../src/domain/cards/best-value";

test("the lowest or the highest value is marked", () => {
  expect(markBest([3, 1, 2], "lower")).toEqual([false, true, false]);
  expect(markBest([3, 1, 2], "higher")).toEqual([true, false, false]);
});

test("values that tie are all marked", () => {
  expect(markBest([0, 3, 0], "lower")).toEqual([true, false, true]);
});

test.each([[[]], [[5]], [[5, 5]], [[5, null]], [[null, null]], [[5, null, 5]]])("nothing is marked in %j", (values) => {
  expect(markBest(values, "lower")).toEqual(values.map(() => false));
});

test("what isn't known is never the best and hides no best value", () => {
  expect(markBest([null, 2, 1], "lower")).toEqual([false, false, true]);
  expect(markBest([null, 0, 21], "higher")).toEqual([false, false, true]);
});

test("the marked values are the best of all that are known, unless these are all alike", () => {
  const values = fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { freq: 4 }), { minLength: 2, maxLength: 4 });
  fc.assert(
    fc.property(values, (all) => {
      const known = all.filter((value) => value !== null);
      const best = new Set(known).size > 1 ? Math.min(...known) : NaN;
      expect(markBest(all, "lower")).toEqual(all.map((value) => value === best));
    }),
  );
});
