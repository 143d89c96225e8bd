import type { Card, CostField } from "./card";
import { type ApartReason, type CostFigures, costOfCard } from "./card-cost";
import type { Numbers } from "../numbers/numbers";
import { depositsStandLast } from "../lending/deposit";
import { FITS, type Fit, fitOf } from "./fit";
import { type Outcome, simulate } from "../payoff/simulation";

/** The cards by who can get them, and then by what each costs one person. Dollars, percent a year, months. */

export type RankedCard<T> = { card: T; fit: Fit } & CostFigures;
export type ApartCard<T> = { card: T; fit: Fit; reason: ApartReason };

export type CostRanking<T> = {
  /** By their groups and within each the cheapest first, by the mean of both ends; cards that tie keep the given order. */
  rows: RankedCard<T>[];
  /** Cards without a cost to rank by, by their groups. */
  apart: ApartCard<T>[];
  /** Keeping your current card; null for a purchase, and while the APR of the balance isn't known. */
  stay: Outcome | null;
  /** Where all bars end, in dollars. */
  scale: number;
};

/** What a bar shows: what a cost is at least, and beside it what depends on the rate. In percent of the scale. */
export type CostBar = Record<"sure" | "range", { x: number; width: number }>;

/** A range of one dollar would be too thin to see: in percent of the scale. */
const THINNEST_RANGE = 0.8;

/** The bar from nothing to what something costs at the high end. `low` and `high` may come in either order. */
export function costBar(low: number, high: number, scale: number): CostBar {
  const at = (amount: number) => (amount / scale) * 100;
  const [from, to] = [at(Math.min(low, high)), at(Math.max(low, high))];
  const width = Math.max(to - from, THINNEST_RANGE);
  return {
    sure: { x: 0, width: from },
    range: { x: Math.min(from, 100 - width), width },
  };
}

/** The debt left where it is, without a transfer; null for a purchase and an unknown APR. */
export function stayingPut({ goal, amount, apr, payment }: Numbers, withSchedule = false): Outcome | null {
  if (goal === "purchase" || apr === null) return null;
  return simulate({ balance: amount, apr }, payment, withSchedule);
}

/** Where the bars of cards end, in dollars: at the current card's cost, or at the highest if that is more. */
export function costScale(costs: readonly Pick<CostFigures, "low" | "high">[], stay: Outcome | null): number {
  const amounts = costs.flatMap(({ low, high }) => [low.totalCost, high.totalCost]);
  if (stay?.kind === "paid-off") amounts.push(stay.totalCost);
  return Math.max(1, ...amounts);
}

/** What a card that isn't meant for a score would cost with another one: what such cards are ordered by. */
function costOtherwise(card: Pick<Card, CostField>, numbers: Numbers): number {
  const cost = costOfCard(card, { ...numbers, tier: null });
  return cost.kind === "ranked" ? cost.meanCost : Number.MAX_VALUE;
}

/**
 * Ranks cards by who can get them and by what they cost a person. What a secured card ties up is no part of a cost, so such a
 * card stands last in its group, unless the score is one that is often offered nothing else. `stay` is the outcome of keeping
 * the current card where that is known already.
 */
export function rankCards<T extends Pick<Card, CostField>>(
  cards: readonly T[],
  numbers: Numbers,
  stay: Outcome | null = stayingPut(numbers),
): CostRanking<T> {
  const { tier } = numbers;
  const rows: RankedCard<T>[] = [];
  const apart: (ApartCard<T> & { otherwise: number })[] = [];
  for (const card of cards) {
    const [fit, cost] = [fitOf(card, numbers.tier), costOfCard(card, numbers)];
    if (cost.kind === "ranked") rows.push({ card, fit, ...cost });
    else {
      const otherwise = fit === "not-for-score" ? costOtherwise(card, numbers) : 0;
      apart.push({ card, fit, reason: cost.reason, otherwise });
    }
  }
  const groupOf = ({ fit }: { fit: Fit }) => FITS.indexOf(fit);
  const depositOf = ({ deposit }: RankedCard<T>) => Number(deposit !== null && depositsStandLast(tier));
  rows.sort((a, b) => groupOf(a) - groupOf(b) || depositOf(a) - depositOf(b) || a.meanCost - b.meanCost);
  apart.sort((a, b) => groupOf(a) - groupOf(b) || a.otherwise - b.otherwise);
  return { rows, apart, stay, scale: costScale(rows, stay) };
}

export type RankingGroup<T> = Pick<CostRanking<T>, "rows" | "apart"> & { fit: Fit };

/** The groups that have cards, cut to so many cards in all; in each those without a cost stand last. */
export function groupsOf<T>({ rows, apart }: CostRanking<T>, most = Infinity): RankingGroup<T>[] {
  let left = most;
  const cut = <Row extends { fit: Fit }>(all: readonly Row[], fit: Fit): Row[] => {
    const some = all.filter((row) => row.fit === fit).slice(0, left);
    left -= some.length;
    return some;
  };
  return FITS.map((fit) => ({ fit, rows: cut(rows, fit), apart: cut(apart, fit) })).filter(
    (group) => group.rows.length + group.apart.length > 0,
  );
}
