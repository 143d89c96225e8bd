import type { Card } from "../../domain/cards/card";
import { placeAt, quote } from "../fault";
import type { SourceFile } from "../read/source-file";
import type { Whole } from "../read/whole";
import { referencesIn, withoutReferences } from "../references/references";
import { namesOfCard } from "./typed-facts";

/** A text that names one card beside a figure of another: what a copied row keeps when only half of it is changed. */

/** What tells of one thing: a heading, a row of a table, or a label with the figure under it. */
const ENTRY = /^(?:#+ .*|\|.*|[\s-]*(?:title|label): .*(?:\n\s+value: .*)?)$/gm;

/** Reports each heading, row or label that quotes another card than it names, at its first reference. */
export function checkQuotedCards(source: SourceFile, cards: readonly Card[]): void {
  const known = cards.map((card) => ({ id: card.id, names: namesOfCard(card) }));
  for (const { 0: entry, index } of source.text.matchAll(ENTRY)) {
    const typed = withoutReferences(entry);
    const named = known.filter(({ names }) => names.test(typed));
    const quoted = referencesIn(entry).flatMap((reference) => {
      const words = reference.rest?.split(/[.,:|]/) ?? [];
      const card = known.find(({ id }) => words.includes(id));
      return card ? [{ reference, card }] : [];
    });
    const [[name], [first]] = [named, quoted];
    if (!name || !first || named.length > 1 || quoted.some(({ card }) => card === name || card !== first.card))
      continue;
    const place = placeAt(source.text, index + first.reference.offset);
    const expected = `a reference to ${name.id}, the card that is named beside it`;
    source.reportAt(place, expected, quote(first.reference.whole));
  }
}

/** Checks the guides and pages so, with the cards that are in order. */
export function checkNamedCards({ inForce, guides, pages }: Whole): void {
  const cards = inForce.map(({ card }) => card);
  for (const { source } of [...guides, ...pages]) checkQuotedCards(source, cards);
}
