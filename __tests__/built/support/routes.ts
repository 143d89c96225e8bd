import { TEXT_PAGES } from "../../../src/domain/guides/guide";
import { isFormShown } from "../../../src/domain/site/site";
import { ROUTES as SITE_ROUTES } from "../../../src/site/routes";
import { CARDS, GUIDES, SITE } from "../../support/content";

/**
 * The specification's route table (section 2) and the pages with tools, typed out: the tests must not take the site's own list
 * for granted. Guides, cards and any other page of the site join by themselves, so that a new one is tested like the rest.
 */

/** Where most people only read: their tools come once they are used. A page without its form is read alone. */
export const ON_USE_ROUTES = ["/guides", ...(isFormShown(SITE, "contact") ? ["/contact"] : [])];

export const TOOL_ROUTES = ["/offers", "/compare", "/calculator", "/debts", "/market", ...ON_USE_ROUTES];

export const GUIDE_ROUTES = GUIDES.map(({ name }) => `/guides/${name}`);

/** The specification puts the guide to the best cards first. */
export const BEST_CARDS_GUIDE = GUIDE_ROUTES[0] ?? "";

/** The legal pages, and the one for people who can't pay. */
export const TEXT_ROUTES = TEXT_PAGES.map((name): string => SITE_ROUTES[name].path);

/** Each card has a page of its own beyond the specification. */
export const CARD_ROUTES = CARDS.map(({ id }) => `/cards/${id}`);

/** Pages to read that hold a tool for those who use it. */
export const READING_ROUTES_WITH_TOOLS = ["/", ...GUIDE_ROUTES];

const SPECIFIED_READING_ROUTES = [...READING_ROUTES_WITH_TOOLS, "/about", ...TEXT_ROUTES];

const OTHER_ROUTES = Object.values(SITE_ROUTES)
  .map(({ path }): string => path)
  .filter((path) => ![...TOOL_ROUTES, ...SPECIFIED_READING_ROUTES].includes(path));

export const READING_ROUTES = [...SPECIFIED_READING_ROUTES, ...OTHER_ROUTES];

/** The routes that answer with status 200 and that search engines may know. */
export const ROUTES = [...READING_ROUTES, ...TOOL_ROUTES, ...CARD_ROUTES];

/** Where the page of a route lies, so that a static host answers it without a redirect. */
export function fileOf(route: string): string {
  return route === "/" ? "index.html" : `${route.slice(1)}.html`;
}
