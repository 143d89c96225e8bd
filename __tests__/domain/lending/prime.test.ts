import { lastDayOf, primeMove, rateCeiling } from "../../../src/domain/lending/prime";
import { primeRates } from "./prime-rates";

const PRIME = primeRates(["2025-09-18", 7.25], ["2025-10-30", 7], ["2025-12-11", 6.75]);

test.each([
  ["on the day of a change", "2025-10-30", -0.25],
  ["on the day before it", "2025-10-29", -0.5],
  ["after the last change", "2025-12-31", 0],
  ["before the first entry, for which the first one serves", "2020-01-01", -0.5],
  ["in a month, which means its last day", "2025-10", -0.25],
  ["in a month whose last day is not its 31st", "2025-09", -0.5],
])("counts what prime has moved from the rate %s", (_, asOf, points) => {
  expect(primeMove(PRIME, asOf)).toBe(points);
});

test("moves nothing without an entry", () => {
  expect(primeMove([], "2025-01-01")).toBe(0);
});

test("compares a month as its last day", () => {
  expect(["2026-02", "2026-03-01", "2026-02-28"].sort((a, b) => lastDayOf(a).localeCompare(lastDayOf(b)))).toEqual([
    "2026-02-28",
    "2026-02",
    "2026-03-01",
  ]);
});

// 12 CFR 701.21(c)(7): the ceiling of federal credit unions.
test.each([
  ["Navy Federal Credit Union", 18],
  ["First Tech FEDERAL credit union", 18],
  ["Security Service FCU", 18],
  ["State Employees Credit Union", null],
  ["Usaa Federal Savings Bank", null],
  ["Wells Fargo Bank, National Association", null],
])("lets %s charge at most %j percent", (institution, ceiling) => {
  expect(rateCeiling(institution)).toBe(ceiling);
});
