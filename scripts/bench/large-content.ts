import { readFileSync } from "node:fs";
import path from "node:path";
import type { TextFile } from "../../src/content/read/source-file";
import { cardTextsSchema } from "../../src/content/schema/card-schema";
import type { Card } from "../../src/domain/cards/card";
import { readContent } from "../lib/read-content";
import { generateCards } from "./generated-cards";
import { generateGuides } from "./generated-guides";

const SETTINGS = "data/site.json";

/** How much content there is to be in all. Without a number of guides there are those of the project. */
export type ContentSize = { cards: number; guides?: number };

/** What a card's file leaves out: fields without a value, and what the build works out. */
function cardText({ provenance: { overdueAfter, ...provenance }, ...card }: Card): string {
  const texts = new Set(Object.keys(cardTextsSchema.shape));
  const fields = Object.entries({ ...card, provenance }).filter(([name]) => !texts.has(name));
  return JSON.stringify(Object.fromEntries(fields), (_, value: unknown) => value ?? undefined, 2);
}

/** How many are to be made beside the project's own. Throws if there are more of these already. */
function missing(what: string, wanted: number, own: number): number {
  if (wanted < own) throw new Error(`The project has ${own} ${what} of its own; ${wanted} are too few.`);
  return wanted - own;
}

/**
 * The content files that make the project's content one of so many cards and guides: its own, then generated ones, always
 * the same for a seed.
 */
export function largeContent(root: string, size: ContentSize, seed: number): TextFile[] {
  const { site, cards: ownCards, guides: ownGuides } = readContent(root);
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const cards = generateCards(ownCards, missing("cards", size.cards, ownCards.length), seed);
  const guides = generateGuides(
    ownGuides,
    ({ fileName }) => read(`data/guides/${fileName}.md`),
    missing("guides", size.guides ?? ownGuides.length, ownGuides.length),
    seed,
  );
  const settings: unknown = JSON.parse(read(SETTINGS));
  const orders = {
    cardOrder: [...site.cardOrder, ...cards.map(({ id }) => id)],
    guideOrder: [...ownGuides.map(({ fileName }) => fileName), ...guides.map(({ name }) => name)],
  };
  return [
    { file: SETTINGS, text: JSON.stringify(Object.assign({}, settings, orders), null, 2) },
    ...cards.map((card) => ({ file: `data/cards/${card.id}.json`, text: cardText(card) })),
    ...guides.map(({ file, text }) => ({ file, text })),
  ];
}
