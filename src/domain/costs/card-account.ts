import type { Tier } from "../../schema/vocabulary";
import { type Ends, aprEnds } from "../lending/apr";
import { type CountedApr, aprForTier, aprWithoutScore } from "../lending/counted-apr";
import { transferFeeEnds } from "../lending/fees";
import { type Offer, SCOPE_OF } from "../lending/offer";
import type { Goal, VisitorInputs } from "../visitor/visitor-inputs";
import type { Account } from "../payoff/account";
import type { Card } from "../cards/card";
import type { Terms } from "../../schema/terms-schema";

/** One person's debt on a card's terms: the account that the payoff engine takes. Dollars, percent a year. */

/** The amount that a person puts on a card, in dollars, moved from another one or spent. */
export type CardUse = Pick<VisitorInputs, "goal" | "amount">;

/** The ends of the regular APR that the amount comes to bear. */
export function regularAprEnds({ purchaseApr, transferApr }: Terms, goal: Goal): Ends {
  return aprEnds(goal === "balance" ? (transferApr ?? purchaseApr) : purchaseApr);
}

/** The regular APR that a card counts with for a tier, by its issuer's report; without a report its whole range. */
export function countedApr(
  { terms, reported }: Pick<Card, "terms" | "reported">,
  goal: Goal,
  tier: Tier | null,
): CountedApr {
  const range = regularAprEnds(terms, goal);
  if (!reported) return { ...range, basis: "range" };
  return tier ? aprForTier(range, tier, reported) : aprWithoutScore(range, reported.median);
}

/** The bounds of the fee for moving the amount to a card, in dollars; 0 for a purchase. */
export function moveFeeEnds({ transferFee }: Pick<Terms, "transferFee">, { goal, amount }: CardUse): Ends {
  return goal === "balance" ? transferFeeEnds(transferFee, amount) : { low: 0, high: 0 };
}

export type AccountTerms = Pick<Terms, "annualFee" | "firstYearFee" | "monthlyFee"> & { introOffers: readonly Offer[] };

/** The account of a card or a reported plan at a regular APR of its range, below which an intro rate counts, and a transfer fee in dollars. */
export function cardAccount(terms: AccountTerms, apr: number, transferFee: number, { goal, amount }: CardUse): Account {
  const { introOffers, annualFee, firstYearFee, monthlyFee } = terms;
  return {
    balance: amount,
    balanceScope: SCOPE_OF[goal],
    apr,
    introOffers: introOffers.filter((offer) => offer.apr < apr),
    transferFee,
    annualFee,
    firstYearFee: firstYearFee ?? annualFee,
    monthlyFee: monthlyFee ?? 0,
  };
}
