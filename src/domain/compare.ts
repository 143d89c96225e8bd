import { queryOf, queryText } from "./address";
import type { Card } from "./card";
import { formatDollars } from "./format";

/** The selection and the table of /compare (specification, sections 2, 4 and 5). */

export const MAX_COMPARED = 4;

/** The exact warning of the specification (section 8). */
export const LIMIT_WARNING = "Maximum of 4 cards selected. Remove a card to add a different one.";

export type CompareState = { selected: readonly string[]; search: string };

export const DEFAULT_COMPARE: CompareState = { selected: [], search: "" };

/** Adds a card to the selection or takes it out; adding is ignored once four are selected. */
export function toggleSelected(selected: readonly string[], id: string): readonly string[] {
  if (selected.includes(id)) return selected.filter((other) => other !== id);
  return selected.length < MAX_COMPARED ? [...selected, id] : selected;
}

/** Case-insensitive match on name, issuer or best-for: what the WebSite search action promises. */
export function matchesSearch(card: Pick<Card, "name" | "issuer" | "bestFor">, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [card.name, card.issuer, card.bestFor].some((text) => text.toLowerCase().includes(wanted));
}

export const NO_REWARDS = "No rewards";
export const NOT_AVAILABLE = "N/A";

/** One row of the table: its label, and for a card the text of the cell with a note, if there is one to add. */
export type CompareRow = { label: string; cell: (card: Card) => { text: string; note?: string } };

function transferFeeNote(card: Card): string {
  const fee = card.terms.transferFee;
  if (fee === "none") return "The issuer charges none";
  if (fee === "unknown") return "Not known, which is not the same as free";
  return `${formatDollars(Math.max((5000 * fee.percent) / 100, fee.minimum))} on $5,000`;
}

/** The rows between Issuer and Best For, in the specification's order. Rating is drawn as stars by the table itself. */
export const COMPARE_ROWS: readonly CompareRow[] = [
  { label: "Issuer", cell: (card) => ({ text: card.issuer }) },
  { label: "Regular APR", cell: (card) => ({ text: card.apr.replace(" - ", " – "), note: "Variable" }) },
  { label: "Intro APR", cell: (card) => ({ text: card.introApr ?? NOT_AVAILABLE }) },
  { label: "Intro Term", cell: (card) => ({ text: card.introTerm ?? NOT_AVAILABLE }) },
  { label: "Annual Fee", cell: (card) => ({ text: card.annualFee }) },
  { label: "Rewards", cell: (card) => ({ text: card.rewards ?? NO_REWARDS }) },
  { label: "Rating", cell: (card) => ({ text: String(card.rating) }) },
  {
    label: "Credit Required",
    cell: (card) => ({ text: card.creditRequired, note: `Scores ${card.creditRange.replace("-", "–")}` }),
  },
  {
    label: "Balance Transfer Fee",
    cell: (card) => ({ text: card.balanceTransferFee ?? NOT_AVAILABLE, note: transferFeeNote(card) }),
  },
  { label: "Foreign Transaction Fee", cell: (card) => ({ text: card.foreignTransactionFee }) },
  { label: "Best For", cell: (card) => ({ text: card.bestFor }) },
];

/** Reads `?cards=a,b&search=`: known ids only, each once, four at most. */
export function parseCompareQuery(query: string, ids: readonly string[]): CompareState {
  const values = new URLSearchParams(query);
  const wanted = new Set((values.get("cards") ?? "").split(",").filter((id) => ids.includes(id)));
  return { selected: [...wanted].slice(0, MAX_COMPARED), search: queryText(values.get("search")) };
}

/** The query that restores a state; an empty selection and an empty search leave none. */
export function compareQuery({ selected, search }: CompareState): string {
  return queryOf({ cards: selected.join(","), search: search.trim() });
}
