import { type Account, type IntroRate, balanceIntro, hasFees, introRate } from "./account";
import { CLOSING_BALANCE, MONTHS_A_YEAR, monthlyRate } from "./conventions";

/**
 * The book of one account, which is taken on month by month: first the month's fees and interest are charged
 * (`chargeMonth`), then a payment is booked (`bookPayment`). Dollars; rates are fractions a month; nothing is rounded.
 *
 * Two balances are kept, what was moved (with its fee) and the annual and monthly fees, which count as purchases, each at its
 * own rate; without fees this is the specification's calculator (section 9), operation by operation. A fee bears interest from
 * the month's start: an account that carries a balance has no grace period.
 */
export type AccountBook = {
  readonly terms: BookTerms;
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

/** What an account charges, ready to reckon with. */
type BookTerms = {
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

function bookAt(terms: BookTerms, month: number, moved: number, bought: number, deferredInterest: number): AccountBook {
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

/** A book in which the balance and its transfer fee are owed. Takes a sound account (`isAccount`). */
export function openBook(account: Account): AccountBook {
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
  return bookAt(terms, 0, account.balance + (account.transferFee ?? 0), 0, 0);
}

/** The same book between two months, to be taken on in another way. */
export function copyBook({ terms, month, moved, bought, deferredInterest }: AccountBook): AccountBook {
  return bookAt(terms, month, moved, bought, deferredInterest);
}

/** A new book on the terms of another one, in which so many dollars are owed. */
export function reopenBook({ terms }: AccountBook, owed: number): AccountBook {
  return bookAt(terms, 0, owed, 0, 0);
}

/** What is owed between two months. */
export function balanceOf(book: AccountBook): number {
  return book.moved + book.bought;
}

/** Whether the regular rate is the only one left. */
export function introIsOver(book: AccountBook): boolean {
  return book.month > book.terms.lastIntroMonth;
}

/** What is owed in the month that is charged, without its interest. */
export function owedBeforeInterest(book: AccountBook): number {
  return book.moved + book.purchases;
}

function yearlyFee({ annualFee, firstYearFee }: BookTerms, month: number): number {
  if (month === 1) return firstYearFee;
  return month % MONTHS_A_YEAR === 1 ? annualFee : 0;
}

function rateOf(intro: IntroRate, book: AccountBook): number {
  return book.month <= intro.lastMonth ? intro.rate : book.terms.regularRate;
}

/** Charges the next month's fees and interest. */
export function chargeMonth(book: AccountBook): void {
  const { terms } = book;
  book.month += 1;
  book.fees = yearlyFee(terms, book.month) + terms.monthlyFee;
  book.purchases = book.bought + book.fees;
  if (introIsOver(book)) {
    book.interest = owedBeforeInterest(book) * book.terms.regularRate;
    return;
  }
  book.movedInterest = book.moved * rateOf(terms.movedIntro, book);
  book.boughtInterest = book.purchases * rateOf(terms.boughtIntro, book);
  book.interest = book.movedInterest + book.boughtInterest;
  if (book.terms.isDeferred && book.month <= book.terms.movedIntro.lastMonth) {
    book.deferredInterest += book.moved * book.terms.regularRate;
  }
}

/** Billing cycles before a deferral ends in which the deferred balance is paid first (12 CFR 1026.53(b)(1)(i)). */
const DEFERRED_FIRST = 2;

/**
 * Which of the two balances a payment reduces first: that with the higher rate. The law says so of what exceeds the minimum
 * payment (12 CFR 1026.53(a)) and leaves the rest, and equal rates, to the issuer; here the whole payment goes there, and
 * at equal rates to the balance whose intro ends first.
 */
function boughtIsFirst(book: AccountBook): boolean {
  const { movedIntro, boughtIntro } = book.terms;
  const { month } = book;
  if (book.terms.isDeferred && month <= movedIntro.lastMonth && month > movedIntro.lastMonth - DEFERRED_FIRST) {
    return false;
  }
  const moved = rateOf(movedIntro, book);
  const bought = rateOf(boughtIntro, book);
  return bought === moved ? boughtIntro.lastMonth <= movedIntro.lastMonth : bought > moved;
}

/**
 * Books a payment in the month that is charged, which takes no more than what is owed; interest that it leaves is added to
 * the balance. Gives by how much the balance falls: with the month's `interest` that is what was paid.
 */
export function bookPayment(book: AccountBook, payment: number): number {
  let principal: number;
  if (introIsOver(book)) {
    const owed = owedBeforeInterest(book);
    principal = Math.min(payment - book.interest, owed);
    book.moved = owed - principal;
    book.bought = 0;
  } else {
    const { moved, purchases, movedInterest, boughtInterest } = book;
    const boughtFirst = boughtIsFirst(book);
    const left = payment - (boughtFirst ? boughtInterest : movedInterest);
    const firstPart = Math.min(left, boughtFirst ? purchases : moved);
    const secondPart = Math.min(
      left - firstPart - (boughtFirst ? movedInterest : boughtInterest),
      boughtFirst ? moved : purchases,
    );
    book.bought = purchases - (boughtFirst ? firstPart : secondPart);
    book.moved = moved - (boughtFirst ? secondPart : firstPart);
    principal = firstPart + secondPart;
  }
  if (book.month !== book.terms.movedIntro.lastMonth || book.moved <= CLOSING_BALANCE) return principal;
  book.moved += book.deferredInterest;
  book.interest += book.deferredInterest;
  return principal - book.deferredInterest;
}
