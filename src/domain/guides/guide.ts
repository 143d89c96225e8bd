import type { GuideFrontMatter } from "../../schema/guide-schema";

export type { GuideFrontMatter };

/** A guide as the index and the links to it know it. `name` is the file name without `.md`. */
export type GuideTeaser = Pick<
  GuideFrontMatter,
  "title" | "excerpt" | "category" | "readTime" | "author" | "publishDate" | "modifiedDate" | "featured"
> & { name: string };

export function guideTeaser(guide: GuideTeaser): GuideTeaser {
  const { name, title, excerpt, category, readTime, author, publishDate, modifiedDate, featured } = guide;
  return { name, title, excerpt, category, readTime, author, publishDate, modifiedDate, featured };
}

/** The build marks a guide whose review is older than so many days; see `withOverdueReviews`. */
export type GuideAge = { overdueAfter: number | null };

/** The day of the last change: `modifiedDate`, or else `publishDate` (specification, section 3). */
export function lastChange(guide: Pick<GuideFrontMatter, "modifiedDate" | "publishDate">): string {
  return guide.modifiedDate ?? guide.publishDate;
}

export function namedGuides<T extends Pick<GuideTeaser, "name">>(guides: readonly T[], names: readonly string[]): T[] {
  return names.flatMap((name) => guides.filter((guide) => guide.name === name));
}
