import { COMPARE_PATH } from "../../site/routes";
import { queryOf, someOf, valueIn } from "../forms/url-query";

/** The cards that are picked for /compare, and the address that holds them (specification, sections 2 and 4). */

export const MAX_COMPARED = 4;

/** How many cards a link sets side by side: those that cost least, with room for one more. */
export const CARDS_IN_LINK = 3;

/** The exact warning of the specification (section 8). */
export const LIMIT_WARNING = `Maximum of ${MAX_COMPARED} cards selected. Remove a card to add a different one.`;

type CompareState = { selected: readonly string[]; search: string };

export const DEFAULT_COMPARE: CompareState = { selected: [], search: "" };

export function withPicked(selected: readonly string[], id: string, picked: boolean): readonly string[] {
  if (!picked) return selected.filter((other) => other !== id);
  return selected.includes(id) || selected.length >= MAX_COMPARED ? selected : [...selected, id];
}

/** Reads `?cards=a,b&search=`: known ids only, each once, four at most. */
export function parseCompareQuery(query: string, ids: readonly string[]): CompareState {
  return { selected: someOf(valueIn(query, "cards"), ids).slice(0, MAX_COMPARED), search: valueIn(query, "search") };
}

export function compareQuery({ selected, search }: CompareState): string {
  return queryOf({ cards: selected.join(","), search: search.trim() });
}

export function comparePath(selected: readonly string[]): string {
  return COMPARE_PATH + compareQuery({ selected, search: "" });
}
