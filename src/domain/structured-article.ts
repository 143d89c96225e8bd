import type { Article, WithContext } from "schema-dts";
import { guidePath } from "../site/routes";
import { type GuideTeaser, lastChange } from "./guide";
import { CONTEXT, type SiteIdentity } from "./structured-data";

/** Structured data of a guide. Its description is the answer at its top, which readers see. */
export function articleData(
  guide: GuideTeaser & { inShort: string; modifiedDate: string | null },
  site: SiteIdentity,
): WithContext<Article> {
  const author = { "@type": "Organization", name: guide.author } as const;
  return {
    "@context": CONTEXT,
    "@type": "Article",
    headline: guide.title,
    description: guide.inShort,
    articleSection: guide.category,
    author,
    publisher: { "@type": "Organization", name: site.brand, logo: `${site.url}/icon-512.png` },
    datePublished: guide.publishDate,
    dateModified: lastChange(guide),
    timeRequired: `PT${guide.readTime}M`,
    image: `${site.url}/og.png`,
    mainEntityOfPage: site.url + guidePath(guide.name),
  };
}
