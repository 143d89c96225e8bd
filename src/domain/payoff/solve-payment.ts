import { type Account, hasFees } from "./account";
import { annuityPayment } from "./annuity";
import { amortize } from "./amortization";
import { CLOSING_BALANCE, MAX_MONTHS, ROUNDING_ERROR } from "../money/conventions";

/** An amount in dollars as whole cents, rounded up. */
export const centsUp = (dollars: number) => Math.ceil((dollars - ROUNDING_ERROR) * 100);

/**
 * The smallest payment in dollars, to the cent, with which a debt ends: whoever pays more is never later. The search
 * starts at `near`, a guess in dollars, with steps that double, and halves the last of them; from a good guess it takes
 * two or three trials. `near` is a number, and from some payment on the debt ends: else this never
 * returns.
 */
export function smallestThatEnds(ends: (payment: number) => boolean, near: number): number {
  let tooSmall = 0;
  let enough = Math.max(1, Math.ceil(near * 100));
  if (ends(enough / 100)) {
    for (let step = 1; enough > step; step *= 2) {
      if (!ends((enough - step) / 100)) {
        tooSmall = enough - step;
        break;
      }
      enough -= step;
    }
  } else {
    let step = 1;
    do {
      tooSmall = enough;
      enough += step;
      step *= 2;
    } while (!ends(enough / 100));
  }
  while (enough - tooSmall > 1) {
    const middle = Math.floor((tooSmall + enough) / 2);
    if (ends(middle / 100)) enough = middle;
    else tooSmall = middle;
  }
  return enough / 100;
}

/**
 * A solved payment leaves nothing: the cent that the simulation forgives would make $99.99 the payment that clears $100
 * in a month. A ten-thousandth of a cent is what floating point may leave of nothing.
 */
const NOTHING_LEFT = 1e-6;

/** The smallest payment, to the cent, that brings an account to `closingBalance` within `maxMonths`. */
function solve(account: Account, maxMonths: number, closingBalance: number): number {
  const ends = (payment: number) =>
    amortize(account, payment, { maxMonths, closingBalance }).balanceLeft <= closingBalance;
  const near = annuityPayment(account, maxMonths, closingBalance);
  const nearest = Math.max(1, centsUp(near));
  // Without fees this is the answer; it is tried only because of what floating point may do to it. Fees stop with the debt,
  // so with them a smaller payment may do.
  if (!hasFees(account) && ends(nearest / 100)) return nearest / 100;
  return smallestThatEnds(ends, near);
}

/**
 * The fixed payment, rounded up to the cent, that pays an account off in full within `months`, fees included: on a plain balance it is the annuity of a statement's 36-month payment (12 CFR 1026.7(b)(12)(i)(F)).
 * Takes a sound account and 1 to 600 whole months.
 */
export function paymentWithin(account: Account, months: number): number {
  return solve(account, months, NOTHING_LEFT);
}

/** The smallest payment in dollars, to the cent, with which the simulation ends within 600 months. Takes a sound account. */
export function smallestEndingPayment(account: Account): number {
  return solve(account, MAX_MONTHS, CLOSING_BALANCE);
}
