import type { Card } from "../../domain/cards/card";
import { suggestion } from "./did-you-mean";
import { type Complaint, quote } from "../fault";
import { type Catalogue, type Resolution, WAITS } from "./resolution";

/** `{card:citi-simplicity.apr}`: a fact of a card as its file gives it, or one end of its APR range. */

/** The facts that a reference, or a row of a table of cards, may name. */
export const CARD_FIELDS = [
  "name",
  "issuer",
  "apr",
  "introApr",
  "introTerm",
  "annualFee",
  "rewards",
  "balanceTransferFee",
  "foreignTransactionFee",
  "creditRequired",
  "creditRange",
  "bestFor",
] as const;

export type CardField = (typeof CARD_FIELDS)[number];

const RANGE_ENDS = ["aprLow", "aprHigh"] as const;

/** Whether a name of a field gives a rate of the catalogue. */
export function isRateField(name: string): boolean {
  return /apr/i.test(name);
}

/** The card with an id, or what is wrong with the id. */
export function findCard(id: string, { cards, faulty }: Catalogue): { card: Card } | { complaint: Complaint } {
  const card = cards.find((one) => one.id === id);
  if (card) return { card };
  if (faulty.includes(id)) return { complaint: WAITS };
  const ids = [...cards.map((one) => one.id), ...faulty];
  return { complaint: { expected: "the id of a card in data/cards", found: quote(id), ...suggestion(id, ids) } };
}

/** One end of a card's APR range in percent a year; null if `end` names none. */
export function rangeEnd(card: Card, end: string): number | null {
  const known = RANGE_ENDS.find((one) => one === end);
  return known ? card[known] : null;
}

export function cardValue(rest: string, catalogue: Catalogue): Resolution {
  const [id = "", name = ""] = rest.split(".");
  const found = findCard(id, catalogue);
  if ("complaint" in found) return found;
  const { card } = found;
  const usesRate = isRateField(name);
  const end = rangeEnd(card, name);
  if (end !== null) return { text: `${end.toFixed(2)}%`, usesRate };
  const known = CARD_FIELDS.find((one) => one === name);
  if (!known) {
    const names = [...CARD_FIELDS, ...RANGE_ENDS];
    return { complaint: { expected: "a field of a card", found: quote(name), ...suggestion(name, names) } };
  }
  const text = card[known];
  if (text === null) {
    return { complaint: { expected: "a field that the card has", found: `no ${name} in data/cards/${id}.json` } };
  }
  return { text, usesRate };
}
