import type { Goal, VisitorInputs } from "../visitor/visitor-inputs";
import { CREDIT_LEVELS, type Tier } from "../../schema/vocabulary";
import type { Outcome } from "../payoff/simulation";
import type { Card } from "../cards/card";
import { type Blocker, blockingNotice } from "../costs/answer-texts";
import { UNRANKED_TITLES, type UnrankedReason, unrankedText } from "../costs/card-cost";
import type { Figure } from "../cards/card-figures";
import { securedFigures } from "../cards/term-figures";
import { costDetails, costReasons, shortSaving } from "../costs/cost-texts";
import { type CostBarParts, type RankedCard, costBar, groupsOf, rankCards } from "../costs/cost-ranking";
import { formatWholeDollars } from "../text/format";
import { ELIGIBILITIES, type Eligibility, eligibilityOf, eligibilityTitle } from "../cards/eligibility";
import { type OffersState, SORTING, matches } from "./offers";

/** The part that /offers loads on use: its costs in words, once there are numbers, and the way out of an empty list. */

/** A card's place in a list; `figures` where others matter than usually. */
type Place = { eligibility: Eligibility; group: string; figures: readonly Figure[] | null };

export type OfferCost = Place &
  (
    | {
        kind: "ranked";
        /** The likely cost, "$784". */
        cost: string;
        /** The saving against keeping your current card; empty where there is none. */
        saving: string;
        bar: CostBarParts;
        more: readonly Figure[];
      }
    /** A card's place for a score alone: no cost, and no reason why. */
    | { kind: "unpriced" }
    /** Why the card can't be ranked, in its cost's place and as a sentence, if it needs one. */
    | { kind: "unranked"; title: string; text: string }
  );

type OfferCosts = {
  notice: Blocker | null;
  of: ReadonlyMap<string, OfferCost>;
  /** By who can get them, then the cheapest first, then those that can't be ranked. */
  byCost: readonly Card[];
};

function placeOf(card: Card, eligibility: Eligibility, tier: Tier | null): Place {
  return { eligibility, group: eligibilityTitle(eligibility, tier), figures: securedFigures(card, tier) };
}

function rankedCost(row: RankedCard<Card>, goal: Goal, stay: Outcome | null, scale: number): OfferCost {
  const { card, low, high, meanCost } = row;
  const place = placeOf(card, row.eligibility, row.tier);
  return {
    ...place,
    kind: "ranked",
    cost: formatWholeDollars(meanCost),
    saving: shortSaving(meanCost, stay),
    bar: costBar(low.totalCost, high.totalCost, scale),
    figures: (place.figures ?? costReasons(card.terms, row, goal)).map(({ label, value }) => ({ label, value })),
    more: costDetails(row),
  };
}

function unrankedCost(place: Place, reason: UnrankedReason): OfferCost {
  // A score's sentence would repeat in every row of its group, and a closed card has its mark.
  const text = reason.kind === "not-meant" || reason.kind === "closed" ? "" : unrankedText(reason);
  return { ...place, kind: "unranked", title: UNRANKED_TITLES[reason.kind], text };
}

export function offerCosts(cards: readonly Card[], numbers: VisitorInputs): OfferCosts {
  const ranking = rankCards(cards, numbers);
  const { rows, unranked, stay, scale } = ranking;
  const of = new Map<string, OfferCost>();
  for (const row of rows) of.set(row.card.id, rankedCost(row, numbers.goal, stay, scale));
  for (const { card, eligibility, reason } of unranked)
    of.set(card.id, unrankedCost(placeOf(card, eligibility, numbers.tier), reason));
  return {
    notice: blockingNotice(ranking, numbers),
    of,
    byCost: groupsOf(ranking).flatMap((group) => [...group.rows, ...group.unranked].map(({ card }) => card)),
  };
}

/** The cards by who can get them with a score, the best rated first: all that a score says without numbers. */
export function offersForScore(cards: readonly Card[], tier: Tier): OfferCosts {
  const groupOf = (card: Card) => ELIGIBILITIES.indexOf(eligibilityOf(card, tier));
  const of = cards.map((card): [string, OfferCost] => [
    card.id,
    { ...placeOf(card, eligibilityOf(card, tier), tier), kind: "unpriced" },
  ]);
  const byCost = [...cards].sort((a, b) => groupOf(a) - groupOf(b) || SORTING.rating(a, b));
  return { notice: null, of: new Map(of), byCost };
}

/** The best credit level below the chosen one that cards ask for, and how many; null if there is none. Takes a state whose list is empty. */
export function bestOpenLevel(cards: readonly Card[], state: OffersState) {
  const chosen = CREDIT_LEVELS.findIndex((level) => level === state.credit);
  const below = CREDIT_LEVELS.slice(chosen + 1).map((level) => ({
    level,
    count: cards.filter((card) => matches(card, { ...state, credit: level })).length,
  }));
  return below.find(({ count }) => count > 0) ?? null;
}
