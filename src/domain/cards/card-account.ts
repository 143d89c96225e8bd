import type { TransferFee } from "../../schema/card-schema";
import type { Goal } from "../numbers/numbers";
import type { Account } from "../payoff/account";
import type { Tier } from "../../schema/vocabulary";
import type { TierApr } from "../market/tier-apr";
import type { IntroScope } from "../../schema/vocabulary";
import type { Card, Terms } from "./card";
import { aprEnds } from "./card-texts";

/** What a card's terms make of one person's debt: the account that the payoff engine takes. Dollars, percent a year. */

/** What it costs to move `balance` dollars: the percentage, or the smallest fee if that is more; null if unknown. */
export function transferFeeOn(fee: TransferFee, balance: number): number | null {
  if (fee === "none") return 0;
  return fee === "unknown" ? null : Math.max((balance * fee.percent) / 100, fee.minimum);
}

/** Which part of an intro offer counts: a balance is moved to the card, a purchase is made with it. */
const SCOPE_OF: Record<Goal, IntroScope> = { balance: "transfers", purchase: "purchases" };

/** What a person wants to put on a card: `amount` dollars, and new purchases a month. */
export type CardUse = { goal: Goal; amount: number; spending: number };

/**
 * The ends of the regular APR that the amount comes to bear. Where a balance is moved, purchases are made too and bear another
 * rate, the account counts with the dearer of the two, so that a card never looks cheaper than it is.
 */
export function regularAprEnds({ purchaseApr, transferApr }: Terms, use: CardUse): { low: number; high: number } {
  const bought = aprEnds(purchaseApr);
  if (use.goal === "purchase") return bought;
  const moved = aprEnds(transferApr ?? purchaseApr);
  if (use.spending === 0) return moved;
  return { low: Math.max(moved.low, bought.low), high: Math.max(moved.high, bought.high) };
}

/** The ends of the regular APR that count, and what was reported for the tier; null if nothing was, or no tier is known. */
export type CountedApr = { low: number; high: number; reported: TierApr | null };

/**
 * The regular APR that a card counts with for a tier: the reported one, whatever the amount is for; both ends of our own range
 * where none was reported or no tier is known. Gives the tier alone for a card that was reported to be for other scores.
 */
export function countedApr(
  { terms, reportedAprs }: Pick<Card, "terms" | "reportedAprs">,
  use: CardUse,
  tier: Tier | null,
): CountedApr | { notMeantFor: Tier } {
  const reported = tier && reportedAprs?.[tier];
  if (!tier || !reported) return { ...regularAprEnds(terms, use), reported: null };
  if (reported === "not-meant") return { notMeantFor: tier };
  return { low: reported.apr, high: reported.apr, reported };
}

/** The account at a regular APR of the card's range; null while a transfer fee is unknown, which is not free. */
export function cardAccount(terms: Terms, apr: number, { goal, amount, spending }: CardUse): Account | null {
  const { introOffers, annualFee, firstYearFee, monthlyFee } = terms;
  const transferFee = goal === "balance" ? transferFeeOn(terms.transferFee, amount) : 0;
  if (transferFee === null) return null;
  return {
    balance: amount,
    balanceScope: SCOPE_OF[goal],
    apr,
    introOffers,
    transferFee,
    annualFee,
    firstYearFee: firstYearFee ?? annualFee,
    monthlyFee: monthlyFee ?? 0,
    spending,
  };
}
