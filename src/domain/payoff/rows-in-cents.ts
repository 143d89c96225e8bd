import { toCents } from "../text/format";
import { CLOSING_BALANCE } from "./conventions";

type Row = { opening: number; fees: number; interest: number; payment: number; closing: number };

/**
 * The months of one debt as they are printed, in whole cents: every line adds up, so do the columns to the totals beside them,
 * and the last balance is nothing. What is paid and charged is what its running sum, rounded, has grown by; the interest is
 * what then is left between two balances, within two cents of the exact one. Takes the rows of one debt from its first month.
 */
export function rowsInCents<R extends Row>(rows: readonly R[]): (R & { principal: number })[] {
  const sums = { fees: 0, payment: 0 };
  const grown = (name: keyof typeof sums, amount: number): number => {
    const before = toCents(sums[name]);
    sums[name] += amount;
    return toCents(toCents(sums[name]) - before);
  };
  let opening = toCents(rows[0]?.opening ?? 0);
  return rows.map((row) => {
    const fees = grown("fees", row.fees);
    const payment = grown("payment", row.payment);
    const closing = row.closing <= CLOSING_BALANCE ? 0 : toCents(row.closing);
    const interest = toCents(closing - opening - fees + payment);
    const line = {
      ...row,
      opening,
      fees,
      interest,
      payment,
      principal: toCents(payment - interest),
      closing,
    };
    opening = closing;
    return line;
  });
}
