import { CARD_FIGURES, FACT_NAMES, cardFact } from "../../domain/cards/card-facts";
import type { Card } from "../../domain/cards/card";
import { formatDate, formatMonthOfYear } from "../../domain/text/format";
import type { Survey } from "../../domain/market/plan";
import { didYouMean, quote } from "../fault";
import type { Term } from "../../schema/guide-schema";

/** What references name or count: the cards, the guides and their key terms. */
export type Catalog = {
  cards: readonly Card[];
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

/** Something that stands for nothing: thrown wherever that is noticed, reported at the text that holds it. */
export class Slip extends Error {
  constructor(
    readonly expected: string,
    readonly found: string,
    readonly hint?: string,
  ) {
    super(expected);
  }
}

/** Thrown where nothing is wrong yet nothing can be said, as what is needed has faults of its own. */
export const WAITS = new Slip("a file without faults", "one that has some");

/** What is read, or the slip in it. */
export function attempt<T>(read: () => T): T | Slip {
  try {
    return read();
  } catch (error) {
    if (error instanceof Slip) return error;
    throw error;
  }
}

function find<T extends { id: string }>(
  id: string,
  items: readonly T[],
  faulty: readonly string[],
  expected: string,
): T {
  const item = items.find((one) => one.id === id);
  if (item) return item;
  if (faulty.includes(id)) throw WAITS;
  throw new Slip(expected, quote(id), didYouMean(id, [...items.map((one) => one.id), ...faulty]));
}

/** The card with an id; without one, a slip. */
export function findCard(id: string, { cards, faulty }: Catalog): Card {
  return find(id, cards, faulty, "the id of a card in data/cards");
}

function findTerm(id: string, { terms }: Catalog): Term {
  if (!terms) throw WAITS;
  return find(id, terms, [], "a term of data/glossary.json");
}

/** The ends of a card's APR range, as references name them. */
const RANGE_ENDS = ["aprLow", "aprHigh"] as const;

/** One end of a card's APR range in percent a year; null if `end` names none. */
export function rangeEnd(card: Card, end: string): number | null {
  const known = RANGE_ENDS.find((one) => one === end);
  return known ? CARD_FIGURES[known](card) : null;
}

/** `{card:citi-simplicity.apr}`: a fact of a card, with its terms as they are in force. */
export function cardValue(rest: string, catalog: Catalog): Value {
  const [id = "", name = ""] = rest.split(".");
  const card = findCard(id, catalog);
  const fact = cardFact(name);
  if (!fact) {
    const hint = didYouMean(name, FACT_NAMES) ?? `its fields are ${FACT_NAMES.join(", ")}`;
    throw new Slip("a field of a card", quote(name), hint);
  }
  const text = fact.text(card);
  if (text === null) throw new Slip("a field that the card has", `no ${name} of ${id} is known`);
  return { text };
}

/** `{term:grace-period}` or `{term:grace-period|other words}`: a key term, which its definition opens from. */
export function termValue(rest: string, catalog: Catalog): Value {
  const [id = "", ...words] = rest.split("|");
  const term = findTerm(id, catalog);
  return { text: words.join("|").trim() || term.term, term };
}

const MONTH = "2026-05".length;

function isDayOrMonth(text: string): boolean {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])(?:-\d\d)?$/.test(text)) return false;
  return text.length === MONTH || new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(MONTH + 1));
}

/** `{asOf:2026-05}`, `{until:2027-09-10}`: when a claim held, or up to when it holds, as "May 2026" or "September 10, 2027". */
export function dayValue(rest: string): Value {
  if (!isDayOrMonth(rest))
    throw new Slip("a day such as 2026-09-17, a month such as 2026-05, or {asOf:cards}", quote(rest));
  return { text: rest.length === MONTH ? formatMonthOfYear(rest) : formatDate(rest) };
}
