import { range } from "d3-array";
import { cardAccount, countedApr } from "../cards/card-account";
import type { CardTerms } from "../cards/card-cost";
import { type ChartSize, drawAxes } from "./chart-axes";
import { formatDollars, formatMonths, formatShortDollars } from "../text/format";
import { MONTHS_A_YEAR } from "../payoff/conventions";
import type { PlanRow } from "../payoff/plan-comparison";
import { type PlanKind, type PlannerInputs, planOf } from "../numbers/plan-form";
import { type Outcome, simulate } from "../payoff/simulation";

/** The balance month by month under three plans, and its drawing. Dollars, months, pixels. */

export type LineName = "minimum" | "plan" | "card";

export type BalanceLine = {
  name: LineName;
  /** "Your plan". */
  label: string;
  /** What is owed after each month; the first is today's balance. */
  balances: readonly number[];
  /** The month after which nothing is owed; null if the plan has no end. */
  end: number | null;
};

/** A card whose line can be drawn. */
export type DrawnCard = CardTerms & { name: string };

const LABELS: Record<LineName, string> = {
  minimum: "Issuer’s minimum",
  plan: "Your plan",
  card: "Lowest-cost card",
};

function lineOf(name: LineName, balance: number, outcome: Outcome | null): BalanceLine | null {
  // Without an end after the very first month there is nothing to draw: the balance only grows.
  if (!outcome?.schedule || outcome.schedule.length === 0) return null;
  return {
    name,
    label: LABELS[name],
    balances: [balance, ...outcome.schedule.map((row) => row.closing)],
    end: outcome.kind === "paid-off" ? outcome.months : null,
  };
}

/** What the card's balance does at the reported rate, else at the high end of its range: the fee is owed with the first month. */
function cardOutcome(inputs: PlannerInputs, card: DrawnCard): Outcome | null {
  const { balance, spending, tier } = inputs;
  const use = { goal: "balance", amount: balance, spending } as const;
  const counted = countedApr(card, use, tier);
  const account = counted === "not-meant" ? null : cardAccount(card.terms, counted.high, use);
  return account && simulate(account, planOf(inputs), { withSchedule: true });
}

/**
 * The lines of the chart: the present card at the issuer's minimum, the chosen plan, and the lowest-cost card under that
 * plan at the rate reported for the visitor's tier, else at the high end of its range. A line that would never fall is left
 * out, and the minimum where it is the plan.
 */
export function balanceLines(inputs: PlannerInputs, plans: readonly PlanRow[], card: DrawnCard | null): BalanceLine[] {
  const outcomeOf = (kind: PlanKind) => plans.find((plan) => plan.kind === kind)?.outcome ?? null;
  return [
    lineOf("minimum", inputs.balance, inputs.plan === "minimum" ? null : outcomeOf("minimum")),
    lineOf("plan", inputs.balance, outcomeOf(inputs.plan)),
    lineOf("card", inputs.balance, card && cardOutcome(inputs, card)),
  ].filter((drawn) => drawn !== null);
}

function lastMonth({ balances }: Pick<BalanceLine, "balances">): number {
  return balances.length - 1;
}

/** Half as long again as the longer of the two lines that matter, so that a minimum of decades does not squeeze them. */
const ROOM = 1.5;

/** The months that the chart shows, in whole years. */
export function monthsShown(lines: readonly BalanceLine[]): number {
  const longest = Math.max(0, ...lines.map(lastMonth));
  const focus = Math.max(0, ...lines.filter(({ name }) => name !== "minimum").map(lastMonth));
  const wanted = focus > 0 ? Math.min(longest, focus * ROOM) : longest;
  return Math.max(1, Math.ceil(wanted / MONTHS_A_YEAR)) * MONTHS_A_YEAR;
}

function owedText({ balances }: BalanceLine): string {
  return `${formatShortDollars(Math.round(balances.at(-1) ?? 0))} owed after ${formatMonths(balances.length - 1)}`;
}

/** "Your plan: 58 months", or what is still owed where it has no end. */
export function keyText(drawn: BalanceLine): string {
  return `${drawn.label}: ${drawn.end === null ? owedText(drawn) : formatMonths(drawn.end)}`;
}

/** Draws the lines into a size, each with its last point within the chart. */
export function drawChart(lines: readonly BalanceLine[], size: ChartSize) {
  const months = monthsShown(lines);
  const shown = lines.map(({ name, balances }) => ({ name, visible: balances.slice(0, months + 1) }));
  const most = Math.max(1, ...shown.flatMap(({ visible }) => visible));
  const { x, y, ...axes } = drawAxes({ months, most, size });
  const paths = shown.map(({ name, visible }) => ({
    name,
    d: `M${visible.map((balance, month) => `${x(month)},${y(balance)}`).join("L")}`,
    end: { x: x(visible.length - 1), y: y(visible.at(-1) ?? 0) },
  }));
  return { ...axes, paths };
}

/** "All lines start at $5,000.00.", or where each starts: a transfer fee is owed from the first day. */
function startText(lines: readonly BalanceLine[]): string {
  const starts = lines.map(({ balances }) => formatDollars(balances[0] ?? 0));
  if (new Set(starts).size === 1) return `All lines start at ${starts[0] ?? ""}.`;
  return lines.map(({ label }, index) => `${label} starts at ${starts[index] ?? ""}.`).join(" ");
}

/** The chart in words: where each line starts and ends; nothing without lines. */
export function chartDescription(lines: readonly BalanceLine[]): string {
  const ends = lines.map(
    (drawn) => `${drawn.label}: ${drawn.end === null ? owedText(drawn) : `paid off in month ${drawn.end}`}.`,
  );
  return [startText(lines), ...ends].join(" ");
}

/** The data of the chart, every half year up to five years, else every year; null once a line is at its end. */
export function chartRows(
  lines: readonly Pick<BalanceLine, "balances">[],
): { month: number; balances: (number | null)[] }[] {
  const ends = lines.map(lastMonth);
  const longest = Math.max(0, ...ends);
  const step = longest <= 5 * MONTHS_A_YEAR ? MONTHS_A_YEAR / 2 : MONTHS_A_YEAR;
  return [...new Set([...range(0, longest + 1, step), ...ends])]
    .sort((a, b) => a - b)
    .map((month) => ({ month, balances: lines.map(({ balances }) => balances[month] ?? null) }));
}
