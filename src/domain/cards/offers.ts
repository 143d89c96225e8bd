import { oneOf, queryOf } from "../forms/address";
import { CATEGORIES, CREDIT_LEVELS, type Card, type Category, type CreditLevel, type Terms } from "./card";

/** The filters and the order of /offers (specification, sections 2, 4 and 9). */

export const ALL = "all";

export const SORTS = ["rating", "apr", "name"] as const;
export type Sort = (typeof SORTS)[number];

/** The fourth order, for those who typed their amounts; without amounts it means the default. */
export const BY_COST = "cost";

/** All orders that an address may ask for. */
const SORTS_WITH_COST = [...SORTS, BY_COST] as const;

export const SORT_NAMES: Record<Sort | typeof BY_COST, string> = {
  rating: "Rating",
  apr: "APR (low to high)",
  name: "Name",
  [BY_COST]: "Your cost",
};

export type OffersState = {
  category: Category | typeof ALL;
  credit: CreditLevel | typeof ALL;
  sort: Sort | typeof BY_COST;
};

const DEFAULT_SORT: Sort = "rating";

export const DEFAULT_OFFERS: OffersState = { category: ALL, credit: ALL, sort: DEFAULT_SORT };

type Asking = { terms: Pick<Terms, "creditLevels"> };
type Sortable = Pick<Card, "name" | "aprLow" | "rating" | "category"> & Asking;

const ORDER: Record<Sort, (a: Sortable, b: Sortable) => number> = {
  rating: (a, b) => b.rating - a.rating,
  apr: (a, b) => a.aprLow - b.aprLow,
  name: (a, b) => a.name.localeCompare(b.name, "en"),
};

/**
 * The cards that match both filters, sorted; cards that tie keep the catalogue's order.
 * `byCost` is the catalogue in the order of the visitor's cost, null while there are no amounts to calculate with.
 */
export function listOffers<T extends Sortable>(
  cards: readonly T[],
  { category, credit, sort }: OffersState,
  byCost: readonly T[] | null = null,
): T[] {
  const matches = (card: T) =>
    (category === ALL || card.category === category) && (credit === ALL || card.terms.creditLevels.includes(credit));
  if (sort !== BY_COST) return cards.filter(matches).sort(ORDER[sort]);
  return byCost ? byCost.filter(matches) : cards.filter(matches).sort(ORDER[DEFAULT_SORT]);
}

/** The state as it takes effect: an order by cost needs costs. */
export function effectiveOffers(state: OffersState, hasCosts: boolean): OffersState {
  return state.sort === BY_COST && !hasCosts ? { ...state, sort: DEFAULT_SORT } : state;
}

/** How many cards of the whole catalogue each category has; the tiles show it. */
export function countByCategory(cards: readonly Pick<Card, "category">[]): Record<Category, number> {
  const counts: Record<Category, number> = {
    "low-apr": 0,
    "intro-apr": 0,
    "balance-transfer": 0,
    secured: 0,
    rewards: 0,
  };
  for (const card of cards) counts[card.category] += 1;
  return counts;
}

/** Clicking a tile sets its category; clicking the active tile clears it. */
export function toggleCategory(state: OffersState, category: Category): OffersState {
  return { ...state, category: state.category === category ? ALL : category };
}

/** 'Clear Filters': category and credit go back to all, the sort stays. */
export function clearFilters(state: OffersState): OffersState {
  return { ...DEFAULT_OFFERS, sort: state.sort };
}

/**
 * A kind word for a credit level that no card names though better credit opens more cards, not fewer:
 * "Excellent" can match nothing while every "Good" card is open to it. Null where there is nothing to explain.
 */
export function creditNote(cards: readonly Asking[], credit: OffersState["credit"]): string | null {
  const asks = (level: CreditLevel) => cards.some(({ terms }) => terms.creditLevels.includes(level));
  if (credit === ALL || asks(credit)) return null;
  const open = CREDIT_LEVELS.slice(CREDIT_LEVELS.indexOf(credit) + 1).filter(asks);
  const [best] = open;
  return best
    ? `No card in our list asks for ${credit.toLowerCase()} credit. Cards that ask for ${best.toLowerCase()} credit are open to you too.`
    : null;
}

/** Reads `?filter=&credit=&sort=`; an unknown value means the default. */
export function parseOffersQuery(query: string): OffersState {
  const values = new URLSearchParams(query);
  return {
    category: oneOf(values.get("filter"), CATEGORIES, DEFAULT_OFFERS.category),
    credit: oneOf(values.get("credit"), CREDIT_LEVELS, DEFAULT_OFFERS.credit),
    sort: oneOf(values.get("sort"), SORTS_WITH_COST, DEFAULT_OFFERS.sort),
  };
}

/** The query that restores a state; defaults are left out, so the default state has none. */
export function offersQuery({ category, credit, sort }: OffersState): string {
  return queryOf({
    filter: category === DEFAULT_OFFERS.category ? "" : category,
    credit: credit === DEFAULT_OFFERS.credit ? "" : credit,
    sort: sort === DEFAULT_OFFERS.sort ? "" : sort,
  });
}
