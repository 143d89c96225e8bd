import type { Card } from "./card";
import { CARD_FACTS, type Fact } from "./card-facts";
import { CARD_TERMS, TERM_NAMES, termText } from "./card-terms";

/** The facts of a card by the names that texts give them: those that the specification names, and every other term. */

const OTHER_TERMS = TERM_NAMES.filter((term) => !Object.hasOwn(CARD_FACTS, term));

const FACTS: ReadonlyMap<string, Fact> = new Map<string, Fact>([
  ...Object.entries(CARD_FACTS),
  ...OTHER_TERMS.map((term): [string, Fact] => {
    const text = ({ terms }: Card) => termText(term, terms) || null;
    return [term, { label: CARD_TERMS[term].label, term, text }];
  }),
]);

export const FACT_NAMES: readonly string[] = [...FACTS.keys()];

/** A fact by its name; null for a name that none has. */
export function cardFact(name: string): Fact | null {
  return FACTS.get(name) ?? null;
}
