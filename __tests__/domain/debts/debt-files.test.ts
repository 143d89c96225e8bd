import type { Debt } from "../../../src/domain/debts/debt";
import { debtDates, debtDatesFile } from "../../../src/domain/debts/debt-dates";
import { debtsCsv } from "../../../src/domain/debts/debts-csv";
import { ownOrder, steadyPlan } from "../../../src/domain/debts/payment-order";
import { statementApr } from "../../../src/domain/debts/statement-rate";
import { fullSchedule } from "../../../src/domain/debts/full-schedule";

const DEBTS: Debt[] = [
  { name: "=Store, card", balance: 100, apr: 12, minimum: 50, promotion: { apr: 0, lastMonth: 1, deferred: true } },
  { name: "Visa", balance: 200, apr: 0, minimum: 50 },
];

function planFor(debts: Debt[], monthly: number) {
  const plan = fullSchedule(debts, { monthly }, steadyPlan(ownOrder(debts)));
  if (!plan) throw new Error("this plan ends");
  return plan;
}

const PLAN = planFor(DEBTS, 110);

test("a plan's file has a line for each debt until it is paid off, and no formula", () => {
  // $60 in month 1 leave $40 and a dollar that was deferred; month 2 adds 41 cents.
  expect(debtsCsv(PLAN).split("\r\n")).toEqual([
    "Month,Debt,Starting balance,Fees,Interest,Payment,Ending balance",
    '1,"\'=Store, card",100.00,0.00,1.00,60.00,41.00',
    "1,Visa,200.00,0.00,0.00,50.00,150.00",
    '2,"\'=Store, card",41.00,0.00,0.41,41.41,0.00',
    "2,Visa,150.00,0.00,0.00,68.59,81.41",
    "3,Visa,81.41,0.00,0.00,81.41,0.00",
    "",
  ]);
});

test("each debt's lines add up to the cent, month after month, and end at nothing", () => {
  const debts: Debt[] = [
    { name: "Visa", balance: 4312.57, apr: 24.99, minimum: 90 },
    { name: "Store", balance: 1287.31, apr: 29.24, minimum: 40 },
  ];
  const lines = debtsCsv(planFor(debts, 333.33)).split("\r\n").slice(1, -1);
  for (const { name, balance } of debts) {
    let before = Math.round(balance * 100);
    for (const line of lines.map((text) => text.split(",")).filter(([, debt]) => debt === name)) {
      const [opening, fees = NaN, interest = NaN, payment = NaN, closing = NaN] = line
        .slice(2)
        .map((amount) => Math.round(Number(amount) * 100));
      expect(opening).toBe(before);
      expect(before + fees + interest - payment).toBe(closing);
      before = closing;
    }
    expect(before).toBe(0);
  }
});

test("the dates that matter are when rates end and when debts are paid off", () => {
  const dates = debtDates(PLAN, "2026-12-31");
  expect(dates.map(({ what, debt, day }) => [what, debt, day])).toEqual([
    ["the promotional rate ends", "=Store, card", "2027-01-31"],
    ["paid off", "=Store, card", "2027-02-28"],
    ["paid off", "Visa", "2027-03-31"],
  ]);
  expect(dates[0]?.text).toContain("you’d still owe $41.00 then. If any of it is left, all the back interest is added");
  expect(debtDates(PLAN, "soon")).toEqual([]);
});

test("the calendar file holds an event for each date", () => {
  const file = debtDatesFile(debtDates(PLAN, "2026-12-31"), { host: "example.com", stamp: new Date(0) });
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(3);
  expect(file).toContain("SUMMARY:=Store\\, card: the promotional rate ends\r\n");
});

test("an event's id is its debt's, whatever else changes in the plan, and no two events share one", () => {
  const idsOf = (dates: ReturnType<typeof debtDates>) =>
    debtDatesFile(dates, { host: "example.com", stamp: new Date(0) }).match(/(?<=UID:).*(?=\r)/g);
  const dates = debtDates(PLAN, "2026-12-31");
  expect(idsOf(dates)).toEqual([
    "-store-card-the-promotional-rate-ends@example.com",
    "-store-card-paid-off@example.com",
    "visa-paid-off@example.com",
  ]);
  expect(idsOf(dates.slice(2))).toEqual(["visa-paid-off@example.com"]);
  expect(idsOf([...dates.slice(2), ...dates.slice(2)])).toEqual([
    "visa-paid-off@example.com",
    "visa-paid-off-2@example.com",
  ]);
});

test.each([
  // The Federal Reserve's sample statement prints $103 for $3,000 at 14.4%.
  [3000, 103.12, 14.4],
  [3600, 100, 0],
  [3600, 99.99, null],
  [100, 500, null],
  [0, 10, null],
  [NaN, 10, null],
])("a balance of $%d with $%d in the 36-month box has an APR of %s", (balance, payment, apr) => {
  expect(statementApr(balance, payment)).toBe(apr);
});
