import { GUIDES } from "../../support/content";

/**
 * The specification's route table (section 2), written out once more: the tests must not take the site's own list of
 * routes for granted. The guides are those of the content, so that a new one is tested like all others.
 */

export const TOOL_ROUTES = ["/offers", "/compare", "/guides", "/calculator", "/contact"];

export const GUIDE_ROUTES = GUIDES.map(({ name }) => `/guides/${name}`);

/** The specification puts the guide to the best cards first. */
export const BEST_CARDS_GUIDE = GUIDE_ROUTES[0] ?? "";

export const LEGAL_ROUTES = ["/privacy", "/terms", "/disclaimer"];

export const READING_ROUTES = ["/", "/about", ...LEGAL_ROUTES, ...GUIDE_ROUTES];

/** The routes that answer with status 200 and that search engines may know. */
export const ROUTES = [...READING_ROUTES, ...TOOL_ROUTES];

/** Where the page of a route lies, so that a static host answers it without a redirect. */
export function fileOf(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}
