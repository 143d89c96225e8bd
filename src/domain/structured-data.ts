import type {
  Article,
  BreadcrumbList,
  FinancialProduct,
  ItemList,
  Organization,
  WebApplication,
  WebSite,
  WithContext,
} from "schema-dts";

/**
 * Structured data for search engines (specification, sections 7 and 9). Pure: addresses come in, objects go out. What
 * only some pages need stands in a file of its own, since it ships with their script.
 */

/** What of the site the structured data needs. `url` has no slash at the end. */
export type SiteIdentity = { url: string; brand: string; email: string; sampleData: boolean };

export type Breadcrumb = { name: string; path: string };

export type StructuredData =
  | WithContext<Article>
  | WithContext<BreadcrumbList>
  | WithContext<FinancialProduct>
  | WithContext<ItemList>
  | WithContext<Organization>
  | WithContext<WebApplication>
  | WithContext<WebSite>;

/** The vocabulary of all structured data. */
export const CONTEXT = "https://schema.org";

/** The way to a page. The last crumb is the page itself. */
export function breadcrumbData(crumbs: readonly Breadcrumb[], site: SiteIdentity): WithContext<BreadcrumbList> {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site.url + path,
    })),
  };
}

/** Structured data as the text of a script element. `<` is escaped, so that no text in it can end the element. */
export function serialize(data: StructuredData): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
