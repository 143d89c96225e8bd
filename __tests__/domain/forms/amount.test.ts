import fc from "fast-check";
import { parseAmount } from "../../../src/domain/forms/amount";

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
