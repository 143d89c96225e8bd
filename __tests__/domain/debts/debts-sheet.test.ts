import { exampleAnswer } from "../../../src/domain/debts/answer-debts";
import { resultOf } from "../../../src/domain/debts/debts-answer";
import { debtsLine, debtsSheet } from "../../../src/domain/debts/debts-sheet";
import { fullSchedule } from "../../../src/domain/debts/full-schedule";

test("the sheet names each payment of this month and each debt's end in turn, and its chart adds the debts up", () => {
  const answer = exampleAnswer();
  const plan = fullSchedule(answer.debts, answer.inputs.budget, resultOf(answer, "cheapest").plan);
  if (!plan) throw new Error("The example ends.");
  const { title, steps, bars, months } = debtsSheet(answer, plan, "2026-11-15");
  expect(title).toMatch(/^\$[\d,]+ of interest, debt-free [A-Z][a-z]+ 20\d\d$/);
  expect(bars.map(({ amount }) => amount)).toEqual(answer.debts.map(({ balance }) => balance));
  const now = steps.find(({ when }) => when === "This month")?.what ?? "";
  for (const { name } of answer.debts) expect(now).toContain(`to ${name}`);
  const ends = steps
    .filter(({ what }) => what.endsWith("is paid off."))
    .map(({ when }) => Number(/\d+/.exec(when)?.[0]));
  expect(ends).toEqual([...plan.paidOffIn].sort((a, b) => a - b));
  expect(ends.at(-1)).toBe(months);
  const { balances } = debtsLine(plan);
  expect(balances).toHaveLength(months + 1);
  expect(balances[0]).toBe(answer.debts.reduce((sum, { balance }) => sum + balance, 0));
  expect(balances.at(-1)).toBeLessThanOrEqual(0.01);
});
