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
  /** The words of the guide that match, which may differ from those that were typed. */
  words: readonly string[];
};

/** A hit in a guide: the section, if not title or excerpt, and the words to mark. */
export type Finding = Pick<GuideHit, "section" | "words">;

/** First the matches by the specification, in the given order; then those that the index finds, the best first. */
export function findGuides<T extends GuideTeaser>(
  guides: readonly T[],
  state: GuidesState,
  hits: readonly GuideHit[],
): (T & Finding)[] {
  const words = [state.search.trim()].filter((word) => word !== "");
  const matching = searchGuides(guides, state).map((guide) => ({ ...guide, section: null, words }));
  const others = new Map(searchGuides(guides, { ...state, search: "" }).map((guide) => [guide.name, guide]));
  for (const { name } of matching) others.delete(name);
  const best = new Map<string, GuideHit>();
  for (const hit of hits) if (!best.has(hit.guide)) best.set(hit.guide, hit);
  return [
    ...matching,
    ...[...best].flatMap(([name, { section, words: found }]) => {
      const guide = others.get(name);
      return guide ? [{ ...guide, section, words: found }] : [];
    }),
  ];
}

/** A text in pieces, of which those that match one of the words, whatever the case, are marked. */
export function markWords(text: string, words: readonly string[]): { text: string; marked: boolean }[] {
  const patterns = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    // Amounts are found without their commas.
    .map((word) => word.replace(/\d(?=(?:\d{3})+$)/g, "$&,?"));
  if (patterns.length === 0) return [{ text, marked: false }];
  // Splitting by a group leaves what matches at every odd place.
  return text
    .split(new RegExp(`(${patterns.join("|")})`, "gi"))
    .map((piece, index) => ({ text: piece, marked: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
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
