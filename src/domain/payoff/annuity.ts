import { type Account, balanceIntro, introRate } from "./account";
import { MONTHS_A_YEAR, monthlyRate } from "../money/conventions";

/** Payments in closed form: a search that starts from one takes three trials, not twenty. Dollars, months. */

/** The present value of a dollar at the end of each of so many months, at a fraction a month. */
function annuity(rate: number, months: number): number {
  return rate === 0 ? months : -Math.expm1(-months * Math.log1p(rate)) / rate;
}

/** The payment that leaves `closingBalance` after so many months: exact without fees, else near; negative if less is owed. */
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
