import { SITE } from "../../support/content";
import { guideRoutes } from "../../support/specified";

/**
 * The specification's route table (section 2), written out once more: the tests must not take the site's own list of
 * routes for granted. Only the product's name comes from the settings.
 */

export const BEST_CARDS_GUIDE = `/guides/best-${SITE.product.slug}-2025`;

export const TOOL_ROUTES = ["/offers", "/compare", "/guides", "/calculator", "/contact"];

export const GUIDE_ROUTES = guideRoutes(BEST_CARDS_GUIDE);

export const LEGAL_ROUTES = ["/privacy", "/terms", "/disclaimer"];

export const READING_ROUTES = ["/", "/about", ...LEGAL_ROUTES, ...GUIDE_ROUTES];

/** The 25 routes that answer with status 200 and that search engines may know. */
export const ROUTES = [...READING_ROUTES, ...TOOL_ROUTES];

/** Where the page of a route lies, so that a static host answers it without a redirect. */
export function fileOf(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}
