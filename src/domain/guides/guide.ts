import type { GuideFrontMatter, PageFrontMatter } from "../../schema/guide-schema";

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

/** The build marks a guide whose review is older than so many days. */
export type GuideAge = { overdueAfter: number | null };

/** The day of the last change: `modifiedDate`, or else `publishDate` (specification, section 3). */
export function lastChange(guide: Pick<GuideFrontMatter, "modifiedDate" | "publishDate">): string {
  return guide.modifiedDate ?? guide.publishDate;
}

export function namedGuides<T extends Pick<GuideTeaser, "name">>(guides: readonly T[], names: readonly string[]): T[] {
  return names.flatMap((name) => guides.filter((guide) => guide.name === name));
}

/** Pages of text alone: for those who can't pay, and the legal ones (specification, section 2). */
export const TEXT_PAGES = ["help", "privacy", "terms", "disclaimer"] as const;

export type TextPage = PageFrontMatter & { name: (typeof TEXT_PAGES)[number] };
