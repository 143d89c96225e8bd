import type { IntroOffer, Terms } from "../../schema/terms-schema";
import type { Card } from "../cards/card";
import { endsText, regularAprText } from "../lending/apr";
import { coveredText, offerFor } from "../lending/offer";
import type { Goal, VisitorInputs } from "../visitor/visitor-inputs";
import { monthlyRate } from "../money/conventions";
import { ESTIMATED_RULE, minimumPayment } from "../payoff/minimum-payment";
import { monthIn, addMonths } from "../payoff/add-months";
import type { CalendarEvent } from "../payoff/calendar-file";
import { formatDate, formatShortDollars, formatWholeDollars } from "../text/format";
import type { CostFigures } from "./card-cost";
import { dollarRange } from "./cost-texts";

export type PlanStep = { when: string; what: string };

/** "month 21", or "months 29–31", with the month of the calendar that is the last, where today is known. */
function monthText(low: number, high: number, today: string | null): string {
  const [first, last] = [Math.min(low, high), Math.max(low, high)];
  const name = today === null ? null : monthIn(today, last);
  const months = first === last ? `month ${last}` : `months ${first}–${last}`;
  return name === null ? months : `${months} (${name})`;
}

/** How the debt comes to the card. All costs are those of moving it now; a lower fee may end after some months. */
function begin(
  { transferFee }: Terms,
  { goal, amount, apr }: VisitorInputs,
  { low, high, isFeeUnknown }: CostFigures,
  today: string | null,
): PlanStep {
  const what = formatShortDollars(amount);
  if (goal === "purchase") return { when: "Now", what: `Pay for your ${what} purchase with the card.` };
  const fee = dollarRange(low.transferFee, high.transferFee);
  const charged = isFeeUnknown ? `We don’t know the fee; we assume ${fee}.` : `The fee is about ${fee}.`;
  const move = `Move ${what} to the card. ${high.transferFee > 0 ? charged : "There is no fee."}`;
  const later = typeof transferFee === "object" ? transferFee?.later[0] : undefined;
  if (!later) return { when: "Now", what: move };
  const latest = monthText(later.from - 1, later.from - 1, today);
  const month =
    apr === null
      ? ""
      : ` Each month of waiting costs about ${formatWholeDollars(amount * monthlyRate(apr))} in interest.`;
  return {
    when: "Now",
    what: `${move} Move by ${latest}: later, the fee is higher and the intro rate may not apply. Our costs assume you move it now.${month}`,
  };
}

function payText({ introOffers }: Terms, { apr, high }: CostFigures, { goal, amount, payment }: VisitorInputs): string {
  const intro = offerFor(introOffers, goal === "purchase" ? "purchases" : "transfers");
  const owed = amount + high.transferFee;
  const minimum = minimumPayment(ESTIMATED_RULE, owed, owed * monthlyRate(intro?.apr ?? apr.high));
  const pay = `Pay ${formatShortDollars(payment)}, on time.`;
  if (payment >= minimum) return pay;
  return `${pay} The issuer may ask for up to ${formatWholeDollars(Math.ceil(minimum))} at first, and less may count as late.`;
}

function putDown({ deposit }: CostFigures, goal: Goal): PlanStep[] {
  if (deposit === null) return [];
  const what = `Put down a deposit of about ${formatWholeDollars(deposit)}, which becomes your credit line.`;
  const instead = "If you have that money, paying down your current card with it saves more.";
  return [{ when: "First", what: goal === "balance" ? `${what} ${instead}` : what }];
}

/** The balance left when an intro offer ends, as a range; null without an offer, and where nothing is left. */
export function balanceAtIntroEndText({ low, high }: CostFigures): string | null {
  if (low.balanceAtIntroEnd === null || high.balanceAtIntroEnd === null) return null;
  const left = dollarRange(low.balanceAtIntroEnd, high.balanceAtIntroEnd);
  return left === "$0" ? null : left;
}

function whenItEnds(cost: CostFigures, today: string | null): PlanStep[] {
  const left = balanceAtIntroEndText(cost);
  if (left === null) return [];
  const when = `After ${monthText(cost.introMonths, cost.introMonths, today)}`;
  return [{ when, what: `The offer ends. About ${left} is left, at ${endsText(cost.apr)}.` }];
}

export function stayPlan(payment: number, months: number, today: string | null): PlanStep[] {
  return [
    { when: "Each month", what: `Pay ${formatShortDollars(payment)}, on time.` },
    { when: `In ${monthText(months, months, today)}`, what: "You’re done." },
  ];
}

/** `today` is an ISO date. An offer may end early only when a payment is more than 60 days late (12 CFR 1026.55(b)(4)). */
export function cardPlan(terms: Terms, cost: CostFigures, numbers: VisitorInputs, today: string | null): PlanStep[] {
  const { low, high, introMonths, finishPayment } = cost;
  const pay = payText(terms, cost, numbers);
  const faster = finishPayment === null ? null : formatShortDollars(Math.ceil(finishPayment));
  return [
    ...putDown(cost, numbers.goal),
    begin(terms, numbers, cost, today),
    { when: "Each month", what: introMonths > 0 ? `${pay} A payment more than 60 days late can end the offer.` : pay },
    ...whenItEnds(cost, today),
    { when: `In ${monthText(low.months, high.months, today)}`, what: "You’re done." },
    ...(faster === null ? [] : [{ when: "Faster", what: `${faster} a month pays it off before the offer ends.` }]),
  ];
}

/** The end of an intro rate that began on `start`, an ISO date; null for no day. A second download replaces the first event. */
export function introEndEvent(
  card: Pick<Card, "id" | "name" | "terms">,
  offer: IntroOffer,
  start: string,
): CalendarEvent | null {
  const { months } = offer;
  const day = addMonths(start, months);
  if (day === null) return null;
  return {
    id: [card.id, ...offer.scope].join("-"),
    day,
    summary: `${card.name}: the intro rate ends`,
    description:
      `The intro rate on ${coveredText(offer)}, which began on ${formatDate(start)}, ends after ${months} months. ` +
      `From then on, ${regularAprText(card.terms.purchaseApr)} applies to what you still owe. Check the exact day on your statement.`,
  };
}
