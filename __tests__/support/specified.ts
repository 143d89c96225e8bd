/** Lists that the specification gives, written out here once: the tests must not take the site's own for granted. */

/** The guides' routes in its table. Only the first holds the product's name. */
export const guideRoutes = (best: string): readonly string[] => [
  best,
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

/** In the catalog's order. */
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

/** The rows of the comparison's table, in their order. */
export const COMPARISON_ROWS = [
  "Issuer",
  "Regular APR",
  "Intro APR",
  "Intro Term",
  "Annual Fee",
  "Rewards",
  "Rating",
  "Credit Required",
  "Balance Transfer Fee",
  "Foreign Transaction Fee",
  "Best For",
];
