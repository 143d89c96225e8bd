import { type Account, balanceIntro, introRate } from "./account";
import { MONTHS_A_YEAR, monthlyRate } from "../money/conventions";

/**
 * Payments in closed form: no month is gone through. Without it a search takes twenty trials where it now takes one to
 * three, which six hundred cards don't bear at every keystroke (`npx tsx scripts/bench/presses.ts`). Dollars, months.
 */

/** The present value of a dollar at the end of each of so many months, at a fraction a month. */
function annuity(rate: number, months: number): number {
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
}

/**
 * The payment that brings what is owed to `closingBalance` after exactly so many months, if fees never stop and each is
 * paid in its own month: it bears that month's interest at its own rate, and then is a part of
 * what was moved. It is all that comes to be owed over all that a dollar a month comes to, both at their worth now.
 * Without fees it is the annuity's payment, exactly; else it is near. Takes a sound account, whole months
 * from 1; the result is negative if less than `closingBalance` is owed.
 */
export function annuityPayment(account: Account, months: number, closingBalance: number): number {
  const { balance, transferFee = 0, annualFee = 0, firstYearFee = annualFee, monthlyFee = 0 } = account;
  const regular = monthlyRate(account.apr);
  const moved = balanceIntro(account);
  const bought = introRate(account, "purchases");
  const worthAfter = (month: number) =>
    (1 + moved.rate) ** -Math.min(month, moved.lastMonth) * (1 + regular) ** -Math.max(0, month - moved.lastMonth);
  const annuityOver = (first: number) => {
    const intro = Math.min(first, moved.lastMonth);
    return annuity(moved.rate, intro) + worthAfter(intro) * annuity(regular, first - intro);
  };

  const paid = annuityOver(months);
  const paidInIntro = annuityOver(Math.min(months, bought.lastMonth));
  let owed = balance + transferFee;
  owed += monthlyFee * ((1 + bought.rate) * paidInIntro + (1 + regular) * (paid - paidInIntro));
  for (let month = 1; month <= months; month += MONTHS_A_YEAR) {
    const fee = month === 1 ? firstYearFee : annualFee;
    owed += fee * (1 + (month <= bought.lastMonth ? bought.rate : regular)) * worthAfter(month);
  }
  return (owed - closingBalance * worthAfter(months)) / paid;
}
