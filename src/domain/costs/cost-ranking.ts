import type { Card, CostField } from "../cards/card";
import { type UnrankedReason, type CostFigures, costOfCard } from "./card-cost";
import type { VisitorInputs } from "../visitor/visitor-inputs";
import { rankSecuredLast, ELIGIBILITIES, type Eligibility, eligibilityOf } from "../cards/eligibility";
import { type Outcome, simulate } from "../payoff/simulation";

export type RankedCard<T> = { card: T; eligibility: Eligibility } & CostFigures;
export type UnrankedCard<T> = { card: T; eligibility: Eligibility; reason: UnrankedReason };

export type Ranking<T> = {
  /** By their groups and within each the cheapest first, by the mean of both ends; cards that tie keep the given order. */
  rows: RankedCard<T>[];
  unranked: UnrankedCard<T>[];
  /** Keeping your current card; null for a purchase, and while the APR of the balance isn't known. */
  stay: Outcome | null;
  scale: number;
};

/** A cost as a bar: the least it can be, and beside it the part that depends on the rate. In percent of the scale. */
export type CostBarParts = Record<"sure" | "range", { x: number; width: number }>;

/** A range of one dollar would be too thin to see: in percent of the scale. */
const THINNEST_RANGE = 0.8;

/** The bar from nothing to what something costs at the high end. `low` and `high` may come in either order. */
export function costBar(low: number, high: number, scale: number): CostBarParts {
  const at = (amount: number) => (amount / scale) * 100;
  const [from, to] = [at(Math.min(low, high)), at(Math.max(low, high))];
  const width = Math.max(to - from, THINNEST_RANGE);
  return { sure: { x: 0, width: from }, range: { x: Math.min(from, 100 - width), width } };
}

/** The debt left where it is, without a transfer; null for a purchase and an unknown APR. */
export function currentCardOutcome(
  { goal, amount, apr, payment }: VisitorInputs,
  withSchedule = false,
): Outcome | null {
  if (goal === "purchase" || apr === null) return null;
  return simulate({ balance: amount, apr }, payment, withSchedule);
}

/** Where the bars of cards end, in dollars: at the current card's cost, or at the highest if that is more. */
export function costScale(costs: readonly Pick<CostFigures, "low" | "high">[], stay: Outcome | null): number {
  const amounts = costs.flatMap(({ low, high }) => [low.totalCost, high.totalCost]);
  if (stay?.kind === "paid-off") amounts.push(stay.totalCost);
  return Math.max(1, ...amounts);
}

/** Ranks by who can get a card, then by cost. A deposit is no part of a cost, so for most scores secured cards come last. */
export function rankCards<T extends Pick<Card, CostField>>(
  cards: readonly T[],
  numbers: VisitorInputs,
  stay: Outcome | null = currentCardOutcome(numbers),
): Ranking<T> {
  const { tier } = numbers;
  const rows: RankedCard<T>[] = [];
  const unranked: UnrankedCard<T>[] = [];
  for (const card of cards) {
    const [eligibility, cost] = [eligibilityOf(card, numbers.tier), costOfCard(card, numbers)];
    if (cost.kind === "ranked") rows.push({ card, eligibility, ...cost });
    else unranked.push({ card, eligibility, reason: cost.reason });
  }
  const groupOf = ({ eligibility }: { eligibility: Eligibility }) => ELIGIBILITIES.indexOf(eligibility);
  const depositOf = ({ deposit }: RankedCard<T>) => Number(deposit !== null && rankSecuredLast(tier));
  rows.sort((a, b) => groupOf(a) - groupOf(b) || depositOf(a) - depositOf(b) || a.meanCost - b.meanCost);
  unranked.sort((a, b) => groupOf(a) - groupOf(b));
  return { rows, unranked, stay, scale: costScale(rows, stay) };
}

type RankingGroup<T> = Pick<Ranking<T>, "rows" | "unranked"> & { eligibility: Eligibility };

/** The groups that have cards, cut to so many cards in all; in each those without a cost come last. */
export function groupsOf<T>({ rows, unranked }: Ranking<T>, most = Infinity): RankingGroup<T>[] {
  let left = most;
  const cut = <Row extends { eligibility: Eligibility }>(all: readonly Row[], eligibility: Eligibility): Row[] => {
    const some = all.filter((row) => row.eligibility === eligibility).slice(0, left);
    left -= some.length;
    return some;
  };
  return ELIGIBILITIES.map((eligibility) => ({
    eligibility,
    rows: cut(rows, eligibility),
    unranked: cut(unranked, eligibility),
  })).filter((group) => group.rows.length + group.unranked.length > 0);
}
