import { type ApartCard, type CardTerms, type Person, type RankedCard, rankCards } from "./card-cost";
import { niceRange } from "../charts/chart-scale";
import { type PlannerInputs, planOf } from "../forms/planner-form";
import type { Outcome, PaidOff } from "../payoff/simulation";
import { dollarRange } from "../forms/your-cost";

/** The catalogue by what each card costs one visitor, with staying put in its place. */

/** A card with its place, or the debt left where it is, which has a place by its cost but no number. */
export type RankingRow<T> = ({ kind: "card"; rank: number } & RankedCard<T>) | { kind: "stay"; outcome: Outcome };

export type CostRanking<T> = {
  rows: RankingRow<T>[];
  apart: ApartCard<T>[];
  /** The scale that all bars share, in dollars. */
  scale: { from: number; to: number };
};

function personOf(inputs: PlannerInputs): Person {
  const { balance, spending, countRewards } = inputs;
  return { balance, plan: planOf(inputs), spending, countRewards };
}

/** Where staying put stands: after each card that costs less or as much; last if it never ends. */
function placeOfStaying<T>(ranked: readonly RankedCard<T>[], outcome: Outcome): number {
  if (outcome.kind !== "paid-off") return ranked.length;
  const dearer = ranked.findIndex(({ meanCost }) => meanCost > outcome.totalCost);
  return dearer < 0 ? ranked.length : dearer;
}

/**
 * Ranks all cards for what the planner's fields say, with staying put, whose outcome is that of the chosen plan, in its
 * place. The order is `rankCards`': the mean of both ends of the range.
 * Gives null for inputs that the planner does not let through.
 */
export function rankForPlanner<T extends CardTerms>(
  cards: readonly T[],
  inputs: PlannerInputs,
  stay: Outcome,
): CostRanking<T> | null {
  const ranking = rankCards(cards, personOf(inputs));
  if (!ranking) return null;

  const rows: RankingRow<T>[] = ranking.ranked.map((row, index) => ({ kind: "card", rank: index + 1, ...row }));
  rows.splice(placeOfStaying(ranking.ranked, stay), 0, { kind: "stay", outcome: stay });
  const costs = ranking.ranked.flatMap(({ low, high }) => [low.totalCost, high.totalCost]);
  if (stay.kind === "paid-off") costs.push(stay.totalCost);
  return { rows, apart: ranking.apart, scale: niceRange(Math.min(0, ...costs), Math.max(1, ...costs)) };
}

/** What is still owed when the intro rate of the moved balance ends; null if no intro rate covers it. */
export function introEndText(low: PaidOff, high: PaidOff): string | null {
  if (low.balanceAtIntroEnd === null || high.balanceAtIntroEnd === null) return null;
  const most = Math.max(low.balanceAtIntroEnd, high.balanceAtIntroEnd);
  if (Math.round(most) === 0) return "Nothing is left when the intro rate ends.";
  const least = Math.min(low.balanceAtIntroEnd, high.balanceAtIntroEnd);
  return `${dollarRange(least, most)} still owed when the intro rate ends.`;
}
