import { type VisitorInputs, inputsSentence } from "../visitor/visitor-inputs";
import type { Tier } from "../../schema/vocabulary";
import { TIER_WORDS } from "../visitor/tier";
import { minimumWarning } from "../payoff/minimum-payment";
import { formatCount } from "../text/format";
import { formatDollars, formatMonths, formatShortDollars, formatWholeDollars, roundTo } from "../text/format";
import type { Outcome } from "../payoff/simulation";
import type { CostFigures } from "./card-cost";
import type { Ranking, RankedCard } from "./cost-ranking";
import { monthRange, savedDollars } from "./cost-texts";

export type AnswerTexts = { label: string; figure: string; sentence: string };

/** "and finish about 11 months sooner"; empty where the card is no quicker. */
function soonerText(months: number, { low, high }: RankedCard<unknown>): string {
  const sooner = months - roundTo((low.months + high.months) / 2, 0);
  return sooner > 0 ? `, and finish about ${formatMonths(sooner)} sooner` : "";
}

function untilPaidOff({ low, high }: CostFigures): string {
  return `Interest and fees until it is paid off, in ${monthRange(low.months, high.months)}.`;
}

/** Labels a figure; an example names its numbers first, as they are not the visitor's own. */
function labelText(words: string, numbers: VisitorInputs, isExample: boolean): string {
  return isExample ? `Example: ${inputsSentence(numbers)}. ${words}` : words;
}

/** Names the first card that saves anything. Null while no card can be ranked; a payment too low for the current card has a notice instead. `isExample` says that the numbers are not the visitor's own. */
export function rankingAnswer<T>(ranking: Ranking<T>, numbers: VisitorInputs, isExample: boolean): AnswerTexts | null {
  const { rows, stay } = ranking;
  const [first] = rows;
  if (!first) return null;
  const label = (words: string) => labelText(words, numbers, isExample);
  const condition = ({ eligibility }: RankedCard<T>) =>
    eligibility === "maybe" ? " That card is for members: check that you can join." : "";
  if (stay?.kind !== "paid-off") {
    return {
      label: label("The first card below costs you about"),
      figure: formatWholeDollars(first.meanCost),
      sentence: untilPaidOff(first) + condition(first),
    };
  }
  const best = rows.find(({ meanCost }) => savedDollars(meanCost, stay) > 0);
  if (!best) {
    const lowest = formatWholeDollars(Math.min(...rows.map(({ meanCost }) => meanCost)));
    return {
      label: label("Your current card is cheapest, at about"),
      figure: formatWholeDollars(stay.totalCost),
      sentence: `The cheapest other card would cost you about ${lowest}. Keep yours, and pay more if you can.`,
    };
  }
  return {
    label: label("A lower rate could save you about"),
    figure: formatWholeDollars(savedDollars(best.meanCost, stay)),
    sentence: `You’d pay about ${formatWholeDollars(best.meanCost)} in interest and fees instead of ${formatWholeDollars(stay.totalCost)}${soonerText(stay.months, best)}.${condition(best)}`,
  };
}

/** A notice in the place of an answer; `plansFor` is the score whose reported plans lead on, null where none do. */
export type Blocker = { title: string; text: string; plansFor: Tier | null };

/** Explains a payment that never pays the debt off, or a debt above each card's line; null where rows say it themselves. */
export function blockingNotice({ rows, unranked, stay }: Ranking<unknown>, numbers: VisitorInputs): Blocker | null {
  const { tier, amount, payment } = numbers;
  const paymentTooLow = { title: "Your payment is too low", plansFor: null };
  if (stay && stay.kind !== "paid-off") return { ...paymentTooLow, text: minimumWarning(numbers) };
  if (rows.length > 0) return null;
  const reasons = unranked.flatMap(({ eligibility, reason }) => (eligibility === "not-for-score" ? [] : [reason]));
  if (reasons.some(({ kind }) => kind === "never-ends")) {
    const payments = reasons.flatMap((reason) => (reason.kind === "never-ends" ? (reason.smallestPayment ?? []) : []));
    const text =
      payments.length === 0
        ? `With ${formatShortDollars(payment)} a month, you can pay off your current card, but no other.`
        : `The lowest payment that pays it off is ${formatDollars(Math.min(...payments))} a month, or the issuer’s minimum if that is higher.`;
    return { ...paymentTooLow, text };
  }
  const lines = reasons.flatMap((reason) => (reason.kind === "line-too-small" ? [reason.line] : []));
  if (tier === null || lines.length === 0) return null;
  return {
    title: `None of our ${formatCount(unranked.length)} cards is likely to take ${formatShortDollars(amount)}`,
    text: `Cards for ${TIER_WORDS[tier].among} usually have credit lines of up to ${formatShortDollars(Math.max(...lines))}. Try a credit union.`,
    plansFor: tier,
  };
}

function besideStaying(cost: number, stay: Outcome): string {
  if (stay.kind !== "paid-off") return "On your current card, this payment never pays it off.";
  const saving = savedDollars(cost, stay);
  const kept = formatWholeDollars(stay.totalCost);
  return saving > 0
    ? `That’s interest and fees. Your current card would cost ${kept}, so you’d save about ${formatWholeDollars(saving)}.`
    : `Your current card costs no more, at ${kept}.`;
}

export function cardAnswer(
  cost: CostFigures,
  stay: Outcome | null,
  numbers: VisitorInputs,
  isExample: boolean,
): AnswerTexts {
  return {
    label: labelText("This card would cost you about", numbers, isExample),
    figure: formatWholeDollars(cost.meanCost),
    sentence: stay === null ? untilPaidOff(cost) : besideStaying(cost.meanCost, stay),
  };
}
