import fc from "fast-check";
import {
  formatDate,
  formatDollars,
  formatList,
  formatMonthOfYear,
  formatMonths,
  formatPercent,
  formatRating,
  formatReadTime,
  formatShortDollars,
  formatYears,
} from "../../src/domain/format";

test.each([
  [3622.3, "$3,622.30"],
  [3622.2955, "$3,622.30"],
  [0, "$0.00"],
  [0.994, "$0.99"],
  [1_000_000, "$1,000,000.00"],
  [-3399.23, "-$3,399.23"],
])("writes %d dollars as %s", (amount, text) => {
  expect(formatDollars(amount)).toBe(text);
});

test.each([
  [5000, "$5,000"],
  [0, "$0"],
  [41.96, "$41.96"],
  [41.5, "$41.50"],
])("writes %d dollars, short, as %s", (amount, text) => {
  expect(formatShortDollars(amount)).toBe(text);
});

test("every whole number of cents can be read off what is printed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_00 }), (cents) => {
      expect(Math.round(Number(formatDollars(cents / 100).replace(/[$,]/g, "")) * 100)).toBe(cents);
      expect(Math.round(Number(formatShortDollars(cents / 100).replace(/[$,]/g, "")) * 100)).toBe(cents);
    }),
  );
});

test("writes rates as they are", () => {
  expect(formatPercent(24.99)).toBe("24.99%");
  expect(formatPercent(18)).toBe("18%");
  expect(formatPercent(0)).toBe("0%");
});

test("writes one month in the singular and all others in the plural", () => {
  expect([0, 1, 2, 58].map(formatMonths)).toEqual(["0 months", "1 month", "2 months", "58 months"]);
});

test("writes years with one decimal", () => {
  expect([58, 45, 27, 12, 1, 0, 600].map(formatYears)).toEqual(["4.8", "3.8", "2.3", "1.0", "0.1", "0.0", "50.0"]);
});

test("writes ratings and reading times", () => {
  expect(formatRating(4.9)).toBe("4.9/5");
  expect(formatRating(5)).toBe("5/5");
  expect(formatReadTime(9)).toBe("9 min read");
});

test.each([
  ["2025-01-08", "January 8, 2025"],
  ["2024-12-31", "December 31, 2024"],
  ["2025-01-01", "January 1, 2025"],
  ["2024-02-29", "February 29, 2024"],
])("writes the day %s as %s", (day, text) => {
  expect(formatDate(day)).toBe(text);
});

test("a day keeps its number and its year in any month", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), (days) => {
      const day = new Date(days * 86_400_000).toISOString().slice(0, 10);
      expect(formatDate(day)).toMatch(new RegExp(` ${Number(day.slice(8))}, ${day.slice(0, 4)}$`));
    }),
  );
});

test("writes a month, and the month of a day", () => {
  expect(formatMonthOfYear("2025-01")).toBe("January 2025");
  expect(formatMonthOfYear("2024-12-31")).toBe("December 2024");
});

test.each(["2025-13-01", "2025-00-01", "soon", ""])("a date that names no month is refused: '%s'", (date) => {
  expect(() => formatDate(date)).toThrow(RangeError);
  expect(() => formatMonthOfYear(date)).toThrow(`No month: ${date}`);
});

test("joins words as a sentence does", () => {
  expect(formatList([])).toBe("");
  expect(formatList(["a"])).toBe("a");
  expect(formatList(["a", "b"])).toBe("a and b");
  expect(formatList(["a", "b", "c"])).toBe("a, b and c");
});
