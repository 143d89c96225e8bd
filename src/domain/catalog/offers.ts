import { oneOf, queryOf, someOf, valueIn } from "../forms/url-query";
import { CATEGORIES, CREDIT_LEVELS, type Category, type CreditLevel, type IntroScope } from "../../schema/vocabulary";
import { type Card, openFirst } from "../cards/card";
import { aprEnds } from "../lending/apr";
import { countOf } from "../text/format";
import { MAX_COMPARED } from "./compare-selection";

/** The filters and the order of /offers (specification, sections 2, 4 and 9). */

export const ALL = "all";

export const SORTS = ["rating", "apr", "name"] as const;
export type Sort = (typeof SORTS)[number];

/** The order of the list: one that can always be chosen, or what each card costs the visitor, or who gets it with a score. */
export type Order = Sort | "cost" | "score";

export const ORDER_NAMES: Record<Order, string> = {
  rating: "Rating",
  apr: "APR (low to high)",
  name: "Name",
  cost: "Your cost",
  score: "Your score",
};

export const VIEWS = ["list", "table"] as const;
export type View = (typeof VIEWS)[number];

export type OffersState = {
  category: Category | typeof ALL;
  /** True if the cards of other categories show too that offer what the tile is about. */
  more: boolean;
  credit: CreditLevel | typeof ALL;
  /** Null while nobody chose: by the visitor's cost or score as soon as one is known, else by rating. */
  sort: Sort | null;
  view: View;
  compare: readonly string[];
};

const DEFAULT_SORT: Sort = "rating";

const NO_FILTERS = { category: ALL, more: false, credit: ALL } as const;

export const DEFAULT_OFFERS: OffersState = { ...NO_FILTERS, sort: null, view: "list", compare: [] };

type Filters = Pick<OffersState, "category" | "more" | "credit">;

/** The lower end of the APR; of an open range the end that is known (specification, section 9). */
const lowestApr = ({ terms }: Card) => aprEnds(terms.purchaseApr).low;

export const SORTING: Record<Sort, (a: Card, b: Card) => number> = {
  rating: (a, b) => b.rating - a.rating,
  apr: (a, b) => lowestApr(a) - lowestApr(b),
  name: (a, b) => a.name.localeCompare(b.name, "en"),
};

/** Below this a regular APR counts as low, in percent a year (specification, section 9). */
export const LOW_APR = 18;

const introAt0 = ({ terms }: Card, scopes: readonly IntroScope[]) =>
  terms.introOffers.some(({ apr, scope }) => apr === 0 && scope.some((part) => scopes.includes(part)));

/** A tile's subject, as cards of other categories may offer it too. */
const MORE: Partial<Record<Category, { offers: (card: Card) => boolean; words: string }>> = {
  "low-apr": { offers: (card) => lowestApr(card) < LOW_APR, words: `with an APR that starts under ${LOW_APR}%` },
  "intro-apr": { offers: (card) => introAt0(card, ["purchases", "transfers"]), words: "with a 0% intro APR" },
  "balance-transfer": { offers: (card) => introAt0(card, ["transfers"]), words: "with 0% on transfers" },
  rewards: { offers: ({ rewards }) => rewards !== null, words: "with rewards" },
};

export function matches(card: Card, { category, more, credit }: Filters): boolean {
  const related = more && category !== ALL && MORE[category]?.offers(card);
  return (
    (category === ALL || card.category === category || related === true) &&
    (credit === ALL || card.terms.creditLevels.includes(credit))
  );
}

export function offersOrder({ sort }: Pick<OffersState, "sort">, own: "cost" | "score" | null): Order {
  return sort ?? own ?? DEFAULT_SORT;
}

/** The cards that match the filters, in order, closed ones last; ties keep the catalog's. `byCost` is null without numbers. */
export function listOffers<T extends Card>(
  cards: readonly T[],
  state: OffersState,
  byCost: readonly T[] | null = null,
): T[] {
  if (state.sort === null && byCost) return byCost.filter((card) => matches(card, state));
  return openFirst(cards.filter((card) => matches(card, state)).sort(SORTING[state.sort ?? DEFAULT_SORT]));
}

/** "4 more cards with 0% on transfers": what `more` adds to the chosen tile; null where that is nothing. */
export function relatedCountText(cards: readonly Card[], state: OffersState): string | null {
  const related = state.category === ALL ? undefined : MORE[state.category];
  const added = cards.filter(
    (card) => matches(card, { ...state, more: true }) && !matches(card, { ...state, more: false }),
  );
  return related && added.length > 0 ? `${countOf(added.length, "more card")} ${related.words}` : null;
}

/** How many cards of the whole catalog a category's tile shows, and how many offer what it is about. */
export function countCards(cards: readonly Card[], category: Category): { shown: number; all: number } {
  const count = (more: boolean) => cards.filter((card) => matches(card, { ...NO_FILTERS, category, more })).length;
  return { shown: count(false), all: count(true) };
}

export function toggleCategory(state: OffersState, category: Category): OffersState {
  return { ...state, category: state.category === category ? ALL : category, more: false };
}

/** 'Clear Filters': category and credit go back to all, the order stays. */
export function clearFilters(state: OffersState): OffersState {
  return { ...state, ...NO_FILTERS };
}

/** 'Clear All': the order goes back to Rating too, which has to be said where it would else be by cost. */
export function clearAll(state: OffersState, hasCosts: boolean): OffersState {
  return { ...clearFilters(state), sort: hasCosts ? DEFAULT_SORT : null };
}

/** Reads the query; an unknown value means the default. `ids` are those of the catalog. */
export function parseOffersQuery(query: string, ids: readonly string[]): OffersState {
  return {
    category: oneOf(valueIn(query, "filter"), CATEGORIES, ALL),
    more: valueIn(query, "more") === "yes",
    credit: oneOf(valueIn(query, "credit"), CREDIT_LEVELS, ALL),
    sort: oneOf(valueIn(query, "sort"), SORTS, null),
    view: oneOf(valueIn(query, "view"), VIEWS, DEFAULT_OFFERS.view),
    compare: someOf(valueIn(query, "compare"), ids).slice(0, MAX_COMPARED),
  };
}

export function offersQuery({ category, more, credit, sort, view, compare }: OffersState): string {
  return queryOf({
    filter: category === ALL ? "" : category,
    more: more ? "yes" : "",
    credit: credit === ALL ? "" : credit,
    sort: sort ?? "",
    view: view === DEFAULT_OFFERS.view ? "" : view,
    compare: compare.join(","),
  });
}
