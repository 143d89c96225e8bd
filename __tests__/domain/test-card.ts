import type { z } from "zod";
import { cardSchema } from "../../src/schema/card-schema";
import type { Card, Terms } from "../../src/domain/cards/card";
import { cardTexts } from "../../src/domain/cards/card-texts";

/** What a card's file holds, where what may be left out may be missing. */
export type CardInput = z.input<typeof cardSchema>;
export type TermsInput = CardInput["terms"];

/** A card's file with every field that must be there and none that may be left out. */
export const CARD_FILE = {
  id: "test-card",
  name: "Test Card",
  issuer: "First Bank",
  rating: 4.8,
  features: ["One", "Two"],
  pros: ["Three", "Four"],
  cons: ["Five", "Six"],
  bestFor: "Moving a balance",
  applyUrl: "#apply-test-card",
  recommended: false,
  category: "balance-transfer",
  terms: {
    purchaseApr: { range: { from: 18.24, to: 28.99 } },
    introOffers: [{ apr: 0, months: 21, scope: ["transfers"] }],
    annualFee: 0,
    transferFee: { percent: 3, minimum: 5 },
    foreignFee: 0,
    rewardsPercent: 0,
    creditLevels: ["Good"],
  },
  provenance: { status: "sample", asOf: "2025-01", sources: {} },
} satisfies CardInput;

/** Terms that charge 3 % to move a balance and no interest on it for 21 months; `changed` is what a test is about. */
export function testTerms(changed: Partial<TermsInput> = {}): Terms {
  return cardSchema.shape.terms.parse({ ...CARD_FILE.terms, ...changed });
}

/** A card with such terms, and the texts that are made of them. */
export function testCard({
  terms,
  ...changed
}: Partial<Omit<CardInput, "terms">> & { terms?: Partial<TermsInput> } = {}): Card {
  const card = cardSchema.parse({ ...CARD_FILE, ...changed, terms: { ...CARD_FILE.terms, ...terms } });
  return { ...card, ...cardTexts(card.terms), reportedAprs: null, reportedTerms: [] };
}

/** A card with one rate, or a range of two, of which nothing else is known: no transfer fee, no intro rate, no rewards. */
export function plainCard(id: string, [from = 0, to]: number[], terms: Partial<TermsInput> = {}): Card {
  const purchaseApr = to === undefined ? { rates: [from] } : { range: { from, to } };
  return testCard({ id, terms: { purchaseApr, introOffers: [], transferFee: "none", ...terms } });
}
