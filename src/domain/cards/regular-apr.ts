import type { CardTerms } from "./card-cost";

/** A card with one regular APR in place of its own range, percent a year; its intro offers and fees stay. */
export function withRegularApr<T extends CardTerms>(card: T, apr: number): T {
  const { terms } = card;
  return {
    ...card,
    terms: { ...terms, purchaseApr: { ...terms.purchaseApr, range: null, rates: [apr] }, transferApr: null },
  };
}
