import { isoDay } from "../text/format";

/** The day on which a promotional rate, or a plan, ends. */

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A typing slip is likelier than an account of another century. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** Reads an ISO date. Gives null for text that is no day of the calendar from 2000 to 2100. */
function readDay(text: string): { year: number; month: number; day: number } | null {
  const match = ISO_DAY.exec(text);
  if (!match) return null;
  const [year = NaN, month = NaN, day = NaN] = match.slice(1).map(Number);
  if (year < FIRST_YEAR || year > LAST_YEAR) return null;
  return isoDay(new Date(Date.UTC(year, month - 1, day))) === text ? { year, month, day } : null;
}

/**
 * The day on which a rate of so many months ends, as an ISO date: the same day of the month, or the month's last day
 * where it is shorter (January 31 and 1 month: February 28). Gives null for a start that is no day from 2000 to 2100.
 */
export function promotionEnd(start: string, months: number): string | null {
  const from = readDay(start);
  if (!from) return null;
  const lastOfMonth = new Date(Date.UTC(from.year, from.month + months, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(from.year, from.month - 1 + months, Math.min(from.day, lastOfMonth))));
}
