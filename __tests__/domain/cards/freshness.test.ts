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

test("only the issuer's own page is a check: what a publication or an estimate says has no age and is never overdue", () => {
  for (const card of [statedBy("publication", "2025-01-08"), statedBy("estimate", "2025-01")]) {
    expect([lastChecked(card), daysSinceCheck(card, "2030-01-01"), isOverdue(card, "2030-01-01")]).toEqual([
      null,
      null,
      false,
    ]);
  }
});

test("it is the check of the regular APR that counts, not a statement that another one has replaced", () => {
  const before = checked("2025-01-08").statements.map((one) => ({ ...one, counts: false }));
  expect(lastChecked({ statements: [...statedBy("publication", "2025-03").statements, ...before] })).toBeNull();
  const ofTheFee = checked("2025-01-08").statements.map((one) => ({ ...one, term: "annualFee" as const }));
  expect(lastChecked({ statements: ofTheFee })).toBeNull();
});

test("a later check of a page that names no newer day counts", () => {
  const statements = checked("2025-01-08").statements.map((one) => ({ ...one, checked: "2025-04-01" }));
  expect([lastChecked({ statements }), isOverdue({ statements }, "2025-04-09")]).toEqual(["2025-04-01", false]);
});

test("days are counted by the calendar, over a leap day and a change of the clocks, from the first of a month", () => {
  expect(daysSinceCheck(checked("2025-01-08"), "2025-01-08")).toBe(0);
  expect(daysSinceCheck(checked("2024-02-28"), "2024-03-01")).toBe(2);
  expect(daysSinceCheck(checked("2025-03-01"), "2025-04-01")).toBe(31);
  expect(daysSinceCheck(checked("2025-03"), "2025-04-01")).toBe(31);
});

test("terms are overdue on the day after their last, and not if they were checked in the future", () => {
  expect(isOverdue(checked("2025-01-08"), "2025-04-08")).toBe(false);
  expect(isOverdue(checked("2025-01-08"), "2025-04-09")).toBe(true);
  expect(isOverdue(checked("2026-01-08"), "2025-04-09")).toBe(false);
});

test("only overdue cards are marked; the others stay as they are", () => {
  const cards = [checked("2025-01-08"), checked("2025-04-01"), statedBy("estimate", "2020-01")];
  expect(withOverdueMarks(cards, "2025-04-30", 90)).toEqual([
    { ...cards[0], overdueAfter: 90 },
    { ...cards[1], overdueAfter: null },
    { ...cards[2], overdueAfter: null },
  ]);
});
