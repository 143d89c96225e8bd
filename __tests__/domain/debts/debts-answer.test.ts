import { answerFigures, answerText, resultOf } from "../../../src/domain/debts/debts-answer";
import { DEBTS_DEFAULTS, type DebtsFields, NEW_DEBT, NEW_OFFER } from "../../../src/domain/debts/debts-fields";
import { readDebts } from "../../../src/domain/debts/debts-form";
import { deadlineText, fullSchedule, transferText, transfersOf } from "../../../src/domain/debts/full-schedule";
import { inputsOf } from "./known-plans";
import { answerDebts } from "../../../src/domain/debts/answer-debts";

function answered(fields: DebtsFields) {
  const { value: inputs } = readDebts(fields);
  if (!inputs) throw new Error("These fields have an error.");
  return answerDebts(inputs);
}

test("says how long it takes, what it costs, and how much less than with the minimums", () => {
  const answer = answered(DEBTS_DEFAULTS);
  expect(answerText(answer, "cheapest")).toMatch(
    /^Debt-free in \d+ months, \$[\d,]+ in interest\. You’d save \$[\d,]+ compared with paying only the minimums\.$/,
  );
  expect(answerText(answer, "minimums-only")).toMatch(/^Debt-free in \d+ months, \$[\d,]+ in interest\.$/);
});

test("names minimums that never end, and a budget that is too small", () => {
  const stuck = { ...NEW_DEBT, name: "Visa", balance: "3000", apr: "24", minimum: "60" };
  const fields = { ...DEBTS_DEFAULTS, debts: [stuck] };
  expect(answerText(answered({ ...fields, budget: "100" }), "cheapest")).toMatch(
    / Paying only the minimums, you’d never pay it off\.$/,
  );
  expect(answerText(answered({ ...fields, budget: "50" }), "cheapest")).toMatch(
    /^Your minimums total \$60\.00; your budget is \$50\.00\. You need at least \$60\.01 a month\.$/,
  );
});

test("counts what transfers save against the same budget without a move", () => {
  const offers = [{ ...NEW_OFFER, name: "Offer", line: "5000" }];
  const answer = answered({ ...DEBTS_DEFAULTS, offers });
  const saved = Math.round(answer.transfers?.saved ?? 0);
  expect(saved).toBeGreaterThan(0);
  expect(answerText(answer, "cheapest")).toMatch(
    new RegExp(` You’d save \\$${saved.toLocaleString("en-US")} compared with the same budget without a transfer\\.$`),
  );
  expect(answerText(answer, "minimums-only")).not.toContain("less than");
});

test("plans what is owed after the best transfers", () => {
  const offer = { ...NEW_OFFER, name: "Offer", line: "5000", introMonths: "18" };
  const { transfers, debts, inputs } = answered({ ...DEBTS_DEFAULTS, offers: [offer] });
  expect(transfers?.moved.length).toBeGreaterThan(0);
  expect(debts.map(({ name }) => name)).toContain("Offer");
  expect(inputs.debts.map(({ name }) => name)).toEqual(["Old card", "Credit card"]);
});

test("gives the answer in figures, with what it saves and against what", () => {
  const answer = answered(DEBTS_DEFAULTS);
  expect(answerFigures(answer, "cheapest", "July 2029").map(({ label }) => label)).toEqual([
    "Debt-free in July 2029",
    "Interest",
    "You save",
  ]);
  expect(answerFigures(answer, "cheapest", null).at(-1)?.note).toBe("compared with paying only the minimums");
  const stuck = { ...NEW_DEBT, name: "Visa", balance: "3000", apr: "24", minimum: "60" };
  const endless = answered({ ...DEBTS_DEFAULTS, budget: "100", debts: [stuck] });
  expect(answerFigures(endless, "cheapest", null).at(-1)).toEqual({
    label: "With minimums only",
    value: "Never paid off",
  });
});

test("keeps the place of a debt among all that was typed once another is moved away", () => {
  const offer = { ...NEW_OFFER, name: "Offer", line: "5000" };
  const { debts, places } = answered({ ...DEBTS_DEFAULTS, offers: [offer] });
  expect(debts.map(({ name }) => name)).toEqual(["Old card", "Offer"]);
  expect(places).toEqual([0, 2]);
  expect(answered(DEBTS_DEFAULTS).places).toEqual([0, 1]);
});

test("says what to move, what that saves if it is done now, and what each month of waiting costs", () => {
  const offer = { ...NEW_OFFER, name: "Offer", line: "5000" };
  const answer = answered({ ...DEBTS_DEFAULTS, offers: [offer] });
  // 4,600 dollars at 22.99% cost $88.13 a month, 254.36 at 17.99% cost $3.81; at 0% they cost nothing.
  expect(transfersOf(answer).map(({ debt, offer: to, amount }) => [debt.name, to.name, amount])).toEqual([
    ["Credit card", "Offer", 4600],
    ["Old card", "Offer", 254.36],
  ]);
  expect(transferText(answer)).toMatch(
    /^Moving now saves you \$[\d,]+\.\d\d after fees\. Each month of waiting costs about \$92\.$/,
  );
  expect(transferText(answered({ ...DEBTS_DEFAULTS, offers: [{ ...offer, feePercent: "50" }] }))).toBe(
    "Don’t transfer anything: no transfer would save more than its fee.",
  );
  const short = { ...DEBTS_DEFAULTS, budget: "50", offers: [{ ...offer, line: "100" }] };
  expect(transferText(answered(short))).toBe("Don’t transfer anything: no transfer would get you out of debt.");
  expect(transferText(answered(DEBTS_DEFAULTS))).toBe("");
});

test("says that only the transfer makes the plan end", () => {
  const stuck = { ...NEW_DEBT, name: "Visa", balance: "4500", apr: "30", minimum: "20" };
  const offer = { ...NEW_OFFER, name: "Offer", introMonths: "60", line: "5000" };
  const answer = answered({ ...DEBTS_DEFAULTS, budget: "100", debts: [stuck], offers: [offer] });
  expect(transferText(answer)).toMatch(/^Without this transfer, you’d never pay off the debt\. Each month /);
});

describe("a deferred promotion", () => {
  const DEADLINE = "&d1.promotionApr=0&d1.promotionMonths=12&d1.promotionEnd=deferred";
  const deadlineOf = (fragment: string) => {
    const { debts, inputs, strategies, reserveCost } = answerDebts(inputsOf(fragment + DEADLINE));
    const schedule = fullSchedule(debts, inputs.budget, resultOf({ strategies }, "cheapest").plan);
    return schedule && deadlineText(schedule, reserveCost);
  };

  test("is paid off a month before its end where that costs less than $10, and says so", () => {
    expect(
      deadlineOf(
        "d1.balance=530&d1.apr=14.74&d2.balance=4460&d2.apr=15.91&d2.minimum=104&d3.balance=6770&d3.apr=20.15&budget=819",
      ),
    ).toBe(
      "Debt 1 is paid off a month before its promotion ends. One day past the end, about $55 of back interest would be added. Paying it off a month early costs $4.09.",
    );
  });

  test("is paid off in its last month where a month to spare costs more, and says what a day late costs", () => {
    expect(
      deadlineOf("d1.balance=1500&d1.apr=26.99&d1.minimum=30&d2.balance=4000&d2.apr=22&d2.minimum=80&budget=300"),
    ).toBe(
      "Debt 1 is paid off in the last month of its promotion. One day past the end, about $296 of back interest would be added.",
    );
  });
});
