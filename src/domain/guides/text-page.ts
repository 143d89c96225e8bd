import type { PageFrontMatter } from "../../schema/guide-schema";

/** Pages of text alone: for those who can't pay, and the legal ones (specification, section 2). */
export const TEXT_PAGES = ["help", "privacy", "terms", "disclaimer"] as const;

export type TextPage = PageFrontMatter & { name: (typeof TEXT_PAGES)[number] };
