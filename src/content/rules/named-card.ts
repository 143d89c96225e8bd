import type { Card } from "../../domain/cards/card";
import { placeAt, quote } from "../fault";
import type { SourceFile } from "../read/source-file";
import type { Whole } from "../read/whole";
import { referencesIn, withoutReferences } from "../references/references";
import { namesOfCard } from "./typed-facts";

/** A text that names one card beside a figure of another: what a copied row keeps when only half of it is changed. */

/** What tells of one thing: a heading, a row of a table, or a label with the figure under it. */
const ENTRY = /^(?:#+ .*|\|.*|[\s-]*(?:title|label): .*(?:\n\s+value: .*)?)$/gm;

type Named = { id: string; names: RegExp };

export const namedCard = (card: Card): Named => ({ id: card.id, names: namesOfCard(card) });

/** Reports each such entry of a file, at its first reference. */
export function checkEntries(source: SourceFile, cards: readonly Named[]): void {
  for (const { 0: entry, index } of source.text.matchAll(ENTRY)) {
    const named = cards.filter(({ names }) => names.test(withoutReferences(entry)));
    const quoted = referencesIn(entry).flatMap((reference) => {
      const words = reference.rest?.split(/[.,:|]/) ?? [];
      const card = cards.find(({ id }) => words.includes(id));
      return card ? [{ reference, card }] : [];
    });
    const [name, first] = [named[0], quoted[0]];
    if (!name || !first || named.length > 1 || quoted.some(({ card }) => card !== first.card)) continue;
    if (name === first.card) continue;
    const place = placeAt(source.text, index + first.reference.offset);
    const expected = `a reference to ${name.id}, the card that is named beside it`;
    source.reportAt(place, expected, quote(first.reference.whole));
  }
}

/** Holds the card that a heading, a row or a label names against the one that it quotes. */
export function checkNamedCards({ inForce, guides, pages }: Whole): void {
  const cards = inForce.map(({ card }) => namedCard(card));
  for (const { source } of [...guides, ...pages]) checkEntries(source, cards);
}
