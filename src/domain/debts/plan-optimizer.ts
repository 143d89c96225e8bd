import { balanceOf } from "../payoff/account-state";
import { MAX_MONTHS } from "../money/conventions";
import type { Debt } from "./debt";
import { type Budget, type RunningPlan, budgetIn, copyPlan, costToEnd, payMonth, startPlan } from "./debt-plan";
import {
  HIGHEST_RATE_FIRST,
  type PaymentOrder,
  type PaymentPlan,
  ownOrder,
  type RateSpan,
  rateSpans,
  regularRateOrder,
  snowballOrder,
  singleOrderPlan,
  targetOrders,
} from "./payment-order";

/** A plan and what it costs, in dollars; Infinity where it has no end. */
export type PricedPlan = { plan: PaymentPlan; cost: number };

/** A plan has to save this much, in dollars, to take the place of one that was found before it. */
export const LEAST_SAVING = 0.01;

export type SearchOptions = {
  /** The debts before the first month, where other amounts are owed than the debts say. */
  start?: RunningPlan;
  /** Up to so many open debts all their orders are tried, beyond that each debt ahead of the others. */
  allUpTo?: number;
  /** Dollars by which a plan counts as dearer for each deferred promotion that it doesn't pay off before its last month. */
  reserve?: number;
};

/** Past the last promotion the highest rate first is best, unless an annual fee is saved by paying its debt off first. */
function lastChangeIn(debts: readonly Debt[]): number {
  if (debts.some(({ annualFee = 0 }) => annualFee > 0)) return MAX_MONTHS;
  return Math.max(...debts.map(({ promotion }) => promotion?.lastMonth ?? 0)) + 1;
}

const isOpenIn = ({ debts }: RunningPlan, index = -1) => debts[index]?.isOpen ?? false;

/** Months between the payoff of a debt and the end of its deferred promotion, below 0 if it comes later; else Infinity. */
export function monthsBeforeDeferredEnd({ promotion }: Debt, paidOffIn = 0): number {
  return promotion?.deferred ? promotion.lastMonth - paidOffIn : Infinity;
}

function extended({ first, then, from }: PaymentPlan, index: number): PaymentPlan {
  const order = [...then, index];
  return from > 1 ? { first, then: order, from } : singleOrderPlan(order);
}

/** A lower bound of the interest: the whole budget goes to the highest rates, without minimum payments. */
function leastInterest(plan: RunningPlan, budget: Budget, spanIn: (month: number) => RateSpan): number {
  const owed = plan.debts.map(({ isOpen, account }) => (isOpen ? balanceOf(account) : 0));
  let left = owed.reduce((sum, balance) => sum + balance, 0);
  let interest = 0;
  for (let month = plan.month + 1; left > 0 && month <= MAX_MONTHS; month += 1) {
    const { byRate, rates } = spanIn(month);
    let rest = left;
    for (let place = byRate.length - 1; rest > 0 && place >= 0; place -= 1) {
      const index = byRate[place] ?? 0;
      const balance = owed[index] ?? 0;
      interest += Math.min(rest, balance) * (rates[index] ?? 0);
      rest -= balance;
    }
    left -= budgetIn(budget, month);
  }
  return interest;
}

/**
 * The cheapest plan that changes its order once at most. Orders are a tree, which branches where a debt is paid off or the order
 * changes. The plans tried don't depend on the budget, so that paying more never costs more.
 */
export function cheapestPlan(debts: readonly Debt[], budget: Budget, options: SearchOptions = {}): PricedPlan {
  const { start = startPlan(debts), allUpTo = 5, reserve = 0 } = options;
  const lastChange = lastChangeIn(debts);
  const targetsOf = targetOrders(debts);
  const spanIn = rateSpans(debts);
  let best: PricedPlan = { plan: singleOrderPlan(HIGHEST_RATE_FIRST), cost: Infinity };

  const attempt = (state: RunningPlan, plan: PaymentPlan) => {
    const end = copyPlan(state);
    let cost = costToEnd(end, budget, targetsOf(plan.then), best.cost - LEAST_SAVING);
    if (reserve > 0) {
      const isLate = (debt: Debt, index: number) => monthsBeforeDeferredEnd(debt, end.debts[index]?.paidOffIn) <= 0;
      cost += reserve * debts.filter(isLate).length;
    }
    if (cost < best.cost - LEAST_SAVING) best = { plan, cost };
  };
  const canWin = (state: RunningPlan) =>
    state.interest + state.fees + leastInterest(state, budget, spanIn) < best.cost - LEAST_SAVING;
  const headOf = (state: RunningPlan, targets: PaymentOrder) => targets.find((index) => isOpenIn(state, index));

  /** Changes the order before the month that comes next, to all that don't begin with `head`. */
  const change = (state: RunningPlan, first: PaymentOrder, head: number | undefined): void => {
    const from = state.month + 1;
    if (headOf(state, spanIn(from).byRate) !== head) attempt(state, { first, then: HIGHEST_RATE_FIRST, from });
    for (const index of ownOrder(debts)) {
      if (index !== head && isOpenIn(state, index)) follow(state, { first, then: [index], from });
    }
  };
  /** Follows a plan until the last debt that it names is paid off, then with each of the others named after it. */
  const follow = (unpaid: RunningPlan, plan: PaymentPlan): void => {
    const { then: order, from } = plan;
    const [isChanged, last] = [from > 1, order.at(-1)];
    // The debts that it doesn't name follow by rate.
    const isWhole = last === undefined || unpaid.openDebts > allUpTo;
    if (isWhole) attempt(unpaid, plan);
    if (isWhole && isChanged) return;
    const state = copyPlan(unpaid);
    const targets = targetsOf(order);
    while (state.openDebts > 0 && (isChanged || canWin(state))) {
      const month = state.month + 1;
      if (month > lastChange) {
        if (!isWhole) attempt(state, plan);
        return;
      }
      const before = copyPlan(state);
      const head = headOf(state, targets(month));
      if (!payMonth(state, budgetIn(budget, month), targets(month))) return;
      // Where nothing went past the debt in turn, to begin with it comes to the same as to change a month later.
      if (!isChanged && month > 1 && (isWhole || head === last)) {
        change(before, order, isOpenIn(state, head) ? head : undefined);
      }
      if (isWhole || isOpenIn(state, last)) continue;
      const next = ownOrder(debts).filter((index) => isOpenIn(before, index) && !order.includes(index));
      if (next.length < 2) attempt(before, plan);
      else if (canWin(before)) for (const index of next) follow(before, extended(plan, index));
      return;
    }
  };
  for (const order of [HIGHEST_RATE_FIRST, regularRateOrder(debts), snowballOrder(debts), ownOrder(debts)]) {
    attempt(start, singleOrderPlan(order));
  }
  follow(start, singleOrderPlan(HIGHEST_RATE_FIRST));
  for (const index of ownOrder(debts)) if (isOpenIn(start, index)) follow(start, singleOrderPlan([index]));
  return best;
}
