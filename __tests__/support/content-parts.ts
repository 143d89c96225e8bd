import type { Content } from "../../src/content/content";

function found<T>(all: readonly T[], isIt: (one: T) => boolean, complaint: string): T {
  const one = all.find(isIt);
  if (!one) throw new Error(complaint);
  return one;
}

/** Content under the names that tests use, with a card by its id and a guide by its name. */
export function partsOf({
  site: SITE,
  texts: TEXTS,
  cards: CARDS,
  guides: GUIDES,
  pages: PAGES,
  surveys: SURVEYS,
}: Content) {
  return {
    SITE,
    TEXTS,
    CARDS,
    GUIDES,
    PAGES,
    SURVEYS,
    cardOf: (id: string) => found(CARDS, (card) => card.id === id, `There is no card ${id}.`),
    guideOf: (name: string) => found(GUIDES, (guide) => guide.name === name, `There is no guide ${name}.`),
  };
}
