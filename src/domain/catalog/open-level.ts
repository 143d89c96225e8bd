import type { Card } from "../cards/card";
import { CREDIT_LEVELS, type CreditLevel } from "../../schema/vocabulary";
import { type OffersState, matches } from "./offers";

/** The way out of an empty list of /offers. This is what the page loads once its list is empty. */

export type OpenLevel = { level: CreditLevel; count: number };

/** The best credit level below the chosen one that cards ask for; null if there is none. Takes a state whose list is empty. */
export function bestOpenLevel(cards: readonly Card[], state: OffersState): OpenLevel | null {
  const chosen = CREDIT_LEVELS.findIndex((level) => level === state.credit);
  const below = CREDIT_LEVELS.slice(chosen + 1).map((level) => ({
    level,
    count: cards.filter((card) => matches(card, { ...state, credit: level })).length,
  }));
  return below.find(({ count }) => count > 0) ?? null;
}
