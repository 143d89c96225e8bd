import { annuityPayment } from "../payoff/solve-payment";
import { MAX_APR } from "../money/conventions";
import { toCents } from "../text/format";

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
