import type { PlanSheet } from "../calculator/plan-sheet";
import type { BalanceLine } from "../charts/balance-chart";
import type { CalendarEvent } from "../payoff/calendar-file";
import { monthlyRate } from "../money/conventions";
import { addMonths, debtFreeText, monthIn } from "../payoff/add-months";
import type { NamedSchedule } from "../payoff/schedule-csv";
import { formatDollars, formatList, formatPercent, formatShortDollars, formatWholeDollars } from "../text/format";
import type { Debt } from "./debt";
import { type PaidOffPlan, type Budget, type DebtMonth, runPlan } from "./debt-plan";
import { type DebtsAnswer, resultOf } from "./debts-answer";
import { monthsBeforeDeferredEnd } from "./plan-optimizer";
import { HIGHEST_RATE_FIRST, type PaymentPlan, rateIn, targetsIn, singleOrderPlan } from "./payment-order";

/** A plan that ends, month by month; `plan` is null for minimum payments alone. */
export type FullSchedule = PaidOffPlan & {
  debts: readonly Debt[];
  plan: PaymentPlan | null;
  schedule: readonly DebtMonth[];
};

/** The plan for sound debts, or without one their minimum payments alone; null if it has no end. */
export function fullSchedule(debts: readonly Debt[], budget: Budget, plan: PaymentPlan | null): FullSchedule | null {
  const schedule: DebtMonth[] = [];
  const run = runPlan(debts, plan && budget, plan ?? singleOrderPlan(HIGHEST_RATE_FIRST), schedule);
  return run.kind === "paid-off" ? { ...run, debts, plan, schedule } : null;
}

export function schedulesByDebt({ debts, schedule }: FullSchedule): NamedSchedule[] {
  return debts.map(({ name }, index) => {
    const months = schedule.flatMap(({ month, rows }) =>
      rows.slice(index, index + 1).map((row) => ({ month, ...row })),
    );
    return { name, rows: months.filter(({ opening, fees }) => opening > 0 || fees > 0) };
  });
}

/** "From month 14, pay Visa first, then Store."; empty for a plan that keeps to its order. */
export function changeText({ debts, plan, schedule }: FullSchedule): string {
  if (plan === null || plan.from === 1) return "";
  const { from } = plan;
  const rows = schedule[from - 1]?.rows ?? [];
  const left = targetsIn(debts, plan, from).filter((index) => rows[index]?.opening);
  const [first = "", ...others] = left.map((index) => debts[index]?.name ?? "");
  return `From month ${from}, pay ${[`${first} first`, ...others].join(", then ")}.`;
}

/** Names what a day late would cost where a deferred promotion is paid off near its end. `reserveCost` is in dollars. */
export function deadlineText({ debts, paidOffIn, deferredInterest }: FullSchedule, reserveCost: number): string {
  const sentences = debts.flatMap((debt, index) => {
    const spare = monthsBeforeDeferredEnd(debt, paidOffIn[index]);
    const late = `One day past the end, about ${formatWholeDollars(deferredInterest[index] ?? 0)} of back interest would be added.`;
    if (spare === 0) return [`${debt.name} is paid off in the last month of its promotion. ${late}`];
    return spare === 1 ? [`${debt.name} is paid off a month before its promotion ends. ${late}`] : [];
  });
  const cost = reserveCost >= 0.01 ? `Paying it off a month early costs ${formatDollars(reserveCost)}.` : "";
  return [...sentences, cost].filter(Boolean).join(" ");
}

/** The ends of promotional rates. `start`, an ISO date, begins the first month; none for no day from 2000 to 2100. */
export function promotionEndEvents({ debts, schedule }: FullSchedule, start: string): CalendarEvent[] {
  return debts.flatMap(({ name, apr, promotion }, index) => {
    const lastMonth = promotion?.lastMonth ?? 0;
    const day = lastMonth > 0 ? addMonths(start, lastMonth) : null;
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

export function transfersOf({ transfers, inputs: { debts, offers } }: DebtsAnswer) {
  return (transfers?.moved ?? []).flatMap(({ debt: from, offer: to, amount }) => {
    const [debt, offer] = [debts[from], offers[to]];
    return debt && offer ? [{ debt, offer, amount }] : [];
  });
}

/** Names the saving of the transfers, and the interest of a month that they spare, or why there are none; empty without offers. */
export function transferText(answer: DebtsAnswer): string {
  if (answer.transfers === null) return "";
  const { moved, saved } = answer.transfers;
  if (moved.length > 0) {
    const spared = transfersOf(answer).map(
      ({ debt, offer, amount }) => amount * (monthlyRate(rateIn(debt, 1)) - monthlyRate(offer.introApr)),
    );
    const waitingCost = spared.reduce((sum, interest) => sum + interest, 0);
    const later = waitingCost >= 1 ? ` Each month of waiting costs about ${formatWholeDollars(waitingCost)}.` : "";
    if (saved === null) return `Without this transfer, you’d never pay off the debt.${later}`;
    return `Moving now saves you ${formatDollars(saved)} after fees.${later}`;
  }
  const ends = resultOf(answer, "cheapest").outcome.kind === "paid-off";
  return `Don’t transfer anything: no transfer would ${ends ? "save more than its fee" : "get you out of debt"}.`;
}

export function debtsSheet(answer: DebtsAnswer, plan: FullSchedule, today: string | null): PlanSheet {
  const { debts, schedule, months, interest, paidOffIn } = plan;
  const nameOf = (index: number) => debts[index]?.name ?? "";
  const first = (schedule[0]?.rows ?? []).flatMap(({ payment }, index) =>
    payment > 0 ? [`${formatDollars(payment)} to ${nameOf(index)}`] : [],
  );
  const moves = transfersOf(answer).map(
    ({ debt, offer, amount }) => `${formatDollars(amount)} from ${debt.name} to ${offer.name}`,
  );
  const change = changeText(plan);
  const ends = [...paidOffIn.entries()].sort(([, a], [, b]) => a - b);
  return {
    title: `${formatWholeDollars(interest)} of interest, ${debtFreeText(months, today)}`,
    numbers: `${formatShortDollars(answer.inputs.budget.monthly)} a month`,
    barsTitle: "What you owe",
    bars: debts.map(({ name, balance }) => ({ label: name, amount: balance })),
    steps: [
      ...(moves.length > 0 ? [{ when: "Now", what: `Move ${formatList(moves)}.` }] : []),
      { when: "This month", what: `Pay ${formatList(first)}.` },
      ...(change ? [{ when: "Later", what: change }] : []),
      ...ends.map(([index, month]) => {
        const name = today && monthIn(today, month);
        return { when: `Month ${month}${name ? ` (${name})` : ""}`, what: `${nameOf(index)} is paid off.` };
      }),
    ],
    lines: () => [debtsLine(plan)],
    months,
  };
}

export function debtsLine({ debts, schedule, months }: FullSchedule): BalanceLine {
  const today = debts.reduce((sum, { balance }) => sum + balance, 0);
  const later = schedule.map(({ rows }) => rows.reduce((sum, { closing }) => sum + closing, 0));
  return { name: "plan", label: "All debts", balances: [today, ...later], end: months };
}
