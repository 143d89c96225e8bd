import { type ApartReason, type CardTerms, type CostFigures, type Person, costOfCard } from "./card-cost";
import { depositsStandLast } from "../lending/deposit";
import { type Outcome, simulate } from "../payoff/simulation";

/** The cards by what each costs one person, with keeping your current card in its place. Dollars, percent a year, months. */

export type RankedCard<T> = { card: T } & CostFigures;
export type ApartCard<T> = { card: T; reason: ApartReason };

/** A card with its place, or the debt left where it is, which has a place by its cost but no number. */
export type RankingRow<T> = ({ kind: "card"; rank: number } & RankedCard<T>) | { kind: "stay"; outcome: Outcome };

export type CostRanking<T> = {
  /** The cheapest first, by the mean of both ends, secured cards last where they stand last; cards that tie keep the given order. */
  rows: RankingRow<T>[];
  /** Cards that can't be ranked, in the given order. */
  apart: ApartCard<T>[];
  /** The debt left where it is; null for a purchase, and while the APR of the balance isn't known. */
  stay: Outcome | null;
  /** The scale that all bars share, in dollars. */
  scale: Scale;
};

export type Scale = { from: number; to: number };

/** What a bar shows: what a cost is at least, and beside it what depends on the rate. In percent of the scale. */
export type CostBar = Record<"sure" | "range", { x: number; width: number }>;

/** A range of one dollar would be too thin to see: in percent of the scale. */
const THINNEST_RANGE = 0.8;

/** The bar from nothing to what something costs at the high end. `low` and `high` may come in either order. */
export function costBar(low: number, high: number, scale: Scale): CostBar {
  const at = (amount: number) => ((amount - scale.from) / (scale.to - scale.from)) * 100;
  const [zero, from, to] = [at(0), at(Math.min(low, high)), at(Math.max(low, high))];
  const width = Math.max(to - from, THINNEST_RANGE);
  return {
    sure: { x: Math.min(zero, from), width: Math.abs(from - zero) },
    range: { x: Math.min(from, 100 - width), width },
  };
}

/** The debt left where it is, without a transfer; null for a purchase and an unknown APR. */
export function stayingPut({ goal, amount, apr, plan, spending }: Person): Outcome | null {
  return goal === "purchase" || apr === null ? null : simulate({ balance: amount, apr, spending }, plan);
}

/** Where keeping your current card stands among costs, the lowest first: after each that is lower or as high; last if it never ends. */
export function placeOfStaying(costs: readonly { meanCost: number }[], outcome: Outcome): number {
  const higher = costs.findIndex(({ meanCost }) => outcome.kind === "paid-off" && meanCost > outcome.totalCost);
  return higher < 0 ? costs.length : higher;
}

/** The scale that the bars of cards share: to the current card's cost, or to the highest if that is more. */
export function costScale(costs: readonly Pick<CostFigures, "low" | "high">[], stay: Outcome | null): Scale {
  const amounts = costs.flatMap(({ low, high }) => [low.totalCost, high.totalCost]);
  if (stay?.kind === "paid-off") amounts.push(stay.totalCost);
  return { from: Math.min(0, ...amounts), to: Math.max(1, ...amounts) };
}

/** Ranks cards by what they cost a person, with keeping your current card in its place; `stay` is its outcome where that is known already. */
export function rankCards<T extends CardTerms>(
  cards: readonly T[],
  person: Person,
  stay: Outcome | null = stayingPut(person),
): CostRanking<T> {
  const ranked: RankedCard<T>[] = [];
  const apart: ApartCard<T>[] = [];
  for (const card of cards) {
    const cost = costOfCard(card, person);
    if (cost.kind === "apart") apart.push({ card, reason: cost.reason });
    else ranked.push({ card, ...cost });
  }
  ranked.sort((a, b) => a.meanCost - b.meanCost);
  const isLast = ({ deposit }: RankedCard<T>) => deposit !== null && depositsStandLast(person.tier);
  const first = ranked.filter((row) => !isLast(row));

  const rows = [...first, ...ranked.filter(isLast)].map((row, index): RankingRow<T> => {
    return { ...row, kind: "card", rank: index + 1 };
  });
  if (stay) rows.splice(placeOfStaying(first, stay), 0, { kind: "stay", outcome: stay });
  return { rows, apart, stay, scale: costScale(ranked, stay) };
}
