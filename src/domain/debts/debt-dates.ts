import { promotionEnd } from "../payoff/promotion-end";
import { type CalendarOrigin, calendarFile } from "../payoff/reminder";
import { formatDollars, formatPercent } from "../text/format";
import type { Debt } from "./debt";
import type { FullSchedule } from "./full-schedule";

/** A date that matters for a plan: `day` is an ISO date. */
export type DebtDate = { what: "the promotional rate ends" | "paid off"; debt: string; day: string; text: string };

function promotionDate({ schedule }: FullSchedule, debt: Debt, index: number, start: string): DebtDate[] {
  const lastMonth = debt.promotion?.lastMonth ?? 0;
  const day = lastMonth > 0 ? promotionEnd(start, lastMonth) : null;
  if (day === null) return [];
  const left = schedule[lastMonth - 1]?.rows[index]?.closing ?? 0;
  const deferred = debt.promotion?.deferred ? " If any of it is left, all the back interest is added." : "";
  const text = `${formatPercent(debt.apr)} follows. Under the plan, you’d still owe ${formatDollars(left)} then.${deferred} Check the exact day on your statement.`;
  return [{ what: "the promotional rate ends", debt: debt.name, day, text }];
}

/**
 * The dates of a plan whose first month begins on `start`, an ISO date: when promotional rates end, and when each debt is paid off, in
 * the order of the calendar. Empty for a start that is no day from 2000 to 2100.
 */
export function debtDates(plan: FullSchedule, start: string): DebtDate[] {
  const dates = plan.debts.flatMap((debt, index) => {
    const paidOff = plan.paidOffIn[index] ?? 0;
    const day = paidOff > 0 ? promotionEnd(start, paidOff) : null;
    const end: DebtDate[] =
      day === null ? [] : [{ what: "paid off", debt: debt.name, day, text: "Paid off under the plan." }];
    return [...promotionDate(plan, debt, index, start), ...end];
  });
  return dates.sort((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** What an event is about, which another plan for the same debt replaces. */
const idOf = ({ what, debt }: DebtDate) => `${debt} ${what}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");

/** The dates as a calendar file (RFC 5545). */
export function debtDatesFile(dates: readonly DebtDate[], origin: CalendarOrigin): string {
  const ids = dates.map(idOf);
  const events = dates.map(({ what, debt, day, text }, index) => {
    const id = ids[index] ?? "";
    // Two debts may have one name.
    const before = ids.slice(0, index).filter((other) => other === id).length;
    return { id: before > 0 ? `${id}-${before + 1}` : id, day, summary: `${debt}: ${what}`, description: text };
  });
  return calendarFile("Debt plan", events, origin);
}
