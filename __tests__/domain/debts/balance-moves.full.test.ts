import { expectNoBetterMove } from "./random-moves";

test("no move of a random part of the debts beats the best that is shown by more than a dollar, in many cases", () => {
  expectNoBetterMove({ cases: 12, tries: 50, seed: 7 });
});
