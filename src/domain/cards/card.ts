import type { Card as ContentCard, IntroOffer } from "../../content/schema/card-schema";
import { shownApr } from "./apr";
import { formatList, formatMonths, formatPercent } from "../text/format";

export type { IntroOffer };

/** A card as pages draw it. The build marks terms whose last check is older than so many days. */
export type Card = ContentCard & { provenance: { overdueAfter?: number } };

/** The values of a card's category (specification, section 3). They are also those of `?filter=`. */
export const CATEGORIES = ["low-apr", "intro-apr", "balance-transfer", "secured", "rewards"] as const;
export type Category = (typeof CATEGORIES)[number];

/** The names of the five category tiles (specification, section 2). */
export const CATEGORY_NAMES: Record<Category, string> = {
  "low-apr": "Low APR",
  "intro-apr": "0% Intro APR",
  "balance-transfer": "Balance Transfer",
  secured: "Secured Cards",
  rewards: "Low APR + Rewards",
};

/** The choices of "Credit Required" (specification, section 2). */
export const CREDIT_LEVELS = ["Excellent", "Good", "Fair", "Limited"] as const;
export type CreditLevel = (typeof CREDIT_LEVELS)[number];

/** What an intro rate can cover. */
export const INTRO_SCOPES = ["purchases", "transfers"] as const;
export type IntroScope = (typeof INTRO_SCOPES)[number];

const SCOPE_NAMES: Record<IntroScope, string> = { purchases: "purchases", transfers: "balance transfers" };

/** What an intro rate covers, in words: "balance transfers and purchases". */
export function coveredText({ scope }: Pick<IntroOffer, "scope">): string {
  return formatList(scope.map((part) => SCOPE_NAMES[part]));
}

/** "21 months on balance transfers". */
export function offerText(offer: IntroOffer): string {
  return `${formatMonths(offer.months)} on ${coveredText(offer)}`;
}

/** "18.24% – 28.99% variable": the regular APR as it is shown, with a dash that reads as a range. */
export function regularAprText(card: Pick<Card, "apr">): string {
  return `${shownApr(card.apr)} variable`;
}

/**
 * The intro offer as one line with its length, its scope and the rate that follows (12 CFR 1026.16(g)(3) and (4)):
 * "0% intro APR for 21 months on balance transfers and 12 months on purchases, then 18.24% – 28.99% variable".
 * Gives null for a card without an intro offer.
 */
export function introLine(card: Pick<Card, "apr" | "terms">): string | null {
  const [first] = card.terms.introOffers;
  if (!first) return null;
  const offers = formatList(card.terms.introOffers.map(offerText));
  return `${formatPercent(first.apr)} intro APR for ${offers}, then ${regularAprText(card)}`;
}

/** The number of cards that the home page shows (specification, section 9). */
export const HOME_CARDS = 3;

/** The first three featured cards of the catalogue, in its order. */
export function featuredCards<T extends { featured: boolean }>(cards: readonly T[]): T[] {
  return cards.filter((card) => card.featured).slice(0, HOME_CARDS);
}

/** A placeholder apply address is an anchor on the page itself; it says that the link is a sample. */
export function isSampleLink(applyUrl: string): boolean {
  return applyUrl.startsWith("#");
}
