import { formatMonthOfYear } from "../../domain/text/format";
import { formatCount } from "../../domain/text/counts";
import type { StatedCard } from "../../domain/cards/card";
import { aprAsOf } from "../../domain/cards/card-facts";
import { type Catalog, FIGURES, MONTH, NoValue, type Value, dayValue, findNamed, publishedCards } from "./catalog";
import { quote } from "../fault";

/** References to all cards or guides, so that no text is behind when a card is added or checked anew. */

const SHAPE = "cards, guides, or cards by a fact, such as cards.aprLow<18 or cards.category=secured";

/** "aprLow<18" as a condition of cards. */
function readCondition(text: string): (card: StatedCard) => boolean {
  const [, fact = "", sign = "", wanted = ""] = /^(\w+)([=<>])(.+)$/.exec(text) ?? [];
  if (fact === "") throw new NoValue(SHAPE, quote(text));
  const read = findNamed(fact, FIGURES, "a fact that cards are counted by");
  const limit = Number(wanted);
  if (sign !== "=" && Number.isNaN(limit)) throw new NoValue("a number to compare with", quote(wanted));
  return (card) => {
    const value = read(card);
    if (value === null || sign === "=") return String(value) === wanted;
    return sign === "<" ? Number(value) < limit : Number(value) > limit;
  };
}

/** "cards.aprLow<18" as the cards that are meant; null while a card has faults. */
function readCards(rest: string, catalog: Catalog): readonly StatedCard[] | null {
  const cards = publishedCards(catalog);
  if (catalog.faulty.length > 0) return null;
  const match = /^cards(?:\.(.*))?$/.exec(rest);
  if (!match) throw new NoValue(SHAPE, quote(rest));
  const [, text] = match;
  return text === undefined ? cards : cards.filter(readCondition(text));
}

/**
 * `{count:cards}`: how many there are, in words. `{count:cards.aprLow<18:4}` says "four" as well, and stands for nothing once there are
 * more or fewer, since what stands beside it speaks of these four; `:all` relies on every card.
 */
function countValue(rest: string, catalog: Catalog): Value | null {
  if (rest === "guides") return { text: formatCount(catalog.guides) };
  const [, things = rest, relied] = /^(.*):(\d+|all)$/.exec(rest) ?? [];
  const meant = readCards(things, catalog);
  if (!meant) return null;
  const cards = publishedCards(catalog);
  if (relied !== undefined && meant.length !== (relied === "all" ? cards.length : Number(relied))) {
    const ids = meant.map(({ id }) => id).join(", ");
    const others = cards.flatMap((card) => (meant.includes(card) ? [] : card.id)).join(", ");
    const hint = `the sentence says ${relied}: rewrite it, then change what follows the colon`;
    throw new NoValue(
      `${relied} cards with ${things.replace("cards.", "")}`,
      relied === "all" ? `all but ${others}` : `${meant.length}: ${ids || "none"}`,
      hint,
    );
  }
  return { text: formatCount(meant.length) };
}

/** `{asOf:cards}`: the month that the rates of all cards describe, or the first and the last one; else the day of a claim. */
function asOfValue(rest: string, catalog: Catalog): Value | null {
  if (rest !== "cards") return dayValue(rest);
  const cards = readCards(rest, catalog);
  if (!cards) return null;
  const months = cards.map((card) => aprAsOf(card).slice(0, MONTH)).sort();
  const [first = "", last = ""] = [months[0], months.at(-1)].map((month) => month && formatMonthOfYear(month));
  return { text: first === last ? first : `${first} to ${last}` };
}

/** A count as a word with a capital, where a sentence starts. */
const capital =
  (read: (rest: string, catalog: Catalog) => Value | null) =>
  (rest: string, catalog: Catalog): Value | null => {
    const value = read(rest, catalog);
    return value && { ...value, text: value.text.charAt(0).toUpperCase() + value.text.slice(1) };
  };

export const COUNT_REFERENCES = {
  count: countValue,
  Count: capital(countValue),
  asOf: asOfValue,
};
