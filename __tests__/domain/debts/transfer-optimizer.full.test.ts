import { answerDebts } from "../../../src/domain/debts/answer-debts";
import { costOf } from "../../../src/domain/debts/debt-plan";
import { resultOf } from "../../../src/domain/debts/debts-answer";
import { RANDOM_CASES, inputsOf } from "./known-plans";

test("comes within a dollar of another search in 97 of 100 random cases, and within 2% or $20 in all", () => {
  const excess = RANDOM_CASES.map(({ fragment, cost }) => ({
    cost,
    more: costOf(resultOf(answerDebts(inputsOf(fragment)), "cheapest").outcome) - cost,
  }));
  expect(excess.filter(({ more }) => more > 1).length).toBeLessThanOrEqual(RANDOM_CASES.length * 0.03);
  expect(excess.filter(({ cost, more }) => more > Math.max(20, cost * 0.02))).toEqual([]);
});
