import { isoDay } from "../text/format";

/** A typing slip is likelier than an account of another century. */
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2100-12-31";

/** The ISO date so many months on, or the month's last day where it is shorter; null for no day from 2000 to 2100. */
export function promotionEnd(start: string, months: number): string | null {
  const from = new Date(start);
  if (Number.isNaN(from.getTime()) || isoDay(from) !== start || start < FIRST_DAY || start > LAST_DAY) return null;
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return isoDay(new Date(Date.UTC(year, month, Math.min(from.getUTCDate(), lastOfMonth))));
}
