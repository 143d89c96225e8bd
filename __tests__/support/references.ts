import type { Catalog } from "../../src/content/references/catalog";
import { type Sources, referencesIn, resolve } from "../../src/content/references/references";
import { CARDS, SITE } from "./fixture";

/** What references are filled in from: the small catalog, with what a test is about. */
export function sourcesWith(changed: Partial<Catalog> = {}) {
  return { ...SITE, catalog: { cards: CARDS, guides: 5, terms: [], survey: null, ...changed } };
}

/** The cards, where nobody states one's transfer fee. */
export const WITH_AN_UNKNOWN_FEE = CARDS.map((card) =>
  card.id === "discover-it-secured" ? { ...card, terms: { ...card.terms, transferFee: null } } : card,
);

/** What is wrong with the first reference of a text; null if nothing is. */
export function problemOf(text: string, sources: Sources) {
  const [reference] = referencesIn(text);
  return reference ? resolve(reference, sources).problem : null;
}
