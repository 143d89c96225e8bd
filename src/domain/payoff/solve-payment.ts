import { type Account, balanceIntro } from "./account";
import { amortize } from "./simulation";
import { CLOSING_BALANCE, MAX_APR, MAX_MONTHS, ROUNDING_ERROR, monthlyRate } from "../money/conventions";
import { toCents } from "../text/format";

/** An amount in dollars as whole cents, rounded up. */
export const ceilToCents = (dollars: number) => Math.ceil((dollars - ROUNDING_ERROR) * 100);

/** The smallest payment that ends a debt, from `near` on by halves. Some payment must end it, or it never returns. */
export function smallestThatEnds(ends: (payment: number) => boolean, near: number): number {
  let tooSmall = 0;
  let enough = Math.max(1, Math.ceil(near * 100));
  while (!ends(enough / 100)) {
    tooSmall = enough;
    enough *= 2;
  }
  while (enough - tooSmall > 1) {
    const middle = Math.floor((tooSmall + enough) / 2);
    if (ends(middle / 100)) enough = middle;
    else tooSmall = middle;
  }
  return enough / 100;
}

/** In dollars: a solved payment leaves nothing, not the cent that the simulation forgives, but for floating point. */
const NOTHING_LEFT = 1e-6;

function solve(account: Account, maxMonths: number, closingBalance: number): number {
  const ends = (payment: number) =>
    amortize(account, payment, { maxMonths, closingBalance }).balanceLeft <= closingBalance;
  return smallestThatEnds(ends, annuityPayment(account, maxMonths, closingBalance));
}

/** The fixed payment that ends an account, fees included, in 1 to 600 whole months. Takes a sound account. */
export function paymentWithin(account: Account, months: number): number {
  return solve(account, months, NOTHING_LEFT);
}

/** The smallest payment in dollars, to the cent, with which the simulation ends within 600 months. Takes a sound account. */
export function smallestEndingPayment(account: Account): number {
  return solve(account, MAX_MONTHS, CLOSING_BALANCE);
}

/** The present value of a dollar at the end of each of so many months, at a fraction a month. */
function annuity(rate: number, months: number): number {
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
}

/** The payment that leaves `closingBalance` after so many months, without annual and monthly fees. */
function annuityPayment(account: Account, months: number, closingBalance: number): number {
  const { balance, transferFee = 0 } = account;
  const regular = monthlyRate(account.apr);
  const { rate, lastMonth } = balanceIntro(account);
  const intro = Math.min(months, lastMonth);
  const worthAfterIntro = (1 + rate) ** -intro;
  const paid = annuity(rate, intro) + worthAfterIntro * annuity(regular, months - intro);
  return (balance + transferFee - closingBalance * worthAfterIntro * (1 + regular) ** (intro - months)) / paid;
}

/** The months of the box on a statement (12 CFR 1026.7(b)(12)(i)(F)). */
export const STATEMENT_MONTHS = 36;

/** A rate to a hundredth of a percent takes no more halvings of 100%. */
const HALVINGS = 20;

/** The APR, to two decimals, at which a printed payment ends a balance in 36 months; null if none from 0% to 100% does. */
export function statementApr(balance: number, payment: number): number | null {
  const paymentAt = (apr: number) => annuityPayment({ balance, apr }, STATEMENT_MONTHS, 0);
  if (!(balance > 0 && payment >= paymentAt(0) && payment <= paymentAt(MAX_APR))) return null;
  let low = 0;
  let high = MAX_APR;
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (paymentAt(middle) < payment) low = middle;
    else high = middle;
  }
  return toCents(high);
}
