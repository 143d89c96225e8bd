import type { Card } from "../../domain/cards/card";
import { aprMonths } from "../../domain/cards/statement";
import { asOfText } from "../../domain/cards/statement";
import { formatCount } from "../../domain/text/format";
import { isKnownDay } from "../../schema/field";
import { quote } from "../errors";
import { type Catalog, FIGURES, NoValue, type Value, findNamed } from "./catalog";
import { RULES } from "./rule-references";

/** References to all cards or guides, so that no text is behind when a card is added or checked anew, and to days. */

const SHAPE = "cards, guides, or cards by a fact, such as cards.aprLow<18 or cards.category=secured";

/** Reads "aprLow<18" as a condition of cards; a rule's name may take the number's place. */
function readCondition(text: string): (card: Card) => boolean {
  const [, fact = "", sign = "", wanted = ""] = /^(\w+)([=<>])([^:]+)$/.exec(text) ?? [];
  const figureOf = findNamed(fact, FIGURES, SHAPE);
  if (sign === "=") return (card) => String(figureOf(card)) === wanted;
  const [limit = Number(wanted)] = RULES.get(wanted) ?? [];
  if (Number.isNaN(limit)) throw new NoValue("a number to compare with", quote(wanted));
  return (card) => {
    const figure = figureOf(card);
    return figure !== null && (sign === "<" ? Number(figure) < limit : Number(figure) > limit);
  };
}

/** Counts cards or guides, in words: `{count:cards}`, `{count:cards.aprLow<18}`, `{count:guides}`. */
function countValue(rest: string, { cards, guides }: Catalog): Value {
  if (rest === "guides") return { text: formatCount(guides) };
  if (rest === "cards") return { text: formatCount(cards.length) };
  if (!rest.startsWith("cards.")) throw new NoValue(SHAPE, quote(rest));
  return { text: formatCount(cards.filter(readCondition(rest.slice("cards.".length))).length) };
}

/** Dates a claim, `{asOf:2026-05}` or `{asOf:2026-09-17}`, or the cards' rates by their months, `{asOf:cards}`. */
function asOfValue(rest: string, catalog: Catalog): Value {
  if (rest === "cards") return { text: aprMonths(catalog.cards).join(" to ") };
  if (isKnownDay(rest)) return { text: asOfText(rest) };
  throw new NoValue("a day such as 2026-09-17, a month such as 2026-05, or {asOf:cards}", quote(rest));
}

export const COUNT_REFERENCES = {
  count: countValue,
  Count: (rest: string, catalog: Catalog): Value => {
    const { text } = countValue(rest, catalog);
    return { text: text.charAt(0).toUpperCase() + text.slice(1) };
  },
  asOf: asOfValue,
};
