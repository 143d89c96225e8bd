import { promotionEnd } from "./promotion-end";
import { formatMonthOfYear, formatMonths } from "../text/format";

/** The month so many months from a day, such as "July 2029"; nothing beyond the calendar. */
export function monthIn(today: string, months: number): string | null {
  const day = promotionEnd(today, months);
  return day === null ? null : formatMonthOfYear(day);
}

/** "debt-free July 2029", or in how many months while today isn't known. */
export function debtFreeText(months: number, today: string | null): string {
  return `debt-free ${(today && monthIn(today, months)) ?? `in ${formatMonths(months)}`}`;
}
