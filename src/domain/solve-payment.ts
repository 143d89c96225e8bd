import type { Account } from "./account";
import { keepLedger } from "./ledger";
import { MAX_MONTHS } from "./payoff";

/**
 * A solved payment leaves nothing: the cent that the simulation forgives would make $99.99 the payment that clears $100
 * in a month. A ten-thousandth of a cent is what floating point may leave of nothing.
 */
const NOTHING_LEFT = 1e-6;

/**
 * The smallest payment in dollars, to the cent, that brings an account to `closingBalance` within `maxMonths`, by
 * bisection: whoever pays more is never later. Null if cents can't count the amounts.
 */
function smallestWithin(account: Account, maxMonths: number, closingBalance: number): number | null {
  const ends = (cents: number) =>
    keepLedger(account, cents / 100, { maxMonths, closingBalance }).balanceLeft <= closingBalance;

  // An equal share of the balance is near the answer, so that little is left to bisect.
  let tooSmall = 0;
  let enough = Math.max(1, Math.ceil((account.balance / maxMonths) * 100));
  while (Number.isSafeInteger(enough) && !ends(enough)) {
    tooSmall = enough;
    enough *= 2;
  }
  if (!Number.isSafeInteger(enough)) return null;
  while (enough - tooSmall > 1) {
    const middle = Math.floor((tooSmall + enough) / 2);
    if (ends(middle)) enough = middle;
    else tooSmall = middle;
  }
  return enough / 100;
}

/**
 * The fixed payment in dollars, rounded up to the cent, that pays an account off in full within `months`, purchases and
 * fees included: on a plain balance it is the annuity of a statement's 36-month payment (12 CFR 1026.7(b)(12)(i)(F)).
 * Takes a sound account and 1 to 600 whole months. Gives null only for amounts beyond what cents can count.
 */
export function paymentWithin(account: Account, months: number): number | null {
  return smallestWithin(account, months, NOTHING_LEFT);
}

/**
 * The smallest payment in dollars, to the cent, with which the simulation ends within 600 months, as `smallestPayment`
 * has it for the simple calculator. Takes a sound account. Gives null only for amounts beyond what cents can count.
 */
export function smallestEndingPayment(account: Account, closingBalance: number): number | null {
  return smallestWithin(account, MAX_MONTHS, closingBalance);
}
