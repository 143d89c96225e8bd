import type { IntroScope } from "../../schema/vocabulary";
import type { Offer } from "../lending/offer";
import { CLOSING_BALANCE, MONTHS_A_YEAR, monthlyRate } from "../money/conventions";

/** One account of one person: what it owes and what it charges. Dollars, percent a year, months. */
export type Account = {
  /** The balance at the start, or the amount moved to the account, without the transfer fee; dollars. */
  balance: number;
  /** Transfers or purchases, by which the balance has its intro rate; transfers if left out. */
  balanceScope?: IntroScope;
  /** The regular APR. 0 is allowed here. */
  apr: number;
  /** Of several offers with one scope the first counts. */
  introOffers?: readonly Offer[];
  /** "No interest if paid in full": what was moved is charged all interest of the intro unless paid by its end. */
  deferredInterest?: boolean;
  /** Charged once, at the start, and owed at the rate of the moved balance. */
  transferFee?: number;
  /** Charged in month 1, 13, 25 … while a balance is owed, as a purchase. */
  annualFee?: number;
  /** Charged in month 1 in place of the annual fee; left out, the annual fee is. */
  firstYearFee?: number;
  /** Charged every month while a balance is owed, as a purchase. */
  monthlyFee?: number;
};

/** A rate that holds through month `lastMonth`; `lastMonth` is 0 if there is no intro. The rate is a fraction a month. */
type IntroRate = { lastMonth: number; rate: number };

export function balanceIntro(account: Account): IntroRate {
  return introRate(account, account.balanceScope ?? "transfers");
}

/** The intro rate of what was moved (`transfers`) or of what was bought (`purchases`). */
export function introRate({ introOffers = [] }: Account, scope: IntroScope): IntroRate {
  const offer = introOffers.find((one) => one.scope.includes(scope));
  return offer ? { lastMonth: offer.months, rate: monthlyRate(offer.apr) } : { lastMonth: 0, rate: 0 };
}

export function hasFees({ annualFee = 0, firstYearFee = 0, monthlyFee = 0 }: Account): boolean {
  return Math.max(annualFee, firstYearFee, monthlyFee) > 0;
}

/**
 * One account, month by month: `chargeMonth`, then `applyPayment`. Dollars; rates are fractions a month; nothing is rounded.
 * The moved balance (with its fee) and the other fees, which count as purchases, are two balances, each at its own rate. A fee
 * bears interest from the month's start: an account that carries a balance has no grace period.
 */
export type AccountState = {
  readonly terms: StateTerms;
  /** The month that is charged, from 1; 0 before the first. */
  month: number;
  moved: number;
  bought: number;
  /** Interest that is charged only if the moved balance is not paid when its intro ends. */
  deferredInterest: number;
  /** Of the month that is charged: annual and monthly fees, all of them that are owed, and the two interests. */
  fees: number;
  purchases: number;
  movedInterest: number;
  boughtInterest: number;
  interest: number;
};

type StateTerms = {
  annualFee: number;
  firstYearFee: number;
  monthlyFee: number;
  isDeferred: boolean;
  regularRate: number;
  movedIntro: IntroRate;
  boughtIntro: IntroRate;
  /** After this month one rate is left, and with it one balance. */
  lastIntroMonth: number;
};

function stateAt(
  terms: StateTerms,
  month: number,
  moved: number,
  bought: number,
  deferredInterest: number,
): AccountState {
  return {
    terms,
    month,
    moved,
    bought,
    deferredInterest,
    fees: 0,
    purchases: 0,
    movedInterest: 0,
    boughtInterest: 0,
    interest: 0,
  };
}

export function openAccount(account: Account): AccountState {
  const { annualFee = 0, firstYearFee = annualFee, monthlyFee = 0, deferredInterest = false } = account;
  const movedIntro = balanceIntro(account);
  const boughtIntro = introRate(account, "purchases");
  const terms = {
    annualFee,
    firstYearFee,
    monthlyFee,
    isDeferred: deferredInterest,
    regularRate: monthlyRate(account.apr),
    movedIntro,
    boughtIntro,
    lastIntroMonth: Math.max(movedIntro.lastMonth, hasFees(account) ? boughtIntro.lastMonth : 0),
  };
  return stateAt(terms, 0, account.balance + (account.transferFee ?? 0), 0, 0);
}

