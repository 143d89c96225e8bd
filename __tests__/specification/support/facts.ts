/**
 * What several of these tests need, typed from the specification and not taken from the site: its route table and its
 * list of cards. {product} is "Low APR Credit Cards", as decided.
 */

import { guideRoutes } from "../../support/specified";

export { CARD_IDS, COMPARISON_ROWS, FEATURED_IDS } from "../../support/specified";

export const BEST_CARDS = "/guides/best-low-apr-credit-cards-2025";

export const GUIDE_ROUTES = guideRoutes(BEST_CARDS);

export const MAIN_ROUTES = [
  "/",
  "/offers",
  "/compare",
  "/guides",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/disclaimer",
  "/calculator",
];

export const ROUTES = [...MAIN_ROUTES, ...GUIDE_ROUTES];

/** The five categories of cards: value, and the name that its tile carries. */
export const CARD_CATEGORIES = [
  ["low-apr", "Low APR"],
  ["intro-apr", "0% Intro APR"],
  ["balance-transfer", "Balance Transfer"],
  ["secured", "Secured Cards"],
  ["rewards", "Low APR + Rewards"],
] as const;

export const GUIDE_CATEGORIES = [
  "Reviews",
  "Credit Tips",
  "Education",
  "Debt Management",
  "Credit Building",
  "Student Credit",
  "Trends",
];

export const COMPARE_LIMIT = "Maximum of 4 cards selected. Remove a card to add a different one.";
export const NO_OFFERS = "No credit cards match your current filters.";
export const NO_GUIDES = "No articles found matching your search criteria.";
