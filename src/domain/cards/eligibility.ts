import { TIERS, type Tier } from "../../schema/vocabulary";
import { type Card, isOpen } from "./card";

/** The groups of a ranking, in their order. "maybe" has a condition to meet, such as a membership. */
export const ELIGIBILITIES = ["for-you", "maybe", "not-for-score", "closed"] as const;
export type Eligibility = (typeof ELIGIBILITIES)[number];

const ELIGIBILITY_TITLES: Record<Eligibility, string> = {
  "for-you": "For your score",
  maybe: "If you can join",
  "not-for-score": "Not for your score",
  closed: "Closed",
};

/** Returns a group's heading. Without a score nobody has checked one, so nothing is promised. */
export function eligibilityTitle(eligibility: Eligibility, tier: Tier | null): string {
  return eligibility === "for-you" && !tier ? "Open to anyone" : ELIGIBILITY_TITLES[eligibility];
}

/** The scores of a tier; none for whoever has no score. */
const TIER_SCORES: Record<Tier, { from: number; to: number } | null> = {
  "no-score": null,
  "619-or-less": { from: 300, to: 619 },
  "620-to-719": { from: 620, to: 719 },
  "720-or-more": { from: 720, to: 850 },
};

/** Returns whether a card is meant for a score: by its issuer's report, else by the scores or the credit that it asks for. */
export function isMeantFor({ terms, reported }: Pick<Card, "terms" | "reported">, tier: Tier): boolean {
  if (reported) return reported.meantFor.includes(tier);
  const [own, asked] = [TIER_SCORES[tier], terms.creditScores];
  if (own && asked) return own.from <= asked.to && asked.from <= own.to;
  return terms.creditLevels.length === 0 || own !== null || terms.creditLevels.includes("Limited");
}

export function tiersOf(card: Pick<Card, "terms" | "reported">): Tier[] {
  return TIERS.filter((tier) => isMeantFor(card, tier));
}

/** The open cards that are meant for a score for which this one isn't: where to look instead. */
export function cardsInstead<T extends Pick<Card, "terms" | "reported">>(card: T, cards: readonly T[]): T[] {
  const own = tiersOf(card);
  return cards.filter((other) => isOpen(other) && tiersOf(other).some((tier) => !own.includes(tier)));
}

/** The group of a card for a score; `tier` is null where it isn't known, and conditions count all the same. */
export function eligibilityOf(card: Pick<Card, "terms" | "reported">, tier: Tier | null): Eligibility {
  if (!isOpen(card)) return "closed";
  if (tier && !isMeantFor(card, tier)) return "not-for-score";
  return card.terms.membership === null ? "for-you" : "maybe";
}

/** Returns true if secured cards come last, as a deposit is no cost; false for scores that are often offered nothing else. */
export function rankSecuredLast(tier: Tier | null): boolean {
  return tier !== "no-score" && tier !== "619-or-less";
}
