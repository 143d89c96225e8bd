import { type Account, hasPurchases } from "./account";
import { annuityPayment } from "./annuity";
import { type Ledger, keepLedger } from "./ledger";
import { MAX_MONTHS } from "./payoff";
import { centsUp, smallestThatEnds } from "./smallest-payment";

/**
 * A solved payment leaves nothing: the cent that the simulation forgives would make $99.99 the payment that clears $100
 * in a month. A ten-thousandth of a cent is what floating point may leave of nothing.
 */
const NOTHING_LEFT = 1e-6;

/** A payment in dollars, to the cent, and the books that were kept with it. */
export type SolvedPayment = { payment: number; ledger: Ledger };

/** The smallest payment that brings an account to `closingBalance` within `maxMonths`. */
function solve(account: Account, maxMonths: number, closingBalance: number): SolvedPayment | null {
  let solved: SolvedPayment | null = null;
  // Each trial that ends is smaller than the one before, so the last of them is the answer.
  const ends = (payment: number) => {
    const ledger = keepLedger(account, payment, { maxMonths, closingBalance });
    if (!(ledger.balanceLeft <= closingBalance)) return false;
    solved = { payment, ledger };
    return true;
  };
  const near = annuityPayment(account, maxMonths, closingBalance);
  const nearest = Math.max(1, centsUp(near));
  if (!Number.isSafeInteger(nearest)) return null;
  // Where nothing is bought this is the answer; it is tried only because of what floating point may do to it. Purchases
  // and fees stop with the debt, so with them a smaller payment may do.
  if (!hasPurchases(account) && ends(nearest / 100)) return solved;
  return smallestThatEnds(ends, near) === null ? null : solved;
}

/**
 * The fixed payment, rounded up to the cent, that pays an account off in full within `months`, purchases and fees
 * included: on a plain balance it is the annuity of a statement's 36-month payment (12 CFR 1026.7(b)(12)(i)(F)).
 * Takes a sound account and 1 to 600 whole months. Gives null only for amounts beyond what cents can count.
 */
export function solveWithin(account: Account, months: number): SolvedPayment | null {
  return solve(account, months, NOTHING_LEFT);
}

/** The payment of `solveWithin` alone, in dollars. */
export function paymentWithin(account: Account, months: number): number | null {
  return solveWithin(account, months)?.payment ?? null;
}

/**
 * The smallest payment in dollars, to the cent, with which the simulation ends within 600 months, as `smallestPayment`
 * has it for the simple calculator. Takes a sound account. Gives null only for amounts beyond what cents can count.
 */
export function smallestEndingPayment(account: Account, closingBalance: number): number | null {
  return solve(account, MAX_MONTHS, closingBalance)?.payment ?? null;
}
