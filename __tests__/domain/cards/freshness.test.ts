import { daysSinceCheck, isOverdue, withOverdueMarks } from "../../../src/domain/cards/freshness";
import type { Card } from "../../../src/domain/cards/card";

type Provenance = Card["provenance"];
const SAMPLE: Provenance = { status: "sample", asOf: "2025-01", sources: {}, dates: null, checked: null };
const card = (changed: Partial<Provenance>) => ({ provenance: { ...SAMPLE, ...changed } });
const verified = (checked: string) => card({ status: "verified", checked });

test("a sample was never checked, so it can't be overdue; nor have terms an age that are verified without a day", () => {
  expect(daysSinceCheck(card({ checked: "2025-01-08" }), "2030-01-01")).toBeNull();
  expect(isOverdue(card({}), "2030-01-01", 1)).toBe(false);
  expect(daysSinceCheck(card({ status: "verified" }), "2030-01-01")).toBeNull();
});

test("days are counted by the calendar, over a leap day and a change of the clocks", () => {
  expect(daysSinceCheck(verified("2025-01-08"), "2025-01-08")).toBe(0);
  expect(daysSinceCheck(verified("2024-02-28"), "2024-03-01")).toBe(2);
  expect(daysSinceCheck(verified("2025-03-01"), "2025-04-01")).toBe(31);
});

test("terms are overdue on the day after their last, and not if they were checked in the future", () => {
  expect(isOverdue(verified("2025-01-08"), "2025-04-08", 90)).toBe(false);
  expect(isOverdue(verified("2025-01-08"), "2025-04-09", 90)).toBe(true);
  expect(isOverdue(verified("2026-01-08"), "2025-04-09", 90)).toBe(false);
});

test("only overdue cards are marked; the others stay as they are", () => {
  const cards = [verified("2025-01-08"), verified("2025-04-01"), card({})];
  expect(withOverdueMarks(cards, "2025-04-30", 90)).toEqual([
    card({ status: "verified", checked: "2025-01-08", overdueAfter: 90 }),
    cards[1],
    cards[2],
  ]);
});
