import { promotionEnd } from "./promotion-end";
import { formatMonthOfYear } from "../text/format";

/** Today in the visitor's own time, as an ISO date. */
export function isoToday(now: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The month so many months from a day, such as "July 2029"; nothing beyond the calendar. */
export function monthIn(today: string, months: number): string | null {
  const day = promotionEnd(today, months);
  return day === null ? null : formatMonthOfYear(day);
}
