import type { IntroScope } from "../../schema/vocabulary";
import type { Offer } from "../lending/offer";
import { MAX_DOLLARS, monthlyRate } from "../money/conventions";

/** One account of one person: what it owes and what it charges. Dollars, percent a year, months. */
export type Account = {
  /** The balance at the start, or the amount moved to the account, without the transfer fee; dollars. */
  balance: number;
  /** Whether the balance was moved here or is a purchase, and so which intro rate it has; moved if left out. */
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

/** Whether an account of sound terms can be calculated with: its balance above zero, nothing negative or above a million. */
export function isAccount({ balance, apr }: Account): boolean {
  return balance > 0 && balance <= MAX_DOLLARS && apr >= 0 && apr <= MAX_DOLLARS;
}

/** A rate that holds through month `lastMonth`; `lastMonth` is 0 if there is no intro. The rate is a fraction a month. */
export type IntroRate = { lastMonth: number; rate: number };

/** The intro rate of the balance, by how it came here. */
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
