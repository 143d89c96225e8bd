import { CATALOG_FOLDER } from "./catalog";
import { contentIn } from "./content-in";
import { partsOf } from "./content-parts";

/** The small catalog as loaded: see `catalog`. */
export const { SITE, TEXTS, CARDS, GUIDES, PAGES, SURVEYS, cardOf, guideOf } = partsOf(contentIn(CATALOG_FOLDER));

/** The text of a newsletter box, which a site may leave out. */
export const NEWSLETTER_TEXT = { title: "New guides by email", text: "A short message once a month." };

/** A card of the small catalog as if it took no new applicants, with all else as its file says. */
export function closedCardOf(id: string) {
  const card = cardOf(id);
  return { ...card, terms: { ...card.terms, applicants: "closed" as const } };
}
