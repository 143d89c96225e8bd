import type { TransferFee } from "../../content/schema/card-schema";
import type { Account } from "../payoff/account";
import type { Terms } from "./card";
import { aprEnds } from "./card-texts";

/** What a card's terms make of one person's debt: the account that the payoff engine takes. Dollars, percent a year. */

/** What it costs to move `balance` dollars: the percentage, or the smallest fee if that is more; null if unknown. */
export function transferFeeOn(fee: TransferFee, balance: number): number | null {
  if (fee === "none") return 0;
  return fee === "unknown" ? null : Math.max((balance * fee.percent) / 100, fee.minimum);
}

/**
 * The ends of the regular APR that a moved balance comes to bear. Where purchases are made too and bear another rate, the
 * account counts with the dearer of the two, so that a card never looks cheaper than it is.
 */
export function movedAprEnds({ purchaseApr, transferApr }: Terms, spending: number): { low: number; high: number } {
  const moved = aprEnds(transferApr ?? purchaseApr);
  if (spending === 0) return moved;
  const bought = aprEnds(purchaseApr);
  return { low: Math.max(moved.low, bought.low), high: Math.max(moved.high, bought.high) };
}

/** A balance moved to the card at a regular APR of its range; null while the transfer fee is unknown, which is not free. */
export function movedAccount(terms: Terms, apr: number, balance: number, spending = 0): Account | null {
  const { introOffers, annualFee, firstYearFee, monthlyFee } = terms;
  const transferFee = transferFeeOn(terms.transferFee, balance);
  if (transferFee === null) return null;
  return {
    balance,
    apr,
    introOffers,
    transferFee,
    annualFee,
    firstYearFee: firstYearFee ?? annualFee,
    monthlyFee: monthlyFee ?? 0,
    spending,
  };
}
