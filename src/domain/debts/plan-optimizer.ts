import { MAX_MONTHS } from "../payoff/conventions";
import type { Debt } from "./debt";
import { type Budget, type RunningPlan, budgetIn, copyPlan, costToEnd, payMonth, startPlan } from "./debt-plan";
import {
  HIGHEST_RATE_FIRST,
  type PaymentOrder,
  type PaymentPlan,
  type TargetOrders,
  ownOrder,
  regularRateOrder,
  snowballOrder,
  steadyPlan,
  targetOrders,
} from "./payment-order";

/** A plan and what it costs, in dollars; Infinity where it has no end. */
export type PricedPlan = { plan: PaymentPlan; cost: number };

/** A plan has to save this much, in dollars, to take the place of one that was found before it. */
export const LEAST_SAVING = 0.01;

export type SearchOptions = {
  /** The debts before the first month, where other amounts are owed than the debts say. */
  start?: RunningPlan;
  /** Up to so many open debts all their orders are tried, beyond that each debt ahead of the others; 5 takes up to 0.2 s. */
  allUpTo?: number;
  /** Dollars by which a plan counts as dearer for each deferred promotion that it doesn't pay off before its last month. */
  reserve?: number;
};

/** All orders of some things; those with the same beginning follow each other. */
export function permutations<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, index) =>
    permutations([...things.slice(0, index), ...things.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}

type Candidate = { order: PaymentOrder; targets: TargetOrders };

/** The orders to try for the debts that are still open. */
function candidateOrders(debts: readonly Debt[], allUpTo: number): (open: readonly number[]) => Candidate[] {
  const byRate = { order: HIGHEST_RATE_FIRST, targets: targetOrders(debts, HIGHEST_RATE_FIRST) };
  const ahead = debts.map((_, index) => ({ order: [index], targets: targetOrders(debts, [index]) }));
  return (open) => {
    if (open.length > allUpTo) return [byRate, ...ahead.filter((_, index) => open.includes(index))];
    return [byRate, ...permutations(open).map((order) => ({ order, targets: () => order }))];
  };
}

/**
 * The last month in which a change of the order can save anything. Once all promotions are over the highest rate first is
 * best, unless an annual fee is saved by paying its debt off first.
 */
function lastChangeIn(debts: readonly Debt[]): number {
  if (debts.some(({ annualFee = 0 }) => annualFee > 0)) return MAX_MONTHS;
  return Math.max(...debts.map(({ promotion }) => promotion?.lastMonth ?? 0)) + 1;
}

const openIn = ({ debts }: RunningPlan) => debts.flatMap(({ isOpen }, index) => (isOpen ? [index] : []));

/** Months between the payoff of a debt and the end of its deferred promotion, below 0 if it comes later; else Infinity. */
export function monthsToSpare({ promotion }: Debt, paidOffIn = 0): number {
  return promotion?.deferred ? promotion.lastMonth - paidOffIn : Infinity;
}

/** The beginning that two orders share. */
function sharedStart(one: PaymentOrder, other: PaymentOrder): PaymentOrder {
  const differs = one.findIndex((index, place) => index !== other[place]);
  return one.slice(0, differs < 0 ? one.length : differs);
}

/**
 * The cheapest plan of those that change their order once at most, in any month: every order is followed month by month, and
 * before each month every other order takes over. What leads to the same payments is tried once. What is tried doesn't depend
 * on the budget, and a larger one leaves less on every debt of the same plan, so that paying more never costs more.
 */
export function cheapestPlan(debts: readonly Debt[], budget: Budget, options: SearchOptions = {}): PricedPlan {
  const { start = startPlan(debts), allUpTo = 5, reserve = 0 } = options;
  let best: PricedPlan = { plan: steadyPlan(HIGHEST_RATE_FIRST), cost: Infinity };
  const attempt = (state: RunningPlan, plan: PaymentPlan, targets: TargetOrders) => {
    const end = copyPlan(state);
    let cost = costToEnd(end, budget, targets, best.cost - LEAST_SAVING);
    if (reserve > 0) {
      const isLate = (debt: Debt, index: number) => monthsToSpare(debt, end.debts[index]?.paidOffIn) <= 0;
      cost += reserve * debts.filter(isLate).length;
    }
    if (cost < best.cost - LEAST_SAVING) best = { plan, cost };
  };
  const ordersOf = candidateOrders(debts, allUpTo);
  const firsts = ordersOf(openIn(start));
  for (const order of [HIGHEST_RATE_FIRST, regularRateOrder(debts), snowballOrder(debts), ownOrder(debts)]) {
    attempt(start, steadyPlan(order), targetOrders(debts, order));
  }
  for (const { order, targets } of firsts) attempt(start, steadyPlan(order), targets);

  const lastChange = lastChangeIn(debts);
  let earlier: PaymentOrder = [];
  for (const { order: first, targets } of firsts) {
    // Until the debts that it shares with the order before are paid off, it pays the same.
    const shared = sharedStart(first, earlier);
    earlier = first;
    const state = copyPlan(start);
    let thens: readonly Candidate[] = [];
    let counted = 0;
    for (
      let from = 1;
      from <= lastChange && state.openDebts > 1 && state.interest + state.fees < best.cost;
      from += 1
    ) {
      const before = copyPlan(state);
      if (!payMonth(state, budgetIn(budget, from), targets(from))) break;
      if (from === 1 || shared.some((index) => before.debts[index]?.isOpen)) continue;
      if (before.openDebts !== counted) thens = ordersOf(openIn(before));
      counted = before.openDebts;
      const headOf = (order: PaymentOrder) => order.find((index) => before.debts[index]?.isOpen) ?? 0;
      const head = headOf(targets(from));
      // Nothing went past the first debt in turn: to change next month comes to the same.
      const isSame = state.debts[head]?.isOpen;
      for (const { order: then, targets: later } of thens) {
        if (!isSame || headOf(later(from)) !== head) attempt(before, { first, then, from }, later);
      }
    }
  }
  return best;
}
