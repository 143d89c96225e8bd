import type { Card } from "./card";
import { daysBetween } from "../text/format";
import { statementOf } from "./card-facts";

type Checked = Pick<Card, "statements">;

/** The day or month of which the issuer's own page, as last checked, gave the regular APR that counts; null if another source did. */
export function lastChecked(card: Checked): string | null {
  const apr = statementOf(card, "purchaseApr");
  return apr?.by === "issuer" ? (apr.checked ?? apr.asOf) : null;
}

/** How many days before an ISO day the issuer's page was last checked, from the first day that it may mean; null if nobody did. */
export function daysSinceCheck(card: Checked, day: string): number | null {
  const checked = lastChecked(card);
  return checked === null ? null : daysBetween(`${checked}-01`.slice(0, day.length), day);
}

/** Marks cards with an overdue check with the number of days that one may be old. */
export function withOverdueMarks<T extends Checked>(
  cards: readonly T[],
  day: string,
  days: number,
): (T & { overdueAfter: number | null })[] {
  return cards.map((card) => ({ ...card, overdueAfter: (daysSinceCheck(card, day) ?? 0) > days ? days : null }));
}
