import type { Debt } from "../../../src/domain/debts/debt";
import {
  changeText,
  deadlineText,
  fullSchedule,
  promotionEndEvents,
  schedulesByDebt,
  debtsLine,
  debtsSheet,
} from "../../../src/domain/debts/full-schedule";
import { HIGHEST_RATE_FIRST, ownOrder, singleOrderPlan } from "../../../src/domain/debts/payment-order";
import { scheduleCsv } from "../../../src/domain/payoff/schedule-csv";
import { exampleAnswer } from "../../../src/domain/debts/answer-debts";
import { resultOf } from "../../../src/domain/debts/debts-answer";

const DEBTS: Debt[] = [
  { name: "=Store, card", balance: 100, apr: 12, minimum: 50, promotion: { apr: 0, lastMonth: 1, deferred: true } },
  { name: "Visa", balance: 200, apr: 0, minimum: 50 },
];

function planFor(debts: Debt[], monthly: number, plan = singleOrderPlan(ownOrder(debts))) {
  const full = fullSchedule(debts, { monthly }, plan);
  if (!full) throw new Error("this plan ends");
  return full;
}

test("has no schedule for a plan without an end", () => {
  expect(fullSchedule(DEBTS, { monthly: 10 }, singleOrderPlan([0, 1]))).toBeNull();
});

test("gives a line for each debt and month until it is paid off, and no formula", () => {
  // $60 in month 1 leave $40 and a dollar that was deferred; month 2 adds 41 cents.
  expect(scheduleCsv(schedulesByDebt(planFor(DEBTS, 110))).split("\r\n")).toEqual([
    "Month,Debt,Starting balance,Interest,Payment,Principal,Ending balance",
    '1,"\'=Store, card",100.00,1.00,60.00,59.00,41.00',
    "1,Visa,200.00,0.00,50.00,50.00,150.00",
    '2,"\'=Store, card",41.00,0.41,41.41,41.00,0.00',
    "2,Visa,150.00,0.00,68.59,68.59,81.41",
    "3,Visa,81.41,0.00,81.41,81.41,0.00",
    "",
  ]);
});

test("reminds of the days on which promotional rates end", () => {
  const events = promotionEndEvents(planFor(DEBTS, 110), "2026-12-31");
  expect(events).toEqual([
    {
      id: "-store-card-2027-01-31",
      day: "2027-01-31",
      summary: "=Store, card: the promotional rate ends",
      description:
        "12% follows. Under the plan, you’d still owe $41.00 then. If any of it is left, all the back interest is added. Check the exact day on your statement.",
    },
  ]);
  expect(promotionEndEvents(planFor(DEBTS, 110), "soon")).toEqual([]);
});

test("names the debts that are left when the order changes, in the order of that month's rates", () => {
  const debts: Debt[] = [
    { name: "Gone", balance: 50, apr: 30, minimum: 50 },
    { name: "Promoted", balance: 4000, apr: 29, minimum: 30, promotion: { apr: 0, lastMonth: 18 } },
    { name: "Plain", balance: 4000, apr: 12, minimum: 30 },
  ];
  const changing = planFor(debts, 400, { first: [0, 1, 2], then: HIGHEST_RATE_FIRST, from: 4 });
  expect(changeText(changing)).toBe("From month 4, pay Plain first, then Promoted.");
  expect(changeText(planFor(debts, 400))).toBe("");
});

test("says nothing of a deferred promotion that is paid off early, or not in time", () => {
  const debt: Debt = { name: "Store", balance: 300, apr: 24, minimum: 30 };
  const textWith = (lastMonth: number) =>
    deadlineText(planFor([{ ...debt, promotion: { apr: 0, lastMonth, deferred: true } }], 100), 0);
  expect([2, 3, 4, 5].map(textWith)).toEqual([
    "",
    "Store is paid off in the last month of its promotion. One day past the end, about $12 of back interest would be added.",
    "Store is paid off a month before its promotion ends. One day past the end, about $12 of back interest would be added.",
    "",
  ]);
});

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
