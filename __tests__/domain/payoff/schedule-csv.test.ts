import { scheduleCsv } from "../../../src/domain/payoff/schedule-csv";
import { simulate } from "../../../src/domain/payoff/simulation";

const outcome = simulate({ balance: 5000, apr: 24.99 }, { kind: "fixed", payment: 150 }, { withSchedule: true });
const lines = scheduleCsv(outcome.schedule ?? []).split("\r\n");

test("names its columns, then one line a month, each ended by CRLF", () => {
  expect(lines[0]).toBe("Month,Opening balance,New spending,Fees,Interest,Payment,Principal,Closing balance");
  expect(lines).toHaveLength(1 + 58 + 1);
  expect(lines.at(-1)).toBe("");
});

test("writes amounts as plain numbers with two decimals", () => {
  expect(lines[1]).toBe("1,5000.00,0.00,0.00,104.13,150.00,45.87,4954.13");
  expect(lines.slice(1, -1).every((line) => /^\d+(,\d+\.\d{2}){7}$/.test(line))).toBe(true);
  expect(lines.at(-2)).toMatch(/^58,.*,0\.00$/);
});

test("in each line interest and principal add up to the payment, to the cent", () => {
  for (const line of lines.slice(1, -1)) {
    const [interest = NaN, payment = NaN, principal = NaN] = line
      .split(",")
      .slice(4, 7)
      .map((amount) => Math.round(Number(amount) * 100));
    expect(interest + principal).toBe(payment);
  }
});

test("a remainder below nothing is not a minus zero", () => {
  const row = { month: 1, opening: 1, spending: 0, fees: 0, interest: 0, payment: 1, principal: 1, closing: -1e-12 };
  expect(scheduleCsv([row])).toMatch(/,0\.00\r\n$/);
});
