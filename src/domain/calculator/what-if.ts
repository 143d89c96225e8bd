import { bisectRight, range } from "d3-array";
import { cardAccount, moveFeeEnds } from "../costs/card-account";
import { type Card, type CostField, shortName } from "../cards/card";
import type { Ranking } from "../costs/cost-ranking";
import { isWorthIt } from "../costs/cost-texts";
import type { Account } from "../payoff/account";
import { chargeMonth, openAccount, owedBeforeInterest } from "../payoff/account-state";
import { debtFreeText } from "../payoff/add-months";
import { MONTHS_A_YEAR } from "../money/conventions";
import { ESTIMATED_RULE, minimumPayment } from "../payoff/minimum-payment";
import { simulate } from "../payoff/simulation";
import { paymentWithin, smallestEndingPayment } from "../payoff/solve-payment";
import { formatShortDollars, roundTo, toCents } from "../text/format";
import type { VisitorInputs } from "../visitor/visitor-inputs";

/** "What if I paid …": the payments that a slider offers for one account, and what each of them changes. Dollars, months. */

/** Between two payments of the slider. */
const STEP = 5;
/** It goes to so many times the larger of the minimum and what was typed. */
const TIMES = 3;
/** A month further away is nobody's plan. */
const LATEST = 10 * MONTHS_A_YEAR;

export type PaymentMark = { label: string; payment: number };

export type WhatIf = {
  account: Account;
  /** The card that the account is with; null for the current one. */
  card: string | null;
  typed: number;
  /** Every payment that the slider can stay at, the lowest first: steps of $5, and the marks to the cent. */
  stops: readonly number[];
  marks: readonly PaymentMark[];
};

const upToStep = (payment: number) => Math.ceil(payment / STEP) * STEP;

/** The payments for an account. `finishPayment` is what pays it off before its intro offer ends; null where there is none. */
export function whatIf(
  account: Account,
  typed: number,
  card: string | null = null,
  finishPayment: number | null = null,
): WhatIf {
  const state = openAccount(account);
  chargeMonth(state);
  const owed = owedBeforeInterest(state);
  const all = owed + state.interest;
  const minimum = toCents(Math.min(minimumPayment(ESTIMATED_RULE, owed, state.interest), all));
  const from = upToStep(Math.min(minimum, smallestEndingPayment(account)));
  const to = Math.min(TIMES * Math.max(typed, minimum), upToStep(all));
  const marks = [
    { label: "Your plan", payment: typed },
    { label: "Minimum, about", payment: minimum },
    ...(finishPayment === null ? [] : [{ label: "Before the offer ends", payment: Math.ceil(finishPayment) }]),
  ];
  const own = marks.filter((mark, place) => marks.findIndex(({ payment }) => payment === mark.payment) === place);
  const stops = new Set([...range(from, to + 1, STEP), ...marks.map(({ payment }) => payment)]);
  return { account, card, typed, stops: [...stops].sort((a, b) => a - b), marks: own };
}

/** The slider's place for a payment: at it, or at the nearest stop below. */
export function stopAt({ stops }: WhatIf, payment: number): number {
  return Math.max(0, bisectRight(stops, payment) - 1);
}

/**
 * The slider of a ranking: with the card that costs least, at the high end of its range, where it makes the debt cheaper, else
 * with the current card. Null where neither has an end to move.
 */
export function rankingWhatIf({ rows, stay }: Ranking<Pick<Card, CostField>>, numbers: VisitorInputs): WhatIf | null {
  const { amount, apr, payment } = numbers;
  const [best] = rows;
  if (best && stay?.kind !== "never" && stay?.kind !== "unpaid" && isWorthIt(best, stay)) {
    const { terms, name } = best.card;
    const account = cardAccount(terms, best.apr.high, moveFeeEnds(terms, numbers).high, numbers);
    return whatIf(account, payment, shortName(name), best.finishPayment);
  }
  return stay === null || apr === null ? null : whatIf({ balance: amount, apr }, payment);
}

/** What a payment comes to: `months` is null where it never ends, `saved` where it or the typed one doesn't; below zero it costs more. */
export type WhatIfOutcome = { months: number | null; saved: number | null };

/** What the account comes to with a payment, compared with what was typed, in whole dollars as both are shown. */
export function whatIfOutcome({ account, typed }: WhatIf, payment: number): WhatIfOutcome {
  const after = simulate(account, payment);
  if (after.kind !== "paid-off") return { months: null, saved: null };
  const before = simulate(account, typed);
  const saved = before.kind === "paid-off" ? roundTo(before.totalCost, 0) - roundTo(after.totalCost, 0) : null;
  return { months: after.months, saved };
}

/** "saves $1,020", "costs $340 more"; empty where a payment changes nothing, or nothing can be compared. */
export function savingText({ saved }: WhatIfOutcome): string {
  if (saved === null || saved === 0) return "";
  return saved > 0 ? `saves ${formatShortDollars(saved)}` : `costs ${formatShortDollars(-saved)} more`;
}

/** "debt-free July 2029", or that there is no end. */
export function endText({ months }: WhatIfOutcome, today: string | null): string {
  return months === null ? "never paid off" : debtFreeText(months, today);
}

/** A payment and what it comes to in a sentence: "$260 a month, debt-free July 2029, saves $1,020". */
export function whatIfText(payment: number, outcome: WhatIfOutcome, today: string | null): string {
  return [`${formatShortDollars(payment)} a month`, endText(outcome, today), savingText(outcome)]
    .filter(Boolean)
    .join(", ");
}

/** The numbers of months from now in which the debt may end, from the slider's highest payment to its lowest, or ten years. */
export function endMonths(plan: WhatIf): number[] {
  const [lowest = 0, highest = 0] = [plan.stops[0], plan.stops.at(-1)];
  const { months: soonest } = whatIfOutcome(plan, highest);
  const { months: latest } = whatIfOutcome(plan, lowest);
  return soonest === null ? [] : range(soonest, Math.min(latest ?? LATEST, LATEST) + 1);
}

/** The payment, to the cent, with which nothing is owed after so many months: at least 1. */
export function paymentFor({ account }: WhatIf, months: number): number {
  return paymentWithin(account, months);
}
