import type { Card } from "./card";

const DAY = 86_400_000;

/** Whole days from one ISO day ("2025-01-08") to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);
}

/** How many days before an ISO day verified terms were last checked; null for a sample. */
export function daysSinceCheck(
  { provenance: { status, checked } }: Pick<Card, "provenance">,
  day: string,
): number | null {
  return status === "verified" && checked ? daysBetween(checked, day) : null;
}

/** Whether a card's terms were verified longer ago than so many days. */
export function isOverdue(card: Pick<Card, "provenance">, day: string, days: number): boolean {
  const since = daysSinceCheck(card, day);
  return since !== null && since > days;
}

/** The same cards, those with overdue terms marked with the number of days that a check may be old. */
export function withOverdueMarks<T extends Pick<Card, "provenance">>(
  cards: readonly T[],
  day: string,
  days: number,
): T[] {
  return cards.map((card) =>
    isOverdue(card, day, days) ? { ...card, provenance: { ...card.provenance, overdueAfter: days } } : card,
  );
}
