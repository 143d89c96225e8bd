import { range } from "d3-array";
import { cardAccount, moveFeeEnds } from "../costs/card-cost";
import { type Card, type CostField, shortName } from "../cards/card";
import type { Ranking } from "../costs/cost-ranking";
import { isWorthIt, savedDollars } from "../costs/cost-texts";
import { type Account, chargeMonth, openAccount, owedBeforeInterest } from "../payoff/account";
import { debtFreeText } from "../payoff/add-months";
import { MONTHS_A_YEAR } from "../money/conventions";
import { ESTIMATED_RULE, minimumPayment } from "../payoff/minimum-payment";
import { type Outcome, simulate } from "../payoff/simulation";
import { smallestEndingPayment } from "../payoff/solve-payment";
import { formatPercent, formatShortDollars, toCents } from "../text/format";
import type { VisitorInputs } from "../visitor/visitor-inputs";

/** "What if I paid …": the payments that a slider offers for one account, and what each of them changes. Dollars, months. */

/** Between two payments of the slider. */
export const PAYMENT_STEP = 5;
/** It goes to so many times the larger of the minimum and what was typed. */
const TIMES = 3;
/** A month further away is nobody's plan. */
const LATEST = 10 * MONTHS_A_YEAR;

export type WhatIf = {
  account: Account;
  /** The card that the account is with, and at which rate if it has several; null for the current one. */
  card: string | null;
  typed: number;
  /** The outcome of the typed payment, which all others are held against. */
  before: Outcome;
  /** The slider's ends, in whole steps. */
  min: number;
  max: number;
  /** Payments to choose at once, to the cent. */
  marks: readonly { label: string; payment: number }[];
};

const upToStep = (payment: number) => Math.ceil(payment / PAYMENT_STEP) * PAYMENT_STEP;

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
  const marks = [
    { label: "Your plan", payment: typed },
    { label: "Minimum, about", payment: minimum },
    ...(finishPayment === null ? [] : [{ label: "Before the offer ends", payment: Math.ceil(finishPayment) }]),
  ];
  const most = Math.min(TIMES * Math.max(typed, minimum), all);
  return {
    account,
    card,
    typed,
    before: simulate(account, typed),
    min: upToStep(Math.min(minimum, smallestEndingPayment(account))),
    max: upToStep(Math.max(most, ...marks.map(({ payment }) => payment))),
    marks: marks.filter(({ payment }, place) => marks.findIndex((mark) => mark.payment === payment) === place),
  };
}

/** For the cheapest card, at its range's high end, if it makes the debt cheaper, else the current one; null where neither ends. */
export function rankingWhatIf({ rows, stay }: Ranking<Pick<Card, CostField>>, numbers: VisitorInputs): WhatIf | null {
  const { amount, apr, payment } = numbers;
  const [best] = rows;
  if (best && stay?.kind !== "never" && stay?.kind !== "unpaid" && isWorthIt(best, stay)) {
    const { terms, name } = best.card;
    const account = cardAccount(terms, best.apr.high, moveFeeEnds(terms, numbers).high, numbers);
    const rate = best.apr.low === best.apr.high ? "" : ` at ${formatPercent(best.apr.high)}`;
    return whatIf(account, payment, `${shortName(name)}${rate}`, best.finishPayment);
  }
  return stay === null || apr === null ? null : whatIf({ balance: amount, apr }, payment);
}

/** `months` is null where it never ends. `saving` is against the typed payment, in whole dollars as both show; empty for none. */
export function whatIfOutcome({ account, before }: WhatIf, payment: number, today: string | null) {
  const after = simulate(account, payment);
  if (after.kind !== "paid-off") return { months: null, end: "never paid off", saving: "" };
  const { months, totalCost } = after;
  const saved = before.kind === "paid-off" ? savedDollars(totalCost, before) : 0;
  const saving = saved > 0 ? `saves ${formatShortDollars(saved)}` : `costs ${formatShortDollars(-saved)} more`;
  return { months, end: debtFreeText(months, today), saving: saved === 0 ? "" : saving };
}

/** The numbers of months from now in which the debt may end, from the slider's highest payment to its lowest, or ten years. */
export function endMonths({ account, min, max }: WhatIf): number[] {
  const [soonest, latest] = [simulate(account, max), simulate(account, min)];
  if (soonest.kind !== "paid-off") return [];
  return range(soonest.months, Math.min(latest.kind === "paid-off" ? latest.months : LATEST, LATEST) + 1);
}
