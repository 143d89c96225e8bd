import type { IntroScope, Tier } from "../../schema/vocabulary";
import { type Ends, aprEnds } from "../lending/apr";
import { type CountedApr, aprForTier } from "../lending/counted-apr";
import { transferFeeEnds } from "../lending/fees";
import type { Offer } from "../lending/offer";
import type { Goal, Numbers } from "../numbers/numbers";
import type { Account } from "../payoff/account";
import { accountCounted } from "../payoff/by-day";
import type { Card, Terms } from "./card";

/** What a card's terms make of one person's debt: the account that the payoff engine takes. Dollars, percent a year. */

/** Which part of an intro offer counts: a balance is moved to the card, a purchase is made with it. */
export const SCOPE_OF: Record<Goal, IntroScope> = { balance: "transfers", purchase: "purchases" };

/** What a person wants to put on a card: `amount` dollars from another one at `apr`, and new purchases a month. */
export type CardUse = Pick<Numbers, "goal" | "amount" | "spending" | "byDay"> & Partial<Pick<Numbers, "apr">>;

/**
 * The ends of the regular APR that the amount comes to bear. Where a balance is moved, purchases are made too and bear another
 * rate, the account counts with the higher of the two, so that a card never looks cheaper than it is.
 */
export function regularAprEnds({ purchaseApr, transferApr }: Terms, use: CardUse): Ends {
  const bought = aprEnds(purchaseApr);
  if (use.goal === "purchase") return bought;
  const moved = aprEnds(transferApr ?? purchaseApr);
  if (!use.spending) return moved;
  return { low: Math.max(moved.low, bought.low), high: Math.max(moved.high, bought.high) };
}

/**
 * The regular APR that a card counts with for a tier, by what its issuer reported; without either its whole range. Gives the tier
 * alone for a card that was reported to be for other scores.
 */
export function countedApr(
  { terms, reported }: Pick<Card, "terms" | "reported">,
  use: CardUse,
  tier: Tier | null,
): CountedApr | { notMeantFor: Tier } {
  const range = regularAprEnds(terms, use);
  if (!tier || !reported) return { ...range, basis: "range" };
  if (!reported.meantFor.includes(tier)) return { notMeantFor: tier };
  return aprForTier(range, tier, { rate: reported.byTier[tier], median: reported.median });
}

/** What moving the amount to a card may cost; nothing where it is a purchase. */
export function moveFeeEnds({ transferFee }: Pick<Terms, "transferFee">, { goal, amount }: CardUse): Ends {
  return goal === "balance" ? transferFeeEnds(transferFee, amount) : { low: 0, high: 0 };
}

/** What an account needs of the terms of a card, or of a reported plan, beside the rate and the transfer fee. */
type AccountTerms = Pick<Terms, "annualFee" | "firstYearFee" | "monthlyFee"> & { introOffers: readonly Offer[] };

/** The account of a card or a reported plan at a regular APR of its range and a transfer fee in dollars. */
export function cardAccount(terms: AccountTerms, apr: number, transferFee: number, use: CardUse): Account {
  const { introOffers, annualFee, firstYearFee, monthlyFee } = terms;
  const { goal, amount, spending = 0 } = use;
  const account: Account = {
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
  return accountCounted(account, use);
}
