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

test.each<[(value: number) => string, [value: number, text: string][]]>([
  [
    formatDollars,
    [
      [1693.8055, "$1,693.81"],
      [0, "$0.00"],
      [-3399.23, "−$3,399.23"],
      [-0.001, "$0.00"],
      [-0, "$0.00"],
    ],
  ],
  [
    formatShortDollars,
    [
      [5000, "$5,000"],
      [41.96, "$41.96"],
      [41.5, "$41.50"],
      [-0.001, "$0.00"],
      [-0, "$0"],
    ],
  ],
  [
    formatWholeDollars,
    [
      [784.4, "$784"],
      [-45, "−$45"],
      [0.4, "$0"],
      [-0.4, "$0"],
    ],
  ],
  [
    formatPercent,
    [
      [24.99, "24.99%"],
      [18, "18%"],
      [0, "0%"],
    ],
  ],
  [
    formatMonths,
    [
      [0, "0 months"],
      [1, "1 month"],
      [58, "58 months"],
    ],
  ],
  [
    formatYears,
    [
      [58, "4.8"],
      [27, "2.3"],
      [12, "1.0"],
      [0, "0.0"],
      [600, "50.0"],
    ],
  ],
  [
    formatRating,
    [
      [4.9, "4.9/5"],
      [5, "5/5"],
    ],
  ],
  [formatReadTime, [[9, "9 min read"]]],
])("writes numbers by %p", (format, examples) => {
  expect(examples.map(([value]) => format(value))).toEqual(examples.map(([, text]) => text));
});

test("writes a day, a month, and the month of a day", () => {
  expect(["2025-01-08", "2024-02-29"].map(formatDate)).toEqual(["January 8, 2025", "February 29, 2024"]);
  expect(["2025-01", "2024-12-31"].map(formatMonthOfYear)).toEqual(["January 2025", "December 2024"]);
});

test.each(["2025-13-01", "soon", ""])("refuses the date '%s'", (date) => {
  expect(() => formatDate(date)).toThrow(RangeError);
  expect(() => formatMonthOfYear(date)).toThrow(`No month: ${date}`);
});

test("joins words as a sentence does", () => {
  const words = [[], ["a"], ["a", "b"], ["a", "b", "c"]];
  expect(words.map((some) => formatList(some))).toEqual(["", "a", "a and b", "a, b and c"]);
  expect(formatList(["a", "b", "c"], "or")).toBe("a, b or c");
});

test.each([
  ["a product that the machine holds a hair below its decimal value", (4935 * 20.4) / 1200, 83.9],
  ["a half that is held below", 17.995, 18],
  ["a half that is held exactly", 12.925, 12.93],
  ["a negative half, away from zero", -12.925, -12.93],
  ["what is less than half", 83.8949, 83.89],
])("rounds %s as a person does", (_, exact, shown) => {
  expect(toCents(exact)).toBe(shown);
});
