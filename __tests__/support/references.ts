import type { Catalog } from "../../src/content/references/catalog";
import { type References, fillPieces, fillText } from "../../src/content/references/references";
import { CARDS, SITE } from "./fixture";

/** Everything that texts may refer to: the small catalog, with what a test is about. */
export function referencesWith(changed: Partial<Catalog> = {}): References {
  const { brand, product, email } = SITE;
  const paths = new Set(["/compare", "/calculator", "/guides/one"]);
  return { brand, product, email, paths, catalog: { cards: CARDS, guides: 5, terms: [], survey: null, ...changed } };
}

/** The cards, where nobody states one's transfer fee. */
export const WITH_AN_UNKNOWN_FEE = CARDS.map((card) =>
  card.id === "discover-it-secured" ? { ...card, terms: { ...card.terms, transferFee: null } } : card,
);

/** Returns a text with its references filled in. */
export const filled = (text: string, references: References) => fillText(text, references).text;

/** Returns the first problem with a text's references; null if there is none. */
export function problemOf(text: string, references: References) {
  const [problem] = fillPieces(text, references).problems;
  return problem ? { expected: problem.expected, found: problem.found, hint: problem.hint } : null;
}
