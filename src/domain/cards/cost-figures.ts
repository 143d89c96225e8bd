import type { Terms } from "../../schema/terms-schema";
import { endsText } from "../lending/apr";
import { annualFeeText } from "../lending/fees";
import type { Goal } from "../numbers/numbers";
import { formatDollars, formatMonths, formatWholeDollars } from "../text/format";
import { SCOPE_OF } from "./card-account";
import type { CostFigures } from "./card-cost";
import { type Figure, introFigure } from "./card-figures";
import { countedRateText, dollarRange, monthRange } from "./cost-texts";

/** Why a card costs what it does, and what goes with that, as labelled figures. */

/** The offer, the rate after it, the fee, and what is left when the offer ends. */
export function costReasons(terms: Terms, { apr, low, high, introMonths }: CostFigures, goal: Goal): Figure[] {
  const fee: Figure =
    goal === "balance"
      ? { label: "Transfer fee", value: formatWholeDollars(low.transferFee) }
      : { label: "Annual fee", value: annualFeeText(terms) };
  const left: Figure[] =
    low.balanceAtIntroEnd === null || high.balanceAtIntroEnd === null
      ? []
      : [
          {
            label: "Left then",
            value: dollarRange(low.balanceAtIntroEnd, high.balanceAtIntroEnd),
            note: `after ${formatMonths(introMonths)}`,
          },
        ];
  return [
    introFigure(terms, SCOPE_OF[goal]),
    { label: `Then, ${terms.purchaseApr.type}`, value: endsText(apr) },
    fee,
    ...left,
  ];
}

/** The range, the months, and the payment that is done when the offer ends. */
export function costDetails(cost: CostFigures): Figure[] {
  const { low, high, finishPayment } = cost;
  return [
    { label: "Range by your rate", value: dollarRange(low.totalCost, high.totalCost), note: countedRateText(cost) },
    { label: "Paid off in", value: monthRange(low.months, high.months) },
    ...(finishPayment === null
      ? []
      : [{ label: "To finish in time, pay", value: formatDollars(finishPayment), note: "a month" }]),
  ];
}
