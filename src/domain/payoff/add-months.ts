import { formatMonthOfYear, formatMonths, isoDay } from "../text/format";

/** The month so many months from a day, such as "July 2029"; nothing beyond the calendar. */
export function monthIn(today: string, months: number): string | null {
  const day = addMonths(today, months);
  return day === null ? null : formatMonthOfYear(day);
}

/** "debt-free July 2029", or in how many months while today isn't known. */
export function debtFreeText(months: number, today: string | null): string {
  return `debt-free ${(today && monthIn(today, months)) ?? `in ${formatMonths(months)}`}`;
}

/** A typing slip is likelier than an account of another century. */
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2100-12-31";

/** The ISO date so many months on, or the month's last day where it is shorter; null for no day from 2000 to 2100. */
export function addMonths(start: string, months: number): string | null {
  const from = new Date(start);
  if (Number.isNaN(from.getTime()) || isoDay(from) !== start || start < FIRST_DAY || start > LAST_DAY) return null;
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth))));
}
