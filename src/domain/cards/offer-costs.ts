import type { Goal, Numbers } from "../numbers/numbers";
import type { Outcome } from "../payoff/simulation";
import type { Card } from "./card";
import { apartText, personPaying } from "./card-cost";
import type { Figure } from "./card-figures";
import { costDetails, costReasons } from "./cost-figures";
import { type CostBar, type RankedCard, type Scale, costBar, rankCards } from "./cost-ranking";
import { costFigure, costPhrase, shortSaving } from "./cost-texts";

/** What each card of /offers costs a visitor, in words. This is what the page loads once there are numbers. */

export type OfferCost =
  | {
      kind: "ranked";
      /** The likely cost, with what it is against keeping your current card; that is empty where there is none. */
      cost: Figure;
      /** The same within a sentence. */
      phrase: string;
      saving: string;
      bar: CostBar;
      /** Why it costs that: the offer, the rate after it, the fee, and what is left when the offer ends. */
      figures: readonly Figure[];
      /** What stands in the details. */
      more: readonly Figure[];
    }
  /** `text` is why the card can't be ranked. */
  | { kind: "apart"; text: string };

export type OfferCosts = {
  of: ReadonlyMap<string, OfferCost>;
  /** The cheapest first, then those that can't be ranked, in the given order. */
  byCost: readonly Card[];
};

function rankedCost(row: RankedCard<Card>, goal: Goal, stay: Outcome | null, scale: Scale): OfferCost {
  const { low, high, meanCost } = row;
  return {
    kind: "ranked",
    cost: costFigure(meanCost),
    phrase: costPhrase(meanCost),
    saving: shortSaving(meanCost, stay),
    bar: costBar(low.totalCost, high.totalCost, scale),
    figures: costReasons(row.card.terms, row, goal).map(({ label, value }) => ({ label, value })),
    more: costDetails(row),
  };
}

/** The costs of all cards. */
export function offerCosts(cards: readonly Card[], numbers: Numbers): OfferCosts {
  const { rows, apart, stay, scale } = rankCards(cards, personPaying(numbers));
  const ranked = rows.flatMap((row) => (row.kind === "card" ? [row] : []));
  const of = new Map<string, OfferCost>();
  for (const row of ranked) of.set(row.card.id, rankedCost(row, numbers.goal, stay, scale));
  for (const { card, reason } of apart) of.set(card.id, { kind: "apart", text: apartText(reason) });
  return { of, byCost: [...ranked, ...apart].map(({ card }) => card) };
}
