import { endsText } from "../lending/apr";
import type { AprBasis } from "../lending/counted-apr";
import type { Tier } from "../../schema/vocabulary";
import { annualFeeText, MAX_ASSUMED_TRANSFER_FEE } from "../lending/fees";
import { TIER_WORDS } from "../visitor/tier";
import type { Outcome, PaidOff } from "../payoff/simulation";
import {
  formatDollars,
  formatMonths,
  formatPercent,
  formatShortDollars,
  formatWholeDollars,
  roundTo,
} from "../text/format";
import type { CostFigures } from "./card-cost";
import type { Terms } from "../../schema/terms-schema";
import type { Goal } from "../visitor/visitor-inputs";
import { type Figure, introFigure } from "../cards/card-figures";
import { SCOPE_OF } from "../lending/offer";

/** The cost of a card in words and labelled figures, the same on every page. Amounts are in whole dollars. */

const wholeDollars = (amount: number) => roundTo(amount, 0);

/** Two amounts in dollars as "$412–$980", in whole dollars; as one where both are the same then. */
export function dollarRange(low: number, high: number): string {
  const [from, to] = [wholeDollars(Math.min(low, high)), wholeDollars(Math.max(low, high))];
  return from === to ? formatShortDollars(from) : `${formatShortDollars(from)}–${formatShortDollars(to)}`;
}

/** The range of a cost beside its mean, "$615–$953"; null where it reads the same as that. */
export function rangeText({ low, high, meanCost }: Pick<CostFigures, "low" | "high" | "meanCost">): string | null {
  const range = dollarRange(low.totalCost, high.totalCost);
  return range === formatWholeDollars(meanCost) ? null : range;
}

/** The mean of two amounts as they are shown, so that what reads the same compares as the same. */
export function shownMean(low: number, high: number): number {
  return (wholeDollars(low) + wholeDollars(high)) / 2;
}

/** "At 17.74%, based on the rate reported for scores of 720 and up"; empty without a score. */
export function countedRateText({ tier, apr }: Pick<CostFigures, "tier" | "apr">): string {
  if (tier === null) return "";
  const whom = TIER_WORDS[tier].among;
  const isOne = apr.low === apr.high;
  const why: Record<AprBasis, string> = {
    tier: `based on the rate reported for ${whom}`,
    "tier-to-median": `from the rate reported for ${whom} to the median of all accounts`,
    "above-median": `${isOne ? "its highest rate" : "from the median to the highest"}, since no rate is reported for ${whom}`,
    "below-median": `${isOne ? "its lowest rate" : "from the lowest to the median"}, since no rate is reported for ${whom}`,
    range: isOne ? "the only rate we know" : `the whole range, since no rate is reported for ${whom}`,
  };
  return `At ${endsText(apr)}, ${why[apr.basis]}`;
}

/** Explains the rates of a ranking for a score, once for all its rows; empty without a score. */
export function scoreNote(tier: Tier | null): string {
  if (tier === null) return "";
  return `We use the rates reported for ${TIER_WORDS[tier].among}. Where none was reported, or only the ends of a range, we use the matching part of the card’s range.`;
}

export function monthRange(low: number, high: number): string {
  return low === high ? formatMonths(low) : `${Math.min(low, high)}–${formatMonths(Math.max(low, high))}`;
}

/** The saving against keeping your current card, in dollars as both are shown; below zero where the cost is more. */
export function savedDollars(cost: number, stay: PaidOff): number {
  return wholeDollars(stay.totalCost) - wholeDollars(cost);
}

/** Returns whether a card costs less than keeping your current one; true where there is none to keep, or it is never paid off. */
export function isWorthIt({ meanCost }: Pick<CostFigures, "meanCost">, stay: Outcome | null): boolean {
  return stay?.kind !== "paid-off" || savedDollars(meanCost, stay) > 0;
}

/** "saves $2,560", "$30 more", "saves nothing": a cost against keeping your current card; empty where there is none. */
export function shortSaving(cost: number, stay: Outcome | null): string {
  if (stay === null) return "";
  if (stay.kind !== "paid-off") return "your current card: never paid off";
  const saving = savedDollars(cost, stay);
  if (saving === 0) return "saves nothing";
  return saving > 0 ? `saves ${formatShortDollars(saving)}` : `${formatShortDollars(-saving)} more`;
}

/** Describes the debt left where it is; `apr` is in percent a year. */
export function stayText(stay: Outcome, apr: number): string {
  if (stay.kind === "paid-off") return `${formatPercent(apr)} APR · ${formatMonths(stay.months)}`;
  return `On your current card at ${formatPercent(apr)}, this payment never pays it off.`;
}

export function assumptionNotes({ isFeeUnknown, deposit }: Pick<CostFigures, "isFeeUnknown" | "deposit">): string[] {
  const fee = isFeeUnknown ? [`Transfer fee unknown; we assume 0–${formatPercent(MAX_ASSUMED_TRANSFER_FEE)}`] : [];
  if (deposit === null) return fee;
  return [...fee, `Needs a deposit, usually as large as its line: ${formatWholeDollars(deposit)}`];
}

function feeFigure(terms: Terms, { low, high, isFeeUnknown }: CostFigures, goal: Goal): Figure {
  if (goal === "purchase") return { label: "Annual fee", value: annualFeeText(terms) };
  return {
    label: isFeeUnknown ? "Fee, not known" : "Transfer fee",
    value: dollarRange(low.transferFee, high.transferFee),
  };
}

function lastReason({ low, high, introMonths, deposit }: CostFigures): Figure[] {
  if (deposit !== null)
    return [{ label: "Deposit", value: formatWholeDollars(deposit), note: "usually as large as the line" }];
  if (low.balanceAtIntroEnd === null || high.balanceAtIntroEnd === null) return [];
  const value = dollarRange(low.balanceAtIntroEnd, high.balanceAtIntroEnd);
  return [{ label: "Still owed", value, note: `after ${formatMonths(introMonths)}` }];
}

export function costReasons(terms: Terms, cost: CostFigures, goal: Goal): Figure[] {
  const then = { label: `Then, ${terms.purchaseApr.type}`, value: endsText(cost.apr) };
  return [introFigure(terms, SCOPE_OF[goal]), then, feeFigure(terms, cost, goal), ...lastReason(cost)];
}

export function costDetails(cost: CostFigures): Figure[] {
  const { low, high, finishPayment } = cost;
  const range = rangeText(cost);
  return [
    ...(range === null ? [] : [{ label: "Depending on your rate", value: range }]),
    { label: "Paid off in", value: monthRange(low.months, high.months) },
    ...(finishPayment === null
      ? []
      : [{ label: "To finish in time, pay", value: formatDollars(finishPayment), note: "a month" }]),
  ];
}
