import type { Card } from "../../domain/cards/card";
import { CARD_FIGURES } from "../../domain/cards/card-facts";
import { FACTS_BY_NAME } from "../../domain/cards/named-facts";
import type { Survey } from "../../domain/survey/reported-plan";
import type { GlossaryTerm } from "../../schema/guide-schema";
import { type Problem, didYouMean, quote } from "../errors";

export type Catalog = {
  cards: readonly Card[];
  guides: number;
  terms: readonly GlossaryTerm[];
  /** The newest period of the regulator's survey; null without one. */
  survey: Survey | null;
};

/** The text that a reference gives; `address` if the text leads there. */
export type Value = { text: string; term?: GlossaryTerm; address?: string };

/** Thrown by a reference that can't be resolved; whoever knows its place reports the problem there. */
export class NoValue extends Error {
  readonly problem: Problem;

  constructor(expected: string, found: string, hint?: string) {
    super(expected);
    this.problem = { expected, found, hint };
  }
}

/** Finds a name in a table. Throws NoValue with the name that was probably meant, or with all of them. */
export function findNamed<T>(name: string, table: ReadonlyMap<string, T>, expected: string): T {
  const found = table.get(name);
  if (found !== undefined) return found;
  const names = [...table.keys()];
  throw new NoValue(expected, quote(name), didYouMean(name, names) ?? `one of ${names.join(", ")}`);
}

const byId = <T extends { id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]));

/** Figures that cards are counted by and calculations are given: `aprLow`, `transferMonths`. */
export const FIGURES: ReadonlyMap<string, (card: Card) => unknown> = new Map(Object.entries(CARD_FIGURES));

export function findCard(id: string, { cards }: Catalog): Card {
  return findNamed(id, byId(cards), "the id of a card in data/cards");
}

export function factOf(card: Card, name: string): Value {
  const text = findNamed(name, FACTS_BY_NAME, "a field of a card").text(card);
  if (text === null) throw new NoValue("a field that the card has", `no ${name} of ${card.id} is known`);
  return { text };
}

/** Gives a key term, which its definition opens from: `{term:grace-period}` or `{term:grace-period|other words}`. */
export function termValue(rest: string, { terms }: Catalog): Value {
  const [id = "", ...words] = rest.split("|");
  const term = findNamed(id, byId(terms), "a term of data/glossary.json");
  return { text: words.join("|").trim() || term.term, term };
}
