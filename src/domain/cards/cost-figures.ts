import type { Terms } from "../../schema/terms-schema";
import { endsText } from "../lending/apr";
import { annualFeeText } from "../lending/fees";
import type { Goal } from "../numbers/numbers";
import { formatDollars, formatMonths, formatWholeDollars } from "../text/format";
import { SCOPE_OF } from "./card-account";
import type { CostFigures } from "./card-cost";
import { type Figure, introFigure } from "./card-figures";
import { dollarRange, monthRange, rangeText } from "./cost-texts";

/** Why a card costs what it does, and what goes with that, as labelled figures. */

/** What a transfer costs, between its bounds where nobody states it; a purchase costs what the card does each year. */
function feeFigure(terms: Terms, { low, high, isFeeUnknown }: CostFigures, goal: Goal): Figure {
  if (goal === "purchase") return { label: "Annual fee", value: annualFeeText(terms) };
  return {
    label: isFeeUnknown ? "Fee, not known" : "Transfer fee",
    value: dollarRange(low.transferFee, high.transferFee),
  };
}

/** What is left when the offer ends, or the deposit that a secured card asks for; none for a card with neither. */
function lastReason({ low, high, introMonths, deposit }: CostFigures): Figure[] {
  if (deposit !== null)
    return [{ label: "Deposit", value: formatWholeDollars(deposit), note: "usually as large as the line" }];
  if (low.balanceAtIntroEnd === null || high.balanceAtIntroEnd === null) return [];
  const value = dollarRange(low.balanceAtIntroEnd, high.balanceAtIntroEnd);
  return [{ label: "Still owed", value, note: `after ${formatMonths(introMonths)}` }];
}

/** The offer, the rate after it, the fee, and what is left when the offer ends. */
export function costReasons(terms: Terms, cost: CostFigures, goal: Goal): Figure[] {
  const then = { label: `Then, ${terms.purchaseApr.type}`, value: endsText(cost.apr) };
  return [introFigure(terms, SCOPE_OF[goal]), then, feeFigure(terms, cost, goal), ...lastReason(cost)];
}

/** Between which costs the visitor's rate decides, where it does, and how long it takes. */
export function costRange(cost: CostFigures): Figure[] {
  const { low, high } = cost;
  const range = rangeText(cost);
  return [
    ...(range === null ? [] : [{ label: "Depending on your rate", value: range }]),
    { label: "Paid off in", value: monthRange(low.months, high.months) },
  ];
}

/** The range, the months, and the payment that is done when the offer ends. */
export function costDetails(cost: CostFigures): Figure[] {
  const { finishPayment } = cost;
  return [
    ...costRange(cost),
    ...(finishPayment === null
      ? []
      : [{ label: "To finish in time, pay", value: formatDollars(finishPayment), note: "a month" }]),
  ];
}
