import type { Numbers } from "../numbers/numbers";
import type { Outcome } from "../payoff/simulation";
import type { Card } from "./card";
import { apartText, personPaying } from "./card-cost";
import { type CostBar, type CostRanking, type RankedCard, costBar, rankCards, stayingPut } from "./cost-ranking";
import { costText, countedRateText, introEndText, monthRange, openFacts, rangeText, savingText } from "./cost-texts";

/** What each card of /offers costs a visitor, in words. This is what the page loads once there are numbers. */

export type OfferCost =
  /** The likely cost, its bar, and what goes with them: first the range and the months. */
  | { kind: "ranked"; about: string; bar: CostBar; facts: readonly string[] }
  /** `text` is why the card can't be ranked. */
  | { kind: "apart"; text: string };

export type OfferCosts = {
  of: ReadonlyMap<string, OfferCost>;
  /** The cheapest first, then those that can't be ranked, in the given order. */
  byCost: readonly Card[];
};

function rankedCost(row: RankedCard<Card>, stay: Outcome | null, scale: CostRanking<Card>["scale"]): OfferCost {
  const { low, high, meanCost } = row;
  const range = rangeText(row);
  const months = monthRange(low.months, high.months);
  const paidOff = range === null ? `Paid off in ${months}` : `${range} in ${months}`;
  const facts = [paidOff, countedRateText(row), savingText(row, stay), ...openFacts(row), introEndText(row)];
  const bar = costBar(low.totalCost, high.totalCost, scale);
  return { kind: "ranked", about: costText(meanCost), bar, facts: facts.filter(Boolean) };
}

/** The costs of all cards. */
export function offerCosts(cards: readonly Card[], numbers: Numbers): OfferCosts {
  const person = personPaying(numbers);
  // Keeping your current card is no row of this list, and on its scale the cards could hardly be told apart.
  const ranking = rankCards(cards, person, null);
  const ranked = ranking.rows.flatMap((row) => (row.kind === "card" ? [row] : []));
  const of = new Map<string, OfferCost>();
  const stay = stayingPut(person);
  for (const row of ranked) of.set(row.card.id, rankedCost(row, stay, ranking.scale));
  for (const { card, reason } of ranking.apart) of.set(card.id, { kind: "apart", text: apartText(reason) });
  return { of, byCost: [...ranked, ...ranking.apart].map(({ card }) => card) };
}
