import type { IntroScope, Tier } from "../../schema/vocabulary";
import { aprEnds } from "../lending/apr";
import { transferFeeOn } from "../lending/fees";
import type { Goal } from "../numbers/numbers";
import type { Account } from "../payoff/account";
import type { Card, Terms } from "./card";

/** What a card's terms make of one person's debt: the account that the payoff engine takes. Dollars, percent a year. */

/** Which part of an intro offer counts: a balance is moved to the card, a purchase is made with it. */
export const SCOPE_OF: Record<Goal, IntroScope> = { balance: "transfers", purchase: "purchases" };

/** What a person wants to put on a card: `amount` dollars, and new purchases a month. */
export type CardUse = { goal: Goal; amount: number; spending: number };

type Ends = { low: number; high: number };

/**
 * The ends of the regular APR that the amount comes to bear. Where a balance is moved, purchases are made too and bear another
 * rate, the account counts with the higher of the two, so that a card never looks cheaper than it is.
 */
export function regularAprEnds({ purchaseApr, transferApr }: Terms, use: CardUse): Ends {
  const bought = aprEnds(purchaseApr);
  if (use.goal === "purchase") return bought;
  const moved = aprEnds(transferApr ?? purchaseApr);
  if (use.spending === 0) return moved;
  return { low: Math.max(moved.low, bought.low), high: Math.max(moved.high, bought.high) };
}

/** The card's own range, the rate reported for the score, or the side of the reported median on which the score lies. */
export type AprBasis = "range" | "tier" | "above-median" | "below-median";

/** The ends of the regular APR that count, and why these. */
export type CountedApr = Ends & { basis: AprBasis };

/** All that the rate for a score may depend on. */
export type CardRates = Pick<Card, "terms" | "reported">;

/** The scores whose holders mostly get a rate above the median of all accounts, and those who mostly get one below. */
const ABOVE_MEDIAN: readonly Tier[] = ["no-score", "619-or-less"];
const BELOW_MEDIAN: readonly Tier[] = ["720-or-more"];

/**
 * The regular APR that a card counts with for a tier: the rate reported for it; without one, from the reported median to the
 * highest for low scores and none, from the lowest to the median for the best, else the whole range, as without a tier. A median
 * of all accounts is no rate of a score: where both are known, low scores pay more and the best pay less. Gives the tier alone
 * for a card that was reported to be for other scores.
 */
export function countedApr(
  { terms, reported }: CardRates,
  use: CardUse,
  tier: Tier | null,
): CountedApr | { notMeantFor: Tier } {
  const range = regularAprEnds(terms, use);
  if (!tier || !reported) return { ...range, basis: "range" };
  if (!reported.meantFor.includes(tier)) return { notMeantFor: tier };
  const { byTier, median } = reported;
  const rate = byTier[tier];
  if (rate !== null) return { low: rate, high: rate, basis: "tier" };
  if (median === null) return { ...range, basis: "range" };
  const middle = Math.min(Math.max(median, range.low), range.high);
  if (ABOVE_MEDIAN.includes(tier)) return { low: middle, high: range.high, basis: "above-median" };
  if (BELOW_MEDIAN.includes(tier)) return { low: range.low, high: middle, basis: "below-median" };
  return { ...range, basis: "range" };
}

/** The account at a regular APR of the card's range; null while a transfer fee is unknown, which is not free. */
export function cardAccount(terms: Terms, apr: number, { goal, amount, spending }: CardUse): Account | null {
  const { introOffers, annualFee, firstYearFee, monthlyFee } = terms;
  if (goal === "balance" && terms.transferFee === null) return null;
  const transferFee = goal === "balance" && terms.transferFee ? transferFeeOn(terms.transferFee, amount) : 0;
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