/** The same state between two months, to be taken on in another way. Copied by its spread, searches for plans take four times as long. */
export function copyAccount({ terms, month, moved, bought, deferredInterest }: AccountState): AccountState {
  return stateAt(terms, month, moved, bought, deferredInterest);
}

/** The balance between two months, in dollars. */
export function balanceOf(state: AccountState): number {
  return state.moved + state.bought;
}

export function introIsOver(state: AccountState): boolean {
  return state.month > state.terms.lastIntroMonth;
}

export function owedBeforeInterest(state: AccountState): number {
  return state.moved + state.purchases;
}

function yearlyFee({ annualFee, firstYearFee }: StateTerms, month: number): number {
  if (month === 1) return firstYearFee;
  return month % MONTHS_A_YEAR === 1 ? annualFee : 0;
}

function rateOf(intro: IntroRate, state: AccountState): number {
  return state.month <= intro.lastMonth ? intro.rate : state.terms.regularRate;
}

export function chargeMonth(state: AccountState): void {
  const { terms } = state;
  state.month += 1;
  state.fees = yearlyFee(terms, state.month) + terms.monthlyFee;
  state.purchases = state.bought + state.fees;
  if (introIsOver(state)) {
    state.interest = owedBeforeInterest(state) * state.terms.regularRate;
    return;
  }
  state.movedInterest = state.moved * rateOf(terms.movedIntro, state);
  state.boughtInterest = state.purchases * rateOf(terms.boughtIntro, state);
  state.interest = state.movedInterest + state.boughtInterest;
  if (state.terms.isDeferred && state.month <= state.terms.movedIntro.lastMonth) {
    state.deferredInterest += state.moved * state.terms.regularRate;
  }
}

/** Billing cycles before a deferral ends in which the deferred balance is paid first (12 CFR 1026.53(b)(1)(i)). */
const DEFERRED_FIRST = 2;

/** The higher rate is paid first (12 CFR 1026.53(a) asks it above the minimum), of equal ones the intro that ends first. */
function boughtIsFirst(state: AccountState): boolean {
  const { movedIntro, boughtIntro } = state.terms;
  const { month } = state;
  if (state.terms.isDeferred && month <= movedIntro.lastMonth && month > movedIntro.lastMonth - DEFERRED_FIRST) {
    return false;
  }
  const moved = rateOf(movedIntro, state);
  const bought = rateOf(boughtIntro, state);
  return bought === moved ? boughtIntro.lastMonth <= movedIntro.lastMonth : bought > moved;
}

/** Takes no more than what is owed; interest that it leaves is added. Returns by how much the balance falls, in dollars. */
export function applyPayment(state: AccountState, payment: number): number {
  let principal: number;
  if (introIsOver(state)) {
    const owed = owedBeforeInterest(state);
    principal = Math.min(payment - state.interest, owed);
    state.moved = owed - principal;
    state.bought = 0;
  } else {
    const { moved, purchases, movedInterest, boughtInterest } = state;
    const boughtFirst = boughtIsFirst(state);
    const left = payment - (boughtFirst ? boughtInterest : movedInterest);
    const firstPart = Math.min(left, boughtFirst ? purchases : moved);
    const secondPart = Math.min(
      left - firstPart - (boughtFirst ? movedInterest : boughtInterest),
      boughtFirst ? moved : purchases,
    );
    state.bought = purchases - (boughtFirst ? firstPart : secondPart);
    state.moved = moved - (boughtFirst ? secondPart : firstPart);
    principal = firstPart + secondPart;
  }
  if (state.month !== state.terms.movedIntro.lastMonth || state.moved <= CLOSING_BALANCE) return principal;
  state.moved += state.deferredInterest;
  state.interest += state.deferredInterest;
  return principal - state.deferredInterest;
}
