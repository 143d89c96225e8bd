import type { Organization, WebSite, WithContext } from "schema-dts";
import { ROUTES } from "../site/routes";
import { CONTEXT, type SiteIdentity } from "./structured-data";

/** The site, with a search action that leads to the comparison's search. `description` must stand on the page, too. */
export function websiteData(site: SiteIdentity, description: string): WithContext<WebSite> {
  const search = {
    "@type": "SearchAction",
    target: `${site.url}${ROUTES.compare.path}?search={search_term_string}`,
    "query-input": "required name=search_term_string",
  } as const;
  return {
    "@context": CONTEXT,
    "@type": "WebSite",
    name: site.brand,
    url: `${site.url}/`,
    description,
    potentialAction: search,
  };
}

/** Who publishes the site. */
export function organizationData(site: SiteIdentity): WithContext<Organization> {
  return {
    "@context": CONTEXT,
    "@type": "Organization",
    name: site.brand,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    email: site.email,
  };
}
