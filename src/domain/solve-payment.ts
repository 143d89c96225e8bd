import { type Account, hasPurchases, introRate } from "./account";
import { keepLedger } from "./ledger";
import { MAX_MONTHS, monthlyRate } from "./payoff";

/**
 * A solved payment leaves nothing: the cent that the simulation forgives would make $99.99 the payment that clears $100
 * in a month. A ten-thousandth of a cent is what floating point may leave of nothing.
 */
const NOTHING_LEFT = 1e-6;

/**
 * The payment in dollars that ends after exactly `months`, not rounded: what is owed and charged, discounted to the
 * start, over a discounted dollar a month. Where two rates hold at once, `pick` says which is taken for both balances.
 */
function annuity(account: Account, months: number, pick: (a: number, b: number) => number): number {
  const { balance, transferFee = 0, annualFee = 0, spending = 0 } = account;
  const regular = monthlyRate(account.apr);
  const moved = introRate(account, "transfers");
  const bought = hasPurchases(account) ? introRate(account, "purchases") : moved;
  let discount = 1;
  let owed = balance + transferFee;
  let dollars = 0;
  for (let month = 1; month <= months; month += 1) {
    const movedRate = month <= moved.lastMonth ? moved.rate : regular;
    const boughtRate = month <= bought.lastMonth ? bought.rate : regular;
    owed += (spending + (month % 12 === 1 ? annualFee : 0)) * discount;
    discount /= 1 + pick(movedRate, boughtRate);
    dollars += discount;
  }
  return owed / dollars;
}

/** The smallest whole number of cents that ends within `months`; null if cents can't count it. */
function smallestCents(account: Account, months: number, closingBalance: number): number | null {
  const ends = (cents: number) =>
    keepLedger(account, cents / 100, { maxMonths: months, closingBalance }).balanceLeft <= closingBalance;

  // The annuity at the lower and at the higher of the two rates encloses the payment, to within the rounding.
  let tooSmall = Math.max(0, Math.floor(annuity(account, months, Math.min) * 100) - 2);
  let enough = Math.ceil(annuity(account, months, Math.max) * 100) + 1;
  if (!Number.isSafeInteger(enough)) return null;
  // A debt that ends before a later annual fee falls due can need less than the annuity that counts the fee.
  if (ends(tooSmall)) tooSmall = 0;
  while (enough - tooSmall > 1) {
    const middle = Math.floor((tooSmall + enough) / 2);
    if (ends(middle)) enough = middle;
    else tooSmall = middle;
  }
  return enough;
}

/**
 * The fixed payment in dollars, rounded up to the cent, that pays an account off in full within `months`, purchases and
 * fees included: on a plain balance it is the annuity of 12 CFR 1026.7(b)(12)(i)(F), rounded up.
 * Takes a sound account and 1 to 600 whole months. Gives null only for amounts beyond what cents can count.
 */
export function paymentWithin(account: Account, months: number): number | null {
  const cents = smallestCents(account, months, NOTHING_LEFT);
  return cents === null ? null : cents / 100;
}

/**
 * The smallest payment in dollars, to the cent, with which the simulation ends within 600 months, as `smallestPayment`
 * has it for the simple calculator. Takes a sound account. Gives null only for amounts beyond what cents can count.
 */
export function smallestEndingPayment(account: Account, closingBalance: number): number | null {
  const cents = smallestCents(account, MAX_MONTHS, closingBalance);
  return cents === null ? null : cents / 100;
}
