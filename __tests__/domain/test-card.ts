import type { Card } from "../../src/domain/cards/card";

/** A card that moves a balance for 3 % and charges no interest on it for 21 months; `changed` is what a test is about. */
export function testCard(changed: Partial<Card> = {}): Card {
  return {
    id: "test-card",
    name: "Test Card",
    issuer: "First Bank",
    apr: "18.24% - 28.99%",
    introApr: "0% intro APR",
    introTerm: "21 months",
    annualFee: "$0",
    rewards: "1.5% cash back",
    rating: 4.8,
    features: ["One", "Two"],
    pros: ["One", "Two"],
    cons: ["One", "Two"],
    bestFor: "Moving a balance",
    applyUrl: "#apply-test-card",
    featured: false,
    recommended: false,
    category: "balance-transfer",
    creditRequired: "Good",
    balanceTransferFee: "3% or $5 (greater)",
    foreignTransactionFee: "None",
    creditRange: "670-850",
    terms: {
      introOffers: [{ apr: 0, months: 21, scope: ["transfers"] }],
      transferFee: { percent: 3, minimum: 5 },
      rewardsPercent: 1.5,
      creditLine: null,
    },
    provenance: { status: "sample", asOf: "2025-01", sources: {}, checked: null },
    ...changed,
  };
}
