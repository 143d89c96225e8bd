import fc from "fast-check";
import { type LedgerRow, simulate } from "../../../src/domain/payoff/simulation";
import { scheduleCsv } from "../../../src/domain/payoff/schedule-csv";
import { toCents } from "../../../src/domain/text/format";

const outcome = simulate({ balance: 5000, apr: 24.99 }, 150, true);
const csvOf = (rows: readonly LedgerRow[]) => scheduleCsv([{ name: "", rows }]);
const lines = csvOf(outcome.schedule ?? []).split("\r\n");

test("names its columns, then one line a month, each ended by CRLF", () => {
  expect(lines[0]).toBe("Month,Starting balance,Interest,Payment,Principal,Ending balance");
  expect(lines).toHaveLength(1 + 58 + 1);
  expect(lines.at(-1)).toBe("");
});

test("writes amounts as plain numbers with two decimals", () => {
  expect(lines[1]).toBe("1,5000.00,104.13,150.00,45.87,4954.13");
  expect(lines.slice(1, -1).every((line) => /^\d+(,\d+\.\d{2}){5}$/.test(line))).toBe(true);
  expect(lines.at(-2)).toMatch(/^58,.*,0\.00$/);
});

/** The amounts of each line in cents, in the order of the columns. */
const inCents = (csv: string) =>
  csv
    .split("\r\n")
    .slice(1, -1)
    .map((line) =>
      line
        .split(",")
        .slice(1)
        .map((amount) => Math.round(Number(amount) * 100)),
    );

const NO_END = { interest: NaN, totalPayments: NaN };

test("adds up every line and the columns to the cent", () => {
  const cents = (dollars: number) => fc.integer({ min: 100, max: dollars * 100 }).map((amount) => amount / 100);
  fc.assert(
    fc.property(cents(20_000), cents(30), cents(900), cents(200), (balance, apr, extra, monthlyFee) => {
      const payment = toCents(((balance + monthlyFee) * apr) / 1200 + monthlyFee + balance / 50 + extra);
      const plan = simulate({ balance, apr, monthlyFee }, payment, true);
      const { interest: wholeInterest, totalPayments } = plan.kind === "paid-off" ? plan : NO_END;
      const rows = inCents(csvOf(plan.schedule ?? []));
      let before = Math.round(balance * 100);
      let [totalInterest, totalPaid] = [0, 0];
      for (const [opening, fees = NaN, interest = NaN, paid = NaN, principal = NaN, closing] of rows) {
        expect([opening, interest + principal]).toEqual([before, paid]);
        expect(before + fees + interest - paid).toBe(closing);
        before = closing ?? NaN;
        totalInterest += interest;
        totalPaid += paid;
      }
      expect(before).toBe(0);
      expect(Math.abs(totalInterest - Math.round(wholeInterest * 100))).toBeLessThanOrEqual(1);
      expect(totalPaid).toBe(Math.round(toCents(totalPayments) * 100));
    }),
  );
});
