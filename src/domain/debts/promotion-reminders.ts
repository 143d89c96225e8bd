import type { CalendarEvent } from "../payoff/calendar-file";
import { promotionEnd } from "../payoff/promotion-end";
import { formatDollars, formatPercent } from "../text/format";
import type { FullSchedule } from "./full-schedule";

/**
 * The days on which promotional rates end under a plan whose first month begins on `start`, an ISO date. Empty for a start that
 * is no day from 2000 to 2100.
 */
export function promotionEndEvents({ debts, schedule }: FullSchedule, start: string): CalendarEvent[] {
  return debts.flatMap(({ name, apr, promotion }, index) => {
    const lastMonth = promotion?.lastMonth ?? 0;
    const day = lastMonth > 0 ? promotionEnd(start, lastMonth) : null;
    if (day === null) return [];
    const left = formatDollars(schedule[lastMonth - 1]?.rows[index]?.closing ?? 0);
    const deferred = promotion?.deferred ? " If any of it is left, all the back interest is added." : "";
    return [
      {
        // Another plan for the same debt replaces the event.
        id: `${name} ${day}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-"),
        day,
        summary: `${name}: the promotional rate ends`,
        description: `${formatPercent(apr)} follows. Under the plan, you’d still owe ${left} then.${deferred} Check the exact day on your statement.`,
      },
    ];
  });
}
