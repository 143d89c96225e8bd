import type { Card, ReportedRates } from "../../../src/domain/cards/card";
import { type CardCostResult, type CostFigures, costOfCard } from "../../../src/domain/costs/card-cost";
import type { VisitorInputs } from "../../../src/domain/visitor/visitor-inputs";
import { TIERS } from "../../../src/schema/vocabulary";
import { testCard } from "../test-card";

/** The numbers and the card whose costs were worked out by hand. */

export const DEBT: VisitorInputs = { goal: "balance", amount: 6400, apr: 27.99, payment: 180, tier: null };
export const PURCHASE: VisitorInputs = { goal: "purchase", amount: 3000, apr: null, payment: 250, tier: null };

/** $784 for the debt, against $7,403 where it is now. */
export const CITI = testCard({
  id: "citi",
  terms: {
    introOffers: [
      { apr: 0, months: 21, scope: ["transfers"] },
      { apr: 0, months: 12, scope: ["purchases"] },
    ],
  },
});

/** The figures of a cost; throws for a card that has none. */
export function ranked(cost: CardCostResult | null): CostFigures {
  if (cost?.kind !== "ranked") throw new Error(JSON.stringify(cost));
  return cost;
}

export const costFor = (card: Card, numbers: VisitorInputs) => ranked(costOfCard(card, numbers));

/** A report of a card for all scores with nothing but what `changed` names. */
export function reportedRates({
  byTier,
  ...changed
}: Partial<Omit<ReportedRates, "byTier">> & { byTier?: Partial<ReportedRates["byTier"]> } = {}): ReportedRates {
  return {
    period: "2025-12-31",
    meantFor: [...TIERS],
    byTier: { "no-score": null, "619-or-less": null, "620-to-719": null, "720-or-more": null, ...byTier },
    median: null,
    ...changed,
  };
}
