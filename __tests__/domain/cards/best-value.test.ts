import fc from "fast-check";
import { markBest } from "../../../src/domain/cards/compare";

test("the lowest or the highest value is marked", () => {
  expect(markBest([3, 1, 2], "lower")).toEqual([false, true, false]);
  expect(markBest([3, 1, 2], "higher")).toEqual([true, false, false]);
});

test("the marked values are the best of all that are known, unless these are all alike", () => {
  const values = fc.array(fc.option(fc.integer({ min: 0, max: 5 }), { freq: 4 }), { maxLength: 4 });
  fc.assert(
    fc.property(values, (all) => {
      const known = all.filter((value) => value !== null);
      const differ = new Set(known).size > 1;
      expect(markBest(all, "lower")).toEqual(all.map((value) => differ && value === Math.min(...known)));
      expect(markBest(all, "higher")).toEqual(all.map((value) => differ && value === Math.max(...known)));
    }),
    { examples: [[[5, null, 5]], [[0, 3, 0]], [[5]], [[null, null]]] },
  );
});
