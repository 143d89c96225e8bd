import { oneOf, queryOf, valueIn } from "../forms/url-query";
import { GUIDE_CATEGORIES, type GuideCategory } from "../../schema/vocabulary";
import { countOf } from "../text/format";
import type { GuideTeaser } from "./guide";

export const ALL_GUIDES = "all";

export type GuidesState = { search: string; category: GuideCategory | typeof ALL_GUIDES };

export const DEFAULT_GUIDES: GuidesState = { search: "", category: ALL_GUIDES };

/** The featured guides apart from the others, so that none is listed twice: only while the search is empty and the category is all. */
export function featuredApart<T extends Pick<GuideTeaser, "featured">>(
  guides: readonly T[],
  { search, category }: GuidesState,
): { featured: T[]; others: T[] } {
  const isApart = ({ featured }: T) => featured && search.trim() === "" && category === ALL_GUIDES;
  return { featured: guides.filter(isApart), others: guides.filter((guide) => !isApart(guide)) };
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

export type GuideHit = {
  guide: string;
  /** The section; null for the guide's title, excerpt and intro. */
  section: { id: string; title: string } | null;
};

/** First the matches by the specification, in the given order; then those that the index finds, the best first. */
export function findGuides<T extends GuideTeaser>(
  guides: readonly T[],
  state: GuidesState,
  hits: readonly GuideHit[],
): (T & Pick<GuideHit, "section">)[] {
  const matching = searchGuides(guides, state).map((guide) => ({ ...guide, section: null }));
  const others = new Map(searchGuides(guides, { ...state, search: "" }).map((guide) => [guide.name, guide]));
  for (const { name } of matching) others.delete(name);
  const best = new Map<string, GuideHit>();
  for (const hit of hits) if (!best.has(hit.guide)) best.set(hit.guide, hit);
  return [
    ...matching,
    ...[...best].flatMap(([name, { section }]) => {
      const guide = others.get(name);
      return guide ? [{ ...guide, section }] : [];
    }),
  ];
}

/** 'N article(s) found', in words that fit the number. */
export function articlesFound(count: number): string {
  return `${countOf(count, "article")} found`;
}

export function parseGuidesQuery(query: string): GuidesState {
  return {
    search: valueIn(query, "q"),
    category: oneOf(valueIn(query, "category"), GUIDE_CATEGORIES, DEFAULT_GUIDES.category),
  };
}

export function guidesQuery({ search, category }: GuidesState): string {
  return queryOf({ q: search.trim(), category: category === ALL_GUIDES ? "" : category });
}
