import { DEFAULT_PLAN } from "../payoff/conventions";
import type { Card } from "./card";
import { transferFeeOn } from "./card-account";
import { offerText } from "./card-texts";
import { formatDollars, formatList, formatShortDollars } from "../text/format";

/** The table of /compare (specification, sections 2 and 5). */

/** Case-insensitive match on name, issuer or best-for: what the WebSite search action promises. */
export function matchesSearch(card: Pick<Card, "name" | "issuer" | "bestFor">, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [card.name, card.issuer, card.bestFor].some((text) => text.toLowerCase().includes(wanted));
}

export const NO_REWARDS = "No rewards";
export const NOT_AVAILABLE = "N/A";

/** One cell: its text, with the figure that counts most above it and a note below it, if there are any. */
export type CompareCell = { text: string; figure?: string; note?: string };

/** One row of the table: its label, a card's cell, and what its cards can be compared by, if they can. */
export type CompareRow = {
  label: string;
  /** The field of a card's file that the row tells; all terms if left out. */
  field?: string;
  cell: (card: Card) => CompareCell;
  /** The value that counts, null where it isn't known or doesn't apply. */
  value?: (card: Card) => number | null;
  better?: "lower" | "higher";
};

function transferFeeNote(card: Card, balance: number): string {
  const fee = transferFeeOn(card.terms.transferFee, balance);
  if (fee === null) return "Not known, which is not the same as free";
  if (card.terms.transferFee === "none") return "The issuer charges none";
  return `${formatDollars(fee)} on ${formatShortDollars(balance)}`;
}

/** The mean of both ends, as costs are compared: the low end alone goes to the strongest credit only. Percent a year. */
function meanApr({ aprLow, aprHigh }: Card): number {
  return (aprLow + aprHigh) / 2;
}

const APR_TYPES = { variable: "Variable", fixed: "Fixed" } as const;

function creditCell({ creditRequired: text, creditRange }: Card): CompareCell {
  return creditRange === null ? { text } : { text, note: `Scores ${creditRange.replace("-", "–")}` };
}

/** How long the intro rate lasts, and for what: some cards give purchases fewer months, or none. */
function introTerm({ introTerm: term, terms }: Card): CompareCell {
  if (term === null) return { text: NOT_AVAILABLE };
  return { text: term, note: formatList(terms.introOffers.map(offerText)) };
}

/** The longest intro offer in months; no offer is no months, which is never the best. */
function introMonths({ terms }: Card): number {
  return Math.max(0, ...terms.introOffers.map((offer) => offer.months));
}

/** The rows in the specification's order; transfer fees are worked out for `balance` dollars. */
export function termRows(balance: number): readonly CompareRow[] {
  return [
    { label: "Issuer", field: "issuer", cell: (card) => ({ text: card.issuer }) },
    {
      label: "Regular APR",
      field: "terms.purchaseApr",
      cell: (card) => ({ text: card.apr.replace(" - ", " – "), note: APR_TYPES[card.terms.purchaseApr.type] }),
      value: meanApr,
      better: "lower",
    },
    {
      label: "Intro APR",
      field: "terms.introOffers",
      cell: (card) => ({ text: card.introApr ?? NOT_AVAILABLE }),
    },
    {
      label: "Intro Term",
      field: "terms.introOffers",
      cell: introTerm,
      value: introMonths,
      better: "higher",
    },
    {
      label: "Annual Fee",
      field: "terms.annualFee",
      cell: (card) => ({ text: card.annualFee }),
      value: (card) => card.terms.annualFee,
      better: "lower",
    },
    { label: "Rewards", field: "rewards", cell: (card) => ({ text: card.rewards ?? NO_REWARDS }) },
    {
      label: "Rating",
      field: "rating",
      cell: (card) => ({ text: String(card.rating) }),
      value: (card) => card.rating,
      better: "higher",
    },
    {
      label: "Credit Required",
      field: "terms.creditLevels",
      cell: creditCell,
    },
    {
      label: "Balance Transfer Fee",
      field: "terms.transferFee",
      cell: (card) => ({ text: card.balanceTransferFee ?? NOT_AVAILABLE, note: transferFeeNote(card, balance) }),
      value: (card) => transferFeeOn(card.terms.transferFee, balance),
      better: "lower",
    },
    {
      label: "Foreign Transaction Fee",
      field: "terms.foreignFee",
      cell: (card) => ({ text: card.foreignTransactionFee }),
      value: (card) => card.terms.foreignFee,
      better: "lower",
    },
    { label: "Best For", field: "bestFor", cell: (card) => ({ text: card.bestFor }) },
  ];
}

/** The rows for a visitor who typed nothing: transfer fees are those of the calculator's own balance. */
export const COMPARE_ROWS = termRows(DEFAULT_PLAN.balance);

/** Marks the best, all of them where several tie, if two known ones differ; `null` is not known and never the best. */
export function markBest(values: readonly (number | null)[], better: "lower" | "higher"): boolean[] {
  const known = values.filter((value) => value !== null);
  const [lowest, highest] = [Math.min(...known), Math.max(...known)];
  const best = better === "lower" ? lowest : highest;
  return values.map((value) => lowest !== highest && value === best);
}

/** A row worked out for the compared cards: the cells in their order, and whether all of them say the same. */
export type ComparedRow = {
  label: string;
  field: string;
  cells: (CompareCell & { best: boolean })[];
  same: boolean;
};

/** Works a row out. With one card nothing is the best and nothing the same. */
export function compareCards(row: CompareRow, cards: readonly Card[]): ComparedRow {
  const { label, field = "terms", cell, value, better } = row;
  const cells = cards.map(cell);
  const best = value && better ? markBest(cards.map(value), better) : [];
  const [first] = cells;
  return {
    label,
    field,
    cells: cells.map((one, index) => ({ ...one, best: best[index] ?? false })),
    same: cells.length > 1 && cells.every(({ text, note }) => text === first?.text && note === first.note),
  };
}
