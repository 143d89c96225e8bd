import { type Account, hasPurchases, introRate } from "./account";
import { type MinimumRule, minimumPayment } from "./minimum-payment";
import { CLOSING_BALANCE, MAX_MONTHS, MONTHS_A_YEAR, monthlyRate } from "./conventions";

/** The books of one account, month by month. Dollars; nothing is rounded. */

/** What is paid each month: an amount in dollars, or the issuer's minimum. */
export type Paying = number | MinimumRule;

/**
 * One month. `opening + spending + fees + interest - payment = closing`, and `interest + principal = payment`.
 * The transfer fee stands in month 1.
 */
export type LedgerRow = {
  month: number;
  opening: number;
  spending: number;
  fees: number;
  interest: number;
  payment: number;
  principal: number;
  closing: number;
};

export type Ledger = {
  /** Months that were kept. */
  months: number;
  interest: number;
  /** Annual and monthly fees. */
  annualFees: number;
  payments: number;
  /** Interest and fees of months 1 to 12, without the transfer fee. */
  firstYearCost: number;
  balanceLeft: number;
  /** All that is owed after the last intro month of the moved balance, 0 if it is paid by then; null without an intro. */
  balanceAtIntroEnd: number | null;
  /**
   * The month in which the payment is first seen not to exceed interest, new spending and monthly fees though no intro rate is left
   * to end. What is owed never falls again then, since every later month is the same or worse. The books end before that
   * month. Null if there is no such month.
   */
  notCoveredIn: number | null;
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

function amountDue(paying: Paying, owed: number, interest: number): number {
  return typeof paying === "number" ? paying : minimumPayment(paying, owed, interest);
}

/**
 * Keeps the books until nothing is owed, for 600 months at most. Takes a sound account (`isAccount`).
 *
 * Two balances are kept, what was moved (with its fee) and what was bought (with annual and monthly fees), each at its own rate;
 * without purchases this is the specification's calculator (section 9), operation by operation. New purchases bear
 * interest from the month's start: an account that carries a balance has no grace period.
 * The whole payment goes to the balance with the higher rate first. The law says so of what exceeds the minimum payment
 * (12 CFR 1026.53(a)) and leaves the rest, and equal rates, to the issuer; at equal rates the balance whose intro ends
 * first is paid first.
 */
export function keepLedger(account: Account, paying: Paying, options: LedgerOptions = {}): Ledger {
  const { balance, transferFee = 0, annualFee = 0, firstYearFee = annualFee, monthlyFee = 0, spending = 0 } = account;
  const { maxMonths = MAX_MONTHS, closingBalance = CLOSING_BALANCE, rows } = options;
  const regular = monthlyRate(account.apr);
  const movedIntro = introRate(account, "transfers");
  const boughtIntro = introRate(account, "purchases");
  const lastIntroMonth = hasPurchases(account)
    ? Math.max(movedIntro.lastMonth, boughtIntro.lastMonth)
    : movedIntro.lastMonth;
  const boughtRisesFirst = boughtIntro.lastMonth <= movedIntro.lastMonth;

  let moved = balance + transferFee;
  let bought = 0;
  let months = 0;
  let totalInterest = 0;
  let annualFees = 0;
  let payments = 0;
  let firstYearCost = 0;
  let balanceAtIntroEnd = movedIntro.lastMonth > 0 ? 0 : null;
  let notCoveredIn: number | null = null;

  // Six hundred cards are calculated anew at every keystroke: nothing in this loop is allocated unless rows are wanted.
  // Where amounts overflow, the comparison keeps the loop going to a month whose interest nothing covers.
  while (!(moved + bought <= closingBalance) && months < maxMonths) {
    const month = months + 1;
    const owedBefore = moved + bought;
    const yearly = months === 0 ? firstYearFee : months % MONTHS_A_YEAR === 0 ? annualFee : 0;
    const fees = yearly + monthlyFee;
    const purchases = bought + spending + fees;

    let interest: number;
    let principal: number;
    if (month > lastIntroMonth) {
      // One rate is left, and with it one balance.
      const owed = moved + purchases;
      interest = owed * regular;
      const due = amountDue(paying, owed, interest);
      if (!(due - interest - spending - monthlyFee > NO_PRINCIPAL)) {
        notCoveredIn = month;
        break;
      }
      principal = Math.min(due - interest, owed);
      moved = owed - principal;
      bought = 0;
    } else {
      const movedRate = month <= movedIntro.lastMonth ? movedIntro.rate : regular;
      const boughtRate = month <= boughtIntro.lastMonth ? boughtIntro.rate : regular;
      const movedInterest = moved * movedRate;
      const boughtInterest = purchases * boughtRate;
      interest = movedInterest + boughtInterest;
      const due = amountDue(paying, moved + purchases, interest);
      const boughtFirst = boughtRate === movedRate ? boughtRisesFirst : boughtRate > movedRate;
      const left = due - (boughtFirst ? boughtInterest : movedInterest);
      const firstPart = Math.min(left, boughtFirst ? purchases : moved);
      const secondPart = Math.min(
        left - firstPart - (boughtFirst ? movedInterest : boughtInterest),
        boughtFirst ? moved : purchases,
      );
      bought = purchases - (boughtFirst ? firstPart : secondPart);
      moved -= boughtFirst ? secondPart : firstPart;
      principal = firstPart + secondPart;
    }

    months = month;
    totalInterest += interest;
    annualFees += fees;
    payments += interest + principal;
    if (month <= MONTHS_A_YEAR) firstYearCost = totalInterest + annualFees;
    if (month === movedIntro.lastMonth) balanceAtIntroEnd = moved + bought;
    rows?.push({
      month,
      opening: month === 1 ? balance : owedBefore,
      spending,
      fees: month === 1 ? transferFee + fees : fees,
      interest,
      payment: interest + principal,
      principal,
      closing: moved + bought,
    });
  }

  return {
    months,
    interest: totalInterest,
    annualFees,
    payments,
    firstYearCost,
    balanceLeft: moved + bought,
    balanceAtIntroEnd,
    notCoveredIn,
  };
}
