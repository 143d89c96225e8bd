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
  formatWholeDollars,
  formatYears,
  toCents,
} from "../../../src/domain/text/format";

test.each([
  [1693.8055, "$1,693.81"],
  [0, "$0.00"],
  [0.994, "$0.99"],
  [1_000_000, "$1,000,000.00"],
  [-3399.23, "−$3,399.23"],
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

test("writes whole dollars, and what is below zero with its sign", () => {
  expect([784.4, -45, 0.4, -0.4].map(formatWholeDollars)).toEqual(["$784", "−$45", "$0", "$0"]);
});

test("writes rates as they are", () => {
  expect([24.99, 18, 0].map(formatPercent)).toEqual(["24.99%", "18%", "0%"]);
});

test("writes one month in the singular and all others in the plural", () => {
  expect([0, 1, 2, 58].map(formatMonths)).toEqual(["0 months", "1 month", "2 months", "58 months"]);
});

test("writes years with one decimal", () => {
  expect([58, 45, 27, 12, 1, 0, 600].map(formatYears)).toEqual(["4.8", "3.8", "2.3", "1.0", "0.1", "0.0", "50.0"]);
});

test("writes ratings and reading times", () => {
  expect([4.9, 5].map(formatRating)).toEqual(["4.9/5", "5/5"]);
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

test("writes a month, and the month of a day", () => {
  expect(formatMonthOfYear("2025-01")).toBe("January 2025");
  expect(formatMonthOfYear("2024-12-31")).toBe("December 2024");
});

test.each(["2025-13-01", "2025-00-01", "soon", ""])("a date that names no month is refused: '%s'", (date) => {
  expect(() => formatDate(date)).toThrow(RangeError);
  expect(() => formatMonthOfYear(date)).toThrow(`No month: ${date}`);
});

test("joins words as a sentence does", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((words) => formatList(words))).toEqual([
    "",
    "a",
    "a and b",
    "a, b and c",
  ]);
  expect(formatList(["a", "b", "c"], "or")).toBe("a, b or c");
});

test.each([
  ["a product that the machine holds a hair below its decimal value", (4935 * 20.4) / 1200, 83.9],
  ["a half that is held below", 17.995, 18],
  ["a half that is held exactly", 12.925, 12.93],
  ["a negative half, away from zero", -12.925, -12.93],
  ["what is less than half", 83.8949, 83.89],
])("%s is rounded as a person rounds it", (_, exact, shown) => {
  expect(toCents(exact)).toBe(shown);
});

test("a tiny negative amount is nothing, without a minus", () => {
  expect([formatDollars(-0.001), formatShortDollars(-0.001), formatDollars(-0), formatShortDollars(-0)]).toEqual([
    "$0.00",
    "$0.00",
    "$0.00",
    "$0",
  ]);
});
