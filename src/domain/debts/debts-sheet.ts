import type { PlanSheet } from "../calculator/plan-sheet";
import type { BalanceLine } from "../charts/balance-chart";
import { debtFreeText, monthIn } from "../payoff/add-months";
import { formatDollars, formatList, formatMonths, formatWholeDollars } from "../text/format";
import type { DebtsAnswer } from "./debts-answer";
import { type FullSchedule, changeText } from "./full-schedule";

export function debtsSheet(answer: DebtsAnswer, plan: FullSchedule, today: string | null): PlanSheet {
  const { debts, schedule, months, interest, paidOffIn } = plan;
  const nameOf = (index: number) => debts[index]?.name ?? "";
  const first = (schedule[0]?.rows ?? []).flatMap(({ payment }, index) =>
    payment > 0 ? [`${formatDollars(payment)} to ${nameOf(index)}`] : [],
  );
  const moves = (answer.transfers?.moved ?? []).flatMap(({ debt, offer, amount }) => {
    const [from, to] = [answer.inputs.debts[debt]?.name, answer.inputs.offers[offer]?.name];
    return from && to ? [`${formatDollars(amount)} from ${from} to ${to}`] : [];
  });
  const change = changeText(plan);
  const ends = [...paidOffIn.entries()].sort(([, a], [, b]) => a - b);
  return {
    title: `${formatWholeDollars(interest)} of interest, ${debtFreeText(months, today)}`,
    saved: null,
    end: { label: "I could be debt-free in", figure: formatMonths(months) },
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
    months,
    offerEnds: null,
    source: "",
  };
}

export function debtsLine({ debts, schedule, months }: FullSchedule): BalanceLine {
  const today = debts.reduce((sum, { balance }) => sum + balance, 0);
  const later = schedule.map(({ rows }) => rows.reduce((sum, { closing }) => sum + closing, 0));
  return { name: "plan", label: "All debts", balances: [today, ...later], end: months };
}
