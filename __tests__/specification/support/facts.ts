/**
 * What several of these tests need, typed from the specification and not taken from the site: its route table and its
 * list of cards. {product} is "Low APR Credit Cards", as decided.
 */

export const BEST_CARDS = "/guides/best-low-apr-credit-cards-2025";

export const GUIDE_ROUTES = [
  BEST_CARDS,
  "/guides/qualify-low-apr-credit-card",
  "/guides/low-apr-vs-intro-apr",
  "/guides/balance-transfers-explained",
  "/guides/secured-cards-low-apr",
  "/guides/improve-credit-score",
  "/guides/instant-credit-card-approval",
  "/guides/credit-card-application-mistakes",
  "/guides/compare-credit-card-offers",
  "/guides/low-apr-cards-bad-credit",
  "/guides/rewards-vs-low-apr",
  "/guides/avoid-credit-card-fees",
  "/guides/student-low-apr-cards",
  "/guides/future-credit-cards-2025",
  "/guides/credit-utilization-apr-impact",
];

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

/** In the catalogue's order. */
export const CARD_IDS = [
  "chase-slate-edge",
  "citi-simplicity",
  "discover-it-chrome",
  "wells-fargo-reflect",
  "capital-one-quicksilver",
  "usaa-rate-advantage",
  "first-tech-choice-rewards",
  "penfed-platinum-rewards",
  "discover-it-secured",
  "capital-one-secured",
];

export const FEATURED_IDS = ["chase-slate-edge", "citi-simplicity", "usaa-rate-advantage"];

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
