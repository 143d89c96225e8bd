import { CARD_FIGURES } from "../../domain/cards/card-facts";
import { FACT_NAMES, cardFact } from "../../domain/cards/named-facts";
import type { StatedCard } from "../../domain/cards/card";
import { formatDate, formatMonthOfYear } from "../../domain/text/format";
import type { Survey } from "../../domain/market/plan";
import { type Problem, didYouMean, quote } from "../fault";
import type { Term } from "../../schema/guide-schema";

/** What references name or count: the cards, the guides and their key terms. */
export type Catalog = {
  cards: readonly StatedCard[];
  guides: number;
  /** The ids of cards whose files have faults: what rests on them is checked once they are fixed. */
  faulty: readonly string[];
  /** Null while the glossary has faults. */
  terms: readonly Term[] | null;
  /** The newest period of the regulator's survey; null without one, undefined while one has faults. */
  survey: Survey | null | undefined;
};

/** What a reference stands for; `address` if its text leads there. */
export type Value = { text: string; term?: Term; address?: string };

/** Thrown where a text stands for nothing; `attempt` gives the problem to whoever knows where the text stands. */
export class NoValue extends Error {
  readonly problem: Problem;

  constructor(expected: string, found: string, hint?: string) {
    super(expected);
    this.problem = { expected, found, hint };
  }
}

/** What was read, or what is wrong with it. Both are null where it waits: a file that it rests on has faults of its own. */
export type Reading<T> = { value: T | null; problem: null } | { value: null; problem: Problem };

export function attempt<T>(read: () => T | null): Reading<T> {
  try {
    return { value: read(), problem: null };
  } catch (error) {
    if (error instanceof NoValue) return { value: null, problem: error.problem };
    throw error;
  }
}

function find<T extends { id: string }>(id: string, items: readonly T[], faulty: readonly string[], expected: string) {
  const item = items.find((one) => one.id === id);
  if (item) return item;
  if (faulty.includes(id)) return null;
  throw new NoValue(expected, quote(id), didYouMean(id, [...items.map((one) => one.id), ...faulty]));
}

/** What stands under a name in a table; `what` says what such names are. */
export function findNamed<T>(name: string, table: ReadonlyMap<string, T>, what: string): T {
  const found = table.get(name);
  if (found !== undefined) return found;
  const names = [...table.keys()];
  throw new NoValue(`${what}: ${names.join(", ")}`, quote(name), didYouMean(name, names));
}

/** What cards can be counted and compared by. */
export const FIGURES: ReadonlyMap<string, (card: StatedCard) => unknown> = new Map(Object.entries(CARD_FIGURES));

/** What is expected where a card is named. */
export const CARD_ID = "the id of a card in data/cards";

/** The card with an id; null while its file has faults. */
export function findCard(id: string, { cards, faulty }: Catalog): StatedCard | null {
  return find(id, cards, faulty, CARD_ID);
}

/** What a text says of all cards it says of those that readers find: a draft makes no sentence untrue. */
export const publishedCards = ({ cards }: Catalog) => cards.filter(({ draft }) => !draft);

/** `{card:citi-simplicity.apr}`: a fact of a card, with its terms as they are in force. */
export function cardValue(rest: string, catalog: Catalog): Value | null {
  const [id = "", name = ""] = rest.split(".");
  const card = findCard(id, catalog);
  if (!card) return null;
  const fact = cardFact(name);
  if (!fact) {
    const hint = didYouMean(name, FACT_NAMES) ?? `its fields are ${FACT_NAMES.join(", ")}`;
    throw new NoValue("a field of a card", quote(name), hint);
  }
  const text = fact.text(card);
  if (text === null) throw new NoValue("a field that the card has", `no ${name} of ${id} is known`);
  return { text };
}

/** `{term:grace-period}` or `{term:grace-period|other words}`: a key term, which its definition opens from. */
export function termValue(rest: string, { terms }: Catalog): Value | null {
  const [id = "", ...words] = rest.split("|");
  const term = terms && find(id, terms, [], "a term of data/glossary.json");
  return term && { text: words.join("|").trim() || term.term, term };
}

export const MONTH = "2026-05".length;

function isDayOrMonth(text: string): boolean {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d\d)?$/.test(text)) return false;
  return text.length === MONTH || new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(MONTH + 1));
}

/** `{asOf:2026-05}`, `{until:2027-09-10}`: when a claim held, or up to when it holds, as "May 2026" or "September 10, 2027". */
export function dayValue(rest: string): Value {
  if (!isDayOrMonth(rest))
    throw new NoValue("a day such as 2026-09-17, a month such as 2026-05, or {asOf:cards}", quote(rest));
  return { text: rest.length === MONTH ? formatMonthOfYear(rest) : formatDate(rest) };
}
