import type { PageFrontMatter } from "../../schema/guide-schema";

/** The legal pages that the site has (specification, section 2). */
export const LEGAL_PAGES = ["privacy", "terms", "disclaimer"] as const;

export type LegalPage = PageFrontMatter & { name: (typeof LEGAL_PAGES)[number] };
