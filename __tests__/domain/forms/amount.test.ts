import fc from "fast-check";
import { parseAmount, readAmount } from "../../../src/domain/forms/amount";

test.each([
  ["$ 5,000.50", 5000.5],
  [" 150 ", 150],
  [".5", 0.5],
  ["-$5", -5],
  ["5\u00a0000", 5000],
  ["\u200e\u202a5,000\u202c", 5000],
  ["USD 5,000", 5000],
  ["５，０００", 5000],
  ["٥٠٠٠", 5000],
  ["1,234.567", 1234.567],
  [`${" ".repeat(17)}$12,500.00`, 12500],
  ["$150¹", 150],
  ["24.99%*", 24.99],
  [`$12,500.00${" ".repeat(17)}USD`, 12500],
  ["US$5,000", 5000],
  ["5,000.00 dollars", 5000],
  ["24.99 percent", 24.99],
  ["24.99% APR", 24.99],
  ["$5k", 5000],
  ["1.5 K", 1500],
  ["5 thousand dollars", 5000],
  ["5’000", 5000],
  ["$12'500.50", 12500.5],
])("reads %j as %d", (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

test.each([
  "",
  "-.",
  "5000 euros",
  "APR 24.99",
  "5 00",
  "5,00",
  "5.000",
  ",500",
  "1.2.3",
  "$$5",
  "①②",
  "24,99",
  "€5,000",
  "5’00",
  "5kk",
  "k",
  `0${"0".repeat(20)}`,
])("refuses %j", (typed) => {
  expect(parseAmount(typed)).toBeNull();
});

test.each([
  ["24,99", 24.99],
  ["24,9 %", 24.9],
  ["5,000", 5000],
  ["1,234,56", null],
])("reads %j as %p where a comma may stand before decimals", (typed, amount) => {
  expect(parseAmount(typed, true)).toBe(amount);
});

const BALANCE = { name: "balance", unit: "dollars", example: "5,000" } as const;
const ASKED_FOR = "Enter the balance in dollars, such as 5,000.";

test.each([
  ["€5,000", "Did you mean $5,000?"],
  ["about 5 000", "Did you mean $5,000?"],
  ["$150 per month", "Did you mean $150?"],
  ["150(1)", "Did you mean $150?"],
  ["150 [2]", "Did you mean $150?"],
  ["1 234,56", "Did you mean $1,234.56?"],
  ["5000 or 6000", ASKED_FOR],
  ["5½", ASKED_FOR],
  ["$1.5M", ASKED_FOR],
  ["2 years", ASKED_FOR],
  ["$2,000,000 or so", ASKED_FOR],
  ["five", ASKED_FOR],
])("asks about %j: %s", (typed, error) => {
  expect(readAmount(BALANCE, typed)).toEqual({ amount: NaN, error });
});

test("offers the one number in a rate and in months", () => {
  expect(readAmount({ ...BALANCE, unit: "percent" }, "24.99% p.a.").error).toBe("Did you mean 24.99%?");
  expect(readAmount({ ...BALANCE, unit: "months" }, "18 months").error).toBe("Did you mean 18?");
});

test("reads back every amount that can be printed, with and without signs", () => {
  const printed = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_00 }), (cents) => {
      const amount = cents / 100;
      for (const typed of [`${amount}`, printed.format(amount), `$${printed.format(amount)}`, `${amount} %`]) {
        expect(parseAmount(typed)).toBe(amount);
      }
    }),
  );
});

test("refuses an amount with a letter anywhere", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), fc.nat(), fc.constantFrom(..."eExXnI"), (amount, place, letter) => {
      const digits = String(amount);
      const at = place % (digits.length + 1);
      expect(parseAmount(digits.slice(0, at) + letter + digits.slice(at))).toBeNull();
    }),
  );
});
