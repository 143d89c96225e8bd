import type { TermStatement } from "../../../src/domain/cards/card";
import { daysSinceCheck, lastChecked, withOverdueMarks } from "../../../src/domain/cards/freshness";
import { testCard } from "../test-card";

/** A card whose terms its issuer's page gave on a day, or another source. */
const statedBy = (by: "issuer" | "publication" | "estimate", asOf: string) => {
  const [estimate] = testCard().statements;
  if (!estimate) throw new Error("There is a statement.");
  return { statements: [{ ...estimate, by, asOf }] };
};
const checked = (day: string) => statedBy("issuer", day);
const isOverdue = (card: { statements: TermStatement[] }, day: string) =>
  withOverdueMarks([card], day, 90)[0]?.overdueAfter === 90;

test("takes the issuer's own page alone for a check", () => {
  for (const card of [statedBy("publication", "2025-01-08"), statedBy("estimate", "2025-01")]) {
    expect([lastChecked(card), daysSinceCheck(card, "2030-01-01"), isOverdue(card, "2030-01-01")]).toEqual([
      null,
      null,
      false,
    ]);
  }
});

test("counts the check of the regular APR that is in force", () => {
  const before = checked("2025-01-08").statements.map((one) => ({ ...one, counts: false }));
  expect(lastChecked({ statements: [...statedBy("publication", "2025-03").statements, ...before] })).toBeNull();
  const ofTheFee = checked("2025-01-08").statements.map((one) => ({ ...one, term: "annualFee" as const }));
  expect(lastChecked({ statements: ofTheFee })).toBeNull();
});

test("counts days by the calendar", () => {
  expect(daysSinceCheck(checked("2025-01-08"), "2025-01-08")).toBe(0);
  expect(daysSinceCheck(checked("2024-02-28"), "2024-03-01")).toBe(2);
  expect(daysSinceCheck(checked("2025-03-01"), "2025-04-01")).toBe(31);
  expect(daysSinceCheck(checked("2025-03"), "2025-04-01")).toBe(31);
});

test("marks terms as overdue on the day after their last", () => {
  expect(isOverdue(checked("2025-01-08"), "2025-04-08")).toBe(false);
  expect(isOverdue(checked("2025-01-08"), "2025-04-09")).toBe(true);
  expect(isOverdue(checked("2026-01-08"), "2025-04-09")).toBe(false);
});
