import { answerText } from "../../../src/domain/debts/debts-answer";
import { DEBTS_DEFAULTS, type DebtsFields, NEW_DEBT, NEW_OFFER } from "../../../src/domain/debts/debts-fields";
import { readDebts } from "../../../src/domain/debts/debts-form";
import { answerDebts } from "../../../src/domain/debts/answer-debts";
import { finish } from "../../../src/domain/debts/order-search";

function answered(fields: DebtsFields) {
  const { value: inputs } = readDebts(fields);
  if (!inputs) throw new Error("These fields have an error.");
  return finish(answerDebts(inputs));
}

test("the answer in words: how long, what it costs, and how much less than with the minimums", () => {
  const answer = answered(DEBTS_DEFAULTS);
  expect(answerText(answer, "cheapest", null)).toMatch(
    /^Debt-free in \d+ months, \$[\d,]+ in interest\. \$[\d,]+ less than paying the minimums\.$/,
  );
  expect(answerText(answer, "cheapest", "July 2029")).toContain(" months (July 2029), ");
  expect(answerText(answer, "minimums-only", null)).toMatch(/^Debt-free in \d+ months, \$[\d,]+ in interest\.$/);
});

test("minimums that never end are named, and so is a budget that is too small", () => {
  const stuck = { ...NEW_DEBT, name: "Visa", balance: "3000", apr: "24", minimum: "60" };
  const fields = { ...DEBTS_DEFAULTS, debts: [stuck] };
  expect(answerText(answered({ ...fields, budget: "100" }), "cheapest", null)).toMatch(
    / With the minimums alone you’d never pay it off\.$/,
  );
  expect(answerText(answered({ ...fields, budget: "50" }), "cheapest", null)).toMatch(
    /there isn’t enough for the minimum on Visa\./,
  );
});

test("what moves save is counted against the same budget without a move, not against minimum payments", () => {
  const offers = [{ ...NEW_OFFER, name: "Offer", line: "5000" }];
  const answer = answered({ ...DEBTS_DEFAULTS, offers });
  const saved = Math.round(answer.moves?.saved ?? 0);
  expect(saved).toBeGreaterThan(0);
  expect(answerText(answer, "cheapest", null)).toMatch(
    new RegExp(` \\$${saved.toLocaleString("en-US")} less than the same budget without a transfer\\.$`),
  );
  expect(answerText(answer, "minimums-only", null)).not.toContain("less than");
});

test("with offers the plan is that after the best moves", () => {
  const offer = { ...NEW_OFFER, name: "Offer", line: "5000", introMonths: "18" };
  const { moves, debts, inputs } = answered({ ...DEBTS_DEFAULTS, offers: [offer] });
  expect(moves?.moves.length).toBeGreaterThan(0);
  expect(debts.map(({ name }) => name)).toContain("Offer");
  expect(inputs.debts.map(({ name }) => name)).toEqual(["Old card", "Credit card"]);
});
