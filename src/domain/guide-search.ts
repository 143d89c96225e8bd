import { oneOf, queryOf, queryText } from "./address";
import { GUIDE_CATEGORIES, type GuideCategory, type GuideTeaser } from "./guide";

/** The search and the categories of /guides (specification, sections 2, 4 and 5). */

export const ALL_GUIDES = "all";

export type GuidesState = { search: string; category: GuideCategory | typeof ALL_GUIDES };

export const DEFAULT_GUIDES: GuidesState = { search: "", category: ALL_GUIDES };

/** Featured Articles appear only while the search is empty and the category is all. */
export function showsFeatured({ search, category }: GuidesState): boolean {
  return search.trim() === "" && category === ALL_GUIDES;
}

/** Case-insensitive substring match on title or excerpt, combined with an exact category match, in the given order. */
export function searchGuides<T extends Pick<GuideTeaser, "title" | "excerpt" | "category">>(
  guides: readonly T[],
  { search, category }: GuidesState,
): T[] {
  const wanted = search.trim().toLowerCase();
  return guides.filter(
    (guide) =>
      (category === ALL_GUIDES || guide.category === category) &&
      [guide.title, guide.excerpt].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** 'N article(s) found', in words that fit the number. */
export function articlesFound(count: number): string {
  return `${count} ${count === 1 ? "article" : "articles"} found`;
}

/** Reads `?q=&category=`; an unknown category means all. */
export function parseGuidesQuery(query: string): GuidesState {
  const values = new URLSearchParams(query);
  return {
    search: queryText(values.get("q")),
    category: oneOf(values.get("category"), GUIDE_CATEGORIES, DEFAULT_GUIDES.category),
  };
}

/** The query that restores a state; the default state has none. */
export function guidesQuery({ search, category }: GuidesState): string {
  return queryOf({ q: search.trim(), category: category === ALL_GUIDES ? "" : category });
}
