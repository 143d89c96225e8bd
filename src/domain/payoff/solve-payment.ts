import { type Account, hasPurchases } from "./account";
import { annuityPayment } from "./annuity";
import { keepLedger } from "./ledger";
import { MAX_MONTHS } from "./conventions";
import { centsUp, smallestThatEnds } from "./smallest-payment";

/**
 * A solved payment leaves nothing: the cent that the simulation forgives would make $99.99 the payment that clears $100
 * in a month. A ten-thousandth of a cent is what floating point may leave of nothing.
 */
const NOTHING_LEFT = 1e-6;

/** The smallest payment, to the cent, that brings an account to `closingBalance` within `maxMonths`. */
function solve(account: Account, maxMonths: number, closingBalance: number): number | null {
  const ends = (payment: number) =>
    keepLedger(account, payment, { maxMonths, closingBalance }).balanceLeft <= closingBalance;
  const near = annuityPayment(account, maxMonths, closingBalance);
  const nearest = Math.max(1, centsUp(near));
  // Where nothing is bought this is the answer; it is tried only because of what floating point may do to it. Purchases
  // and fees stop with the debt, so with them a smaller payment may do.
  if (Number.isSafeInteger(nearest) && !hasPurchases(account) && ends(nearest / 100)) return nearest / 100;
  return smallestThatEnds(ends, near);
}

/**
 * The fixed payment, rounded up to the cent, that pays an account off in full within `months`, purchases and fees
 * included: on a plain balance it is the annuity of a statement's 36-month payment (12 CFR 1026.7(b)(12)(i)(F)).
 * Takes a sound account and 1 to 600 whole months. Gives null only for amounts beyond what cents can count.
 */
export function paymentWithin(account: Account, months: number): number | null {
  return solve(account, months, NOTHING_LEFT);
}

/**
 * The smallest payment in dollars, to the cent, with which the simulation ends within 600 months, as `smallestPayment`
 * has it for the simple calculator. Takes a sound account. Gives null only for amounts beyond what cents can count.
 */
export function smallestEndingPayment(account: Account, closingBalance: number): number | null {
  return solve(account, MAX_MONTHS, closingBalance);
}
