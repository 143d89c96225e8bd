import { RANDOM_CASES, expectCostsFound } from "./known-moves";
import { expectNoBetterMove } from "./random-moves";

test("no move of a random part of the debts beats the best that is shown by more than a dollar, in many cases", () => {
  expectNoBetterMove({ cases: 12, tries: 50, seed: 7 });
});

test("two hundred random plans cost no more than what another search found", () => {
  expectCostsFound(RANDOM_CASES);
});
