import fc from "fast-check";
import { adFollowsCard, adFollowsSection } from "../../../src/domain/site/ad-placement";

/** The positions, counted from 1, that an ad follows. */
function placed(follows: (position: number, count: number) => boolean, count: number): number[] {
  return Array.from({ length: count }, (_, position) => position)
    .filter((position) => follows(position, count))
    .map((position) => position + 1);
}

describe("ads in the compact list", () => {
  test("places none after the last card of any list", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), (count) => {
        expect(adFollowsCard(count - 1, count)).toBe(false);
      }),
    );
  });

  test("places one after the third card, then by the specification's formula", () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 1000 }), fc.nat(), (count, seed) => {
        const indexOfRest = seed % (count - 4);
        expect(adFollowsCard(3 + indexOfRest, count)).toBe((indexOfRest + 4) % 6 === 0);
      }),
    );
  });
});

test.each([
  [3, []],
  [4, [3]],
  [6, [3]],
  [7, [3, 6]],
  [10, [3, 6]],
])("places ads after every third of %d sections, two at most: %j", (count, after) => {
  expect(placed((position, of) => adFollowsSection(position, of, { every: 3, most: 2 }), count)).toEqual(after);
});
