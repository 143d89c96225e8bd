import { CONTENT } from "./project-content";

/** The project's own content, as the gate hands it to the build: what tests draw is what visitors see. */
export const { site: SITE, cards: CARDS, guides: GUIDES, pages: PAGES } = CONTENT;

type Card = (typeof CARDS)[number];
type Guide = (typeof GUIDES)[number];

/** A card of the catalogue by its id. */
export function cardOf(id: string): Card {
  const card = CARDS.find((other) => other.id === id);
  if (!card) throw new Error(`There is no card ${id}.`);
  return card;
}

/** A guide by its name. */
export function guideOf(name: string): Guide {
  const guide = GUIDES.find((other) => other.name === name);
  if (!guide) throw new Error(`There is no guide ${name}.`);
  return guide;
}
