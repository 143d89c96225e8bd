import type { Terms } from "../../schema/terms-schema";
import { endsText } from "../lending/apr";
import type { Numbers } from "../numbers/numbers";
import { formatDollars, formatShortDollars, formatWholeDollars } from "../text/format";
import type { CostFigures } from "./card-cost";
import { dollarRange, monthRange } from "./cost-texts";

/** What to do with a card for one visitor's numbers, step by step, in dollars and months. */

/** How the debt comes to the card; a lower fee may end after some months. */
function begin({ transferFee }: Terms, { goal, amount }: Numbers, fee: number): string {
  const what = formatShortDollars(amount);
  if (goal === "purchase") return `Pay for your ${what} purchase with the card.`;
  const later = typeof transferFee === "object" ? transferFee?.later[0] : undefined;
  const until = later ? ` in the first ${later.from - 1} months` : "";
  return fee > 0
    ? `Move ${what} to the card${until}. The fee is about ${formatWholeDollars(fee)}.`
    : `Move ${what} to the card${until}. There is no fee.`;
}

/** What an intro offer leaves, and what the rate is then; empty without an offer. */
function whenItEnds({ low, high, apr, introMonths }: CostFigures): string[] {
  if (introMonths === 0 || low.balanceAtIntroEnd === null || high.balanceAtIntroEnd === null) return [];
  const left = dollarRange(low.balanceAtIntroEnd, high.balanceAtIntroEnd);
  if (left === "$0") return ["The debt is gone before the offer ends."];
  return [`The offer ends after month ${introMonths}. About ${left} is left then, at ${endsText(apr)}.`];
}

/**
 * The steps. A promotional rate may end early only when a payment is more than 60 days late (12 CFR 1026.55(b)(4)), so the
 * step that says to pay says that too.
 */
export function cardPlan(terms: Terms, cost: CostFigures, numbers: Numbers): string[] {
  const { low, high, introMonths, finishPayment } = cost;
  const pay = `Pay ${formatShortDollars(numbers.payment)} each month, on time.`;
  return [
    begin(terms, numbers, low.transferFee),
    introMonths > 0 ? `${pay} A payment more than 60 days late can end the offer.` : pay,
    ...whenItEnds(cost),
    `You are done after ${monthRange(low.months, high.months)}.`,
    ...(finishPayment === null ? [] : [`Or pay ${formatDollars(finishPayment)} a month and finish inside the offer.`]),
  ];
}
