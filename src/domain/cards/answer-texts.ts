import { type Numbers, numbersSentence } from "../numbers/numbers";
import { minimumWarning } from "../payoff/minimum-payment";
import { formatDollars, formatMonths, formatShortDollars, formatWholeDollars, roundTo } from "../text/format";
import type { Outcome } from "../payoff/simulation";
import type { CostFigures } from "./card-cost";
import type { CostRanking, RankedCard } from "./cost-ranking";
import { costFigure, monthRange, savedDollars } from "./cost-texts";

/** The one answer of a ranking: what the cheapest card would change, in dollars. */

export type AnswerTexts = { label: string; figure: string; sentence: string };

/** "and finish about 11 months sooner"; empty where the card is no quicker. */
function soonerText(months: number, { low, high }: RankedCard<unknown>): string {
  const sooner = months - roundTo((low.months + high.months) / 2, 0);
  return sooner > 0 ? `, and finish about ${formatMonths(sooner)} sooner` : "";
}

/** What the cost of a purchase is: cash back may come to more than interest and fees. */
function untilPaidOff(cost: number, months: string): string {
  return cost < 0
    ? `That is the cash back left after interest and fees. It is paid off in ${months}.`
    : `Interest and fees until it is paid off, in ${months}.`;
}

/** What a figure is; before it the numbers of an example, which are not the visitor's own. */
function labelText(words: string, numbers: Numbers, isExample: boolean): string {
  return isExample ? `Example: ${numbersSentence(numbers)}. ${words}` : words;
}

/** Null while no card can be ranked. `isExample` says that the numbers are not the visitor's own. */
export function rankingAnswer<T>(ranking: CostRanking<T>, numbers: Numbers, isExample: boolean): AnswerTexts | null {
  const [best] = ranking.rows;
  if (best?.fit !== "for-you") return null;
  const { stay } = ranking;
  const label = (words: string) => labelText(words, numbers, isExample);
  const cost = formatWholeDollars(best.meanCost);
  if (stay?.kind !== "paid-off") {
    const months = monthRange(best.low.months, best.high.months);
    return {
      label: label(best.meanCost < 0 ? "With the cheapest card you gain about" : "The cheapest card costs you about"),
      figure: costFigure(best.meanCost).value,
      sentence: stay
        ? `It is paid off in ${months}. On your current card this payment never pays it off.`
        : untilPaidOff(best.meanCost, months),
    };
  }
  const saving = savedDollars(best.meanCost, stay);
  if (saving <= 0) {
    return {
      label: label("No card for you costs less than yours, about"),
      figure: formatWholeDollars(stay.totalCost),
      sentence: `The cheapest would cost you about ${cost}. Keep your current card, and pay more if you can.`,
    };
  }
  return {
    label: label("A lower rate could save you about"),
    figure: formatWholeDollars(saving),
    sentence: `You’d pay about ${cost} in interest and fees instead of ${formatWholeDollars(stay.totalCost)}${soonerText(stay.months, best)}.`,
  };
}

/** That a debt is more than any line that can be had for a score; null where some card for the visitor can take it. */
export function lineGapText({ rows, apart }: CostRanking<unknown>, { amount }: Pick<Numbers, "amount">): string | null {
  const lines = apart.flatMap(({ fit, reason }) =>
    fit === "for-you" && reason.kind === "line-too-small" ? [reason.line] : [],
  );
  if (lines.length === 0 || rows.some(({ fit }) => fit === "for-you")) return null;
  const most = formatShortDollars(Math.max(...lines));
  return `Your ${formatShortDollars(amount)} won’t fit on a card for your score: its line goes up to ${most}. Pay it down where it is.`;
}

/** What a card's cost is beside that of the debt left where it is. */
function besideStaying(cost: number, stay: Outcome): string {
  if (stay.kind !== "paid-off") return "On your current card this payment never pays it off.";
  const saving = savedDollars(cost, stay);
  const kept = formatWholeDollars(stay.totalCost);
  return saving > 0
    ? `In interest and fees, instead of ${kept} if you keep your current card. You’d save about ${formatWholeDollars(saving)}.`
    : `Your current card costs no more, at ${kept}.`;
}

/** What one card would cost, beside the debt left where it is. */
export function cardAnswer(
  { low, high, meanCost }: CostFigures,
  stay: Outcome | null,
  numbers: Numbers,
  isExample: boolean,
): AnswerTexts {
  const words = meanCost < 0 ? "With this card you gain about" : "This card would cost you about";
  return {
    label: labelText(words, numbers, isExample),
    figure: costFigure(meanCost).value,
    sentence:
      stay === null ? untilPaidOff(meanCost, monthRange(low.months, high.months)) : besideStaying(meanCost, stay),
  };
}

/** What to pay where a debt is never paid off as it is; null where it is. `stay` is that of the numbers. */
export function tooLowText(stay: Outcome | null, numbers: Numbers): string | null {
  if (!stay || stay.kind === "paid-off") return null;
  const works = stay.smallestPayment === null ? "" : formatDollars(stay.smallestPayment);
  return minimumWarning(numbers) || `The lowest payment that pays it off is ${works} a month.`;
}
