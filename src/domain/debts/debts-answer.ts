import { MAX_MONTHS } from "../money/conventions";
import { centsUp } from "../payoff/solve-payment";
import {
  formatDollars,
  formatList,
  formatMonths,
  formatShortDollars,
  formatWholeDollars,
  roundTo,
} from "../text/format";
import type { Debt } from "./debt";
import { costOf } from "./debt-plan";
import type { FailedPlan, PaidOff } from "./debt-outcome";
import type { Strategy, StrategyResult } from "./debt-strategies";
import type { DebtInputs } from "./debts-form";
import { type BalanceTransfer, transferFee } from "./transfer-offer";

/** All that /debts shows for one set of inputs. */
export type DebtsAnswer = {
  inputs: DebtInputs;
  /** Null where there are no offers; nothing is moved where no transfer saves more than its fee. */
  transfers: {
    moved: readonly BalanceTransfer[];
    /** Dollars less than the best plan without a transfer; null where that has no end. */
    saved: number | null;
  } | null;
  /** The debts once the transfers are made; the strategies name these by their index. */
  debts: readonly Debt[];
  strategies: readonly StrategyResult[];
  /** Dollars that the best plan costs more than without a month to spare before a deferred promotion ends. */
  reserveCost: number;
};

export function resultOf({ strategies }: Pick<DebtsAnswer, "strategies">, strategy: Strategy): StrategyResult {
  const found = strategies.find((one) => one.strategy === strategy);
  if (!found) throw new RangeError(strategy);
  return found;
}

/** Why a plan has no end, in a sentence or two. The debts are those that the plan was made for. */
export function failureText(outcome: FailedPlan, debts: readonly Debt[]): string {
  const name = debts[outcome.debt]?.name ?? "";
  const works =
    outcome.smallestBudget === null ? "" : ` You need at least ${formatDollars(outcome.smallestBudget)} a month.`;
  if (outcome.kind === "below-minimums") {
    const { needed, budget, month } = outcome;
    return `${month === 1 ? "Your" : `In month ${month}, your`} minimums total ${formatDollars(centsUp(needed) / 100)}; your budget is ${formatDollars(budget)}.${works}`;
  }
  return `Not paid off within ${formatMonths(MAX_MONTHS)}. Most of the remaining debt is on ${name}.${works}`;
}

/** The transfers and their saving, in a sentence or two; empty where there are no offers. */
export function transferText({ transfers, inputs: { debts, offers }, strategies }: DebtsAnswer): string {
  if (transfers === null) return "";
  const { moved, saved } = transfers;
  const parts = moved.flatMap(({ debt, offer: index, amount }) => {
    const offer = offers[index];
    if (!offer) return [];
    const fee = formatDollars(transferFee(offer, amount));
    return [`${formatDollars(amount)} from ${debts[debt]?.name ?? ""} to ${offer.name} (fee ${fee})`];
  });
  if (parts.length > 0) {
    const saves =
      saved === null
        ? "Without this transfer, you’d never pay off the debt."
        : `That saves ${formatDollars(saved)} after fees.`;
    return `Move ${formatList(parts)}. ${saves}`;
  }
  const ends = resultOf({ strategies }, "cheapest").outcome.kind === "paid-off";
  return `Don’t transfer anything: no transfer would ${ends ? "save more than its fee" : "get you out of debt"}.`;
}

/** The answer that most came for, in figures. `until` is the month of the end, which only the browser knows. */
export function answerFigures({ months, interest, fees }: PaidOff, until: string | null) {
  return [
    { label: until === null ? "Debt-free in" : `Debt-free in ${until}`, value: formatMonths(months), large: true },
    { label: "Interest", value: formatWholeDollars(interest), large: true },
    ...(fees >= 1 ? [{ label: "Fees", value: formatWholeDollars(fees) }] : []),
  ];
}

/** How much less a plan costs than what one would do without it, in whole dollars; empty where it is no less. */
export function savingText(answer: DebtsAnswer, strategy: Strategy): string {
  const { outcome } = resultOf(answer, strategy);
  if (outcome.kind !== "paid-off" || strategy === "minimums-only") return "";
  const { transfers } = answer;
  const isMoved = transfers !== null && transfers.moved.length > 0;
  const costWith = (one: Strategy) => costOf(resultOf(answer, one).outcome);
  // Once debts are moved, their minimum payments are no yardstick: they were never the visitor's.
  const other = isMoved ? costWith("cheapest") + (transfers.saved ?? 0) : costWith("minimums-only");
  if (other === Infinity) return "Paying only the minimums, you’d never pay it off.";
  const less = roundTo(other - outcome.cost, 0);
  const than = isMoved ? "the same budget without a transfer" : "paying only the minimums";
  return less > 0 ? `You’d save ${formatShortDollars(less)} compared with ${than}.` : "";
}

/** The answer in words. `until` is the month of the end. */
export function answerText(answer: DebtsAnswer, strategy: Strategy, until: string | null): string {
  const { outcome } = resultOf(answer, strategy);
  if (outcome.kind !== "paid-off") return failureText(outcome, answer.debts);
  const when = until === null ? "" : ` (${until})`;
  const fees = outcome.fees >= 1 ? ` and ${formatWholeDollars(outcome.fees)} in fees` : "";
  const plan = `Debt-free in ${formatMonths(outcome.months)}${when}, ${formatWholeDollars(outcome.interest)} in interest${fees}.`;
  return `${plan} ${savingText(answer, strategy)}`.trimEnd();
}
