import type { Account } from "./account";
import { balanceOf, bookPayment, chargeMonth, introIsOver, openBook, owedBeforeInterest } from "./account-book";
import { type MinimumRule, minimumPayment } from "./minimum-payment";
import { CLOSING_BALANCE, MAX_MONTHS, MONTHS_A_YEAR } from "./conventions";

/** What one account comes to under one way of paying. Dollars; nothing is rounded. */

/** What is paid each month: an amount in dollars, or the issuer's minimum. */
export type Paying = number | MinimumRule;

/** `opening + fees + interest - payment = closing`; the transfer fee stands in month 1. */
export type LedgerRow = {
  month: number;
  opening: number;
  fees: number;
  interest: number;
  payment: number;
  closing: number;
};

export type LedgerOptions = {
  /** Keep no more months than these. */
  maxMonths?: number;
  /** Nothing is owed at this balance or below, in dollars. */
  closingBalance?: number;
  /** Where the months are to be written, if they are wanted. */
  rows?: LedgerRow[] | null;
};

/** Less principal than this, in dollars, is a rounding error of the machine: the payment equals the interest. */
const NO_PRINCIPAL = 1e-9;

/** What is to be paid in a month. `owed` is without the month's interest. */
export function amountDue(paying: Paying, owed: number, interest: number): number {
  return typeof paying === "number" ? paying : minimumPayment(paying, owed, interest);
}

/** Keeps an account's book until nothing is owed, for 600 months at most. Takes a sound account (`isAccount`). */
export function keepLedger(account: Account, paying: Paying, options: LedgerOptions = {}) {
  const { balance, transferFee = 0, monthlyFee = 0 } = account;
  const { maxMonths = MAX_MONTHS, closingBalance = CLOSING_BALANCE, rows } = options;
  const book = openBook(account);
  const introEnd = book.terms.movedIntro.lastMonth;

  let months = 0;
  let interest = 0;
  let annualFees = 0;
  let totalPayments = 0;
  let firstYearCost = transferFee;
  let balanceAtIntroEnd = introEnd > 0 ? 0 : null;
  let notCoveredIn: number | null = null;

  // Six hundred cards are calculated anew at every keystroke: nothing in this loop is allocated unless rows are wanted.
  // Where amounts overflow, the comparison keeps the loop going to a month whose interest nothing covers.
  while (!(balanceOf(book) <= closingBalance) && months < maxMonths) {
    const opening = months === 0 ? balance : balanceOf(book);
    chargeMonth(book);
    const due = amountDue(paying, owedBeforeInterest(book), book.interest);
    if (introIsOver(book) && !(due - book.interest - monthlyFee > NO_PRINCIPAL)) {
      notCoveredIn = book.month;
      break;
    }
    const principal = bookPayment(book, due);
    const { month, fees } = book;
    const payment = book.interest + principal;

    months = month;
    interest += book.interest;
    annualFees += fees;
    totalPayments += payment;
    if (month <= MONTHS_A_YEAR) firstYearCost = interest + transferFee + annualFees;
    if (month === introEnd) balanceAtIntroEnd = balanceOf(book);
    rows?.push({
      month,
      opening,
      fees: month === 1 ? transferFee + fees : fees,
      interest: book.interest,
      payment,
      closing: balanceOf(book),
    });
  }

  return {
    /** Months that were kept. */
    months,
    interest,
    transferFee,
    /** Annual and monthly fees. */
    annualFees,
    /** Interest and fees. */
    totalCost: interest + transferFee + annualFees,
    /** The part of the total cost that falls into months 1 to 12. */
    firstYearCost,
    totalPayments,
    balanceLeft: balanceOf(book),
    /** All that is owed after the last intro month of the balance, 0 if it is paid by then; null without an intro. */
    balanceAtIntroEnd,
    /**
     * The month in which the payment is first seen not to exceed interest and monthly fees though no intro rate is left to
     * end. What is owed never falls again then, since every later month is the same or worse. The books end before that
     * month. Null if there is no such month.
     */
    notCoveredIn,
  };
}

export type Ledger = ReturnType<typeof keepLedger>;
