import type { Numbers } from "../numbers/numbers";
import type { Outcome } from "../payoff/simulation";
import type { Card } from "./card";
import { apartText, personPaying } from "./card-cost";
import { type RankedCard, rankCards } from "./cost-ranking";
import { costText, countedRateText, dollarRange, finishText, introEndText, monthRange, savingText } from "./cost-texts";

/** What each card of /offers costs a visitor, in words. This is what the page loads once there are numbers. */

export type OfferCost =
  /** The likely cost, and what goes with it: first the range and the months. */
  | { kind: "ranked"; about: string; facts: readonly string[] }
  /** `text` is why the card can't be ranked. */
  | { kind: "apart"; text: string };

export type OfferCosts = {
  of: ReadonlyMap<string, OfferCost>;
  /** The cheapest first, then those that can't be ranked, in the given order. */
  byCost: readonly Card[];
};

function rankedCost(row: RankedCard<Card>, stay: Outcome | null): OfferCost {
  const { low, high, meanCost } = row;
  const about = costText(meanCost);
  const range = dollarRange(low.totalCost, high.totalCost);
  const months = monthRange(low.months, high.months);
  const paidOff = range === about ? `Paid off in ${months}` : `${range} in ${months}`;
  const facts = [paidOff, countedRateText(row), savingText(row, stay), introEndText(row), finishText(row)];
  return { kind: "ranked", about, facts: facts.filter(Boolean) };
}

/** The costs of all cards; null for numbers that are not above zero. */
export function offerCosts(cards: readonly Card[], numbers: Numbers): OfferCosts | null {
  const ranking = rankCards(cards, personPaying(numbers));
  if (!ranking) return null;
  const ranked = ranking.rows.flatMap((row) => (row.kind === "card" ? [row] : []));
  const of = new Map<string, OfferCost>();
  for (const row of ranked) of.set(row.card.id, rankedCost(row, ranking.stay));
  for (const { card, reason } of ranking.apart) of.set(card.id, { kind: "apart", text: apartText(reason) });
  return { of, byCost: [...ranked, ...ranking.apart].map(({ card }) => card) };
}
