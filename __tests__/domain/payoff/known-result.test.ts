import { TO_THE_CENT, WHOLE_DOLLARS, dollars, words } from "../../../src/domain/payoff/known-result";

/** What the page would say of an engine that is out of order. */
const figureOf = (computed: number | null, tolerance = TO_THE_CENT) => dollars("Interest", 100, tolerance, computed);

test("a figure agrees within what its source rounds away, and no further", () => {
  for (const near of [100, 99.995, 100.005]) expect(figureOf(near).agrees).toBe(true);
  for (const off of [99.99, 100.0051, NaN]) expect(figureOf(off).agrees).toBe(false);
  expect([figureOf(100.5, WHOLE_DOLLARS).agrees, figureOf(100.51, WHOLE_DOLLARS).agrees]).toEqual([true, false]);
});

test("a figure that the engine doesn't give is shown as missing and agrees with nothing", () => {
  expect(figureOf(null)).toEqual({ label: "Interest", expected: "$100.00", computed: "no result", agrees: false });
});

test("a text agrees only if it is the same", () => {
  const agree = ["3 years", "4 years"].map((text) => words("Time", "3 years", text).agrees);
  expect(agree).toEqual([true, false]);
});
