import type { Card } from "../../src/domain/cards/card";
import type { z } from "zod";
import { type CardFile, cardSchema } from "../../src/schema/card-schema";
import { type TermName, type Terms, termsSchema } from "../../src/schema/terms-schema";
import { resolveCard } from "../../src/domain/cards/resolve-card";

/** Content of a card's file, without defaults. */
export type CardInput = z.input<typeof cardSchema>;
export type TermsInput = CardInput["statements"][number]["terms"];

/** Terms that charge 3 % to move a balance and no interest on it for 21 months. */
const TERMS = {
  purchaseApr: { range: { from: 18.24, to: 28.99 } },
  introOffers: [{ apr: 0, months: 21, scope: ["transfers"] }],
  annualFee: 0,
  transferFee: { percent: 3, minimum: 5 },
  foreignFee: 0,
  rewardsPercent: 0,
  creditLevels: ["Good"],
} satisfies TermsInput;

/** One statement that tells all these terms. */
export const STATEMENT = { by: "estimate", asOf: "2025-01", terms: TERMS } satisfies CardInput["statements"][number];

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
  statements: [STATEMENT],
} satisfies CardInput;

/** A card's file in which one estimate states these terms; `null` takes a term out. */
export function testFile({
  terms = {},
  ...changed
}: Partial<CardInput> & { terms?: { [Name in TermName]?: TermsInput[Name] | null } } = {}): CardFile {
  const stated = Object.fromEntries(Object.entries({ ...TERMS, ...terms }).filter(([, value]) => value !== null));
  return cardSchema.parse({
    ...CARD_FILE,
    statements: [{ ...STATEMENT, terms: termsSchema.partial().parse(stated) }],
    ...changed,
  });
}

/** A card with such terms in force. */
export function testCard(changed: Parameters<typeof testFile>[0] = {}): Card {
  return resolveCard({ file: testFile(changed), legalName: "First Bank", report: null, prime: [] });
}

/** The terms of such a card. */
export function testTerms(terms: NonNullable<Parameters<typeof testFile>[0]>["terms"] = {}): Terms {
  return testCard({ terms }).terms;
}

/** A card with one rate, or a range of two, of which nothing else is known: no transfer fee, no intro rate, no rewards. */
export function plainCard(id: string, [from = 0, to]: number[], terms: Parameters<typeof testTerms>[0] = {}): Card {
  const purchaseApr = to === undefined ? { rates: [from] } : { range: { from, to } };
  return testCard({ id, terms: { purchaseApr, introOffers: [], transferFee: "none", ...terms } });
}
