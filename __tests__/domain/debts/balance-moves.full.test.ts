import { RANDOM_CASES, expectCostsFound } from "./known-moves";
import { expectNoBetterMove, expectOfferNeverCosts } from "./random-moves";

test("no move of a random part of the debts beats the best that is shown by more than a dollar, in many cases", () => {
  expectNoBetterMove({ cases: 12, tries: 50, seed: 7 });
});

test("an offer never raises the cost of the best plan of up to six debts", () => {
  expectOfferNeverCosts({ cases: 10, debts: 6 });
});

/** A quarter of the two hundred: all of them take minutes while the coverage is measured. */
const QUARTER = RANDOM_CASES.filter((_, place) => place % 4 === 0);

test("random plans cost no more than what another search found", () => {
  expectCostsFound(QUARTER);
});
