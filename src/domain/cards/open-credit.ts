import { CREDIT_LEVELS, type CreditLevel } from "../../schema/vocabulary";
import { ALL, type Listed, type OffersState, matches } from "./offers";

/** The way out of an empty list of /offers. This is what the page loads once its list is empty. */

/** A credit level below the chosen one, and how many cards of the category ask for it. */
export type OpenCredit = { level: CreditLevel; count: number };

/** Where no card names the chosen credit level, the best one below it that cards ask for; else null. */
export function openCredit(cards: readonly Listed[], state: OffersState): OpenCredit | null {
  const { credit } = state;
  const counts = CREDIT_LEVELS.map((level) => ({
    level,
    count: cards.filter((card) => matches(card, { ...state, credit: level })).length,
  }));
  if (credit === ALL || counts.some(({ level, count }) => level === credit && count > 0)) return null;
  return counts.slice(CREDIT_LEVELS.indexOf(credit) + 1).find(({ count }) => count > 0) ?? null;
}
