import { readFileSync } from "node:fs";
import path from "node:path";
import { readContentFiles } from "../../src/content/content-files";
import { checkContent, formatReport } from "../../src/content/gate";
import type { TextFile } from "../../src/content/source-file";
import type { Card } from "../../src/domain/card";
import { generateCards } from "./generated-cards";

const SETTINGS = "data/site.json";

/** What a card's file leaves out: fields without a value, and what the build works out. */
function cardText({ provenance: { overdueAfter, ...provenance }, ...card }: Card): string {
  return JSON.stringify({ ...card, provenance }, (_, value: unknown) => value ?? undefined, 2);
}

/**
 * The content files that make the project's catalogue one of `count` cards: its own, then generated ones, always the same
 * for a seed.
 */
export function largeContent(root: string, count: number, seed: number): TextFile[] {
  const { content, faults } = checkContent(readContentFiles(root));
  if (!content) throw new Error(formatReport(faults));
  const cards = generateCards(content.cards, count - content.cards.length, seed);
  const settings: unknown = JSON.parse(readFileSync(path.join(root, SETTINGS), "utf8"));
  const cardOrder = [...content.site.cardOrder, ...cards.map(({ id }) => id)];
  return [
    { file: SETTINGS, text: JSON.stringify(Object.assign({}, settings, { cardOrder }), null, 2) },
    ...cards.map((card) => ({ file: `data/cards/${card.id}.json`, text: cardText(card) })),
  ];
}
