import { balanceOf } from "../payoff/account";
import { MAX_MONTHS, monthlyRate } from "../money/conventions";
import type { Debt } from "./debt";
import {
  type Budget,
  type RunningPlan,
  budgetIn,
  copyPlan,
  costToEnd,
  isPaidOff,
  payMonth,
  startPlan,
} from "./debt-plan";
import {
  HIGHEST_RATE_FIRST,
  type PaymentOrder,
  type PaymentPlan,
  ownOrder,
  rateIn,
  rateOrder,
  snowballOrder,
  singleOrderPlan,
} from "./payment-order";

/** A plan and what it costs, in dollars; Infinity where it has no end. */
type PricedPlan = { plan: PaymentPlan; cost: number };

/** A plan has to save this much, in dollars, to take the place of one that was found before it. */
export const LEAST_SAVING = 0.01;

/** Up to so many open debts all their orders are tried, beyond that each debt ahead of the others. */
const ALL_ORDERS_UP_TO = 6;

/** Past the last promotion the highest rate first is best, unless an annual fee is saved by paying its debt off first. */
function lastChangeIn(debts: readonly Debt[]): number {
  if (debts.some(({ annualFee = 0 }) => annualFee > 0)) return MAX_MONTHS;
  return Math.max(...debts.map(({ promotion }) => promotion?.lastMonth ?? 0)) + 1;
}

/** Months between the payoff of a debt and the end of its deferred promotion, below 0 if it comes later; else Infinity. */
export function monthsBeforeDeferredEnd({ promotion }: Debt, paidOffIn = 0): number {
  return promotion?.deferred ? promotion.lastMonth - paidOffIn : Infinity;
}

/** The rate of a debt, as a fraction a month. */
type Rate = { index: number; rate: number };

/** The least rates of each month, the lowest first, until the last promotion is over: fees cost the regular APR in one. */
function ratesByMonth(debts: readonly Debt[]): Rate[][] {
  const months = 1 + Math.max(...debts.map(({ promotion }) => promotion?.lastMonth ?? 0));
  return Array.from({ length: months }, (_, before) => {
    const leastApr = (debt: Debt) => Math.min(debt.apr, rateIn(debt, before + 1));
    return debts.map((debt, index) => ({ index, rate: monthlyRate(leastApr(debt)) })).sort((a, b) => a.rate - b.rate);
  });
}

/** A lower bound of the interest to come: the whole budget goes to the highest rates, without minimum payments. */
function leastInterest(plan: RunningPlan, budget: Budget, ratesIn: readonly (readonly Rate[])[]): number {
  const owed = plan.debts.map(({ isOpen, account }) => (isOpen ? balanceOf(account) : 0));
  let left = owed.reduce((sum, balance) => sum + balance, 0);
  let interest = 0;
  for (let month = plan.month + 1; left > 0 && month <= MAX_MONTHS; month += 1) {
    let rest = left;
    for (const { index, rate } of ratesIn[Math.min(month, ratesIn.length) - 1] ?? []) {
      const balance = Math.min(rest, owed[index] ?? 0);
      interest += balance * rate;
      rest -= balance;
    }
    left -= budgetIn(budget, month);
  }
  return interest;
}

function openDebts({ debts }: RunningPlan): number[] {
  return debts.flatMap(({ isOpen }, index) => (isOpen ? index : []));
}

function extended({ first, then, from }: PaymentPlan, index: number): PaymentPlan {
  const order = [...then, index];
  return from > 1 ? { first, then: order, from } : singleOrderPlan(order);
}

/**
 * The cheapest plan that changes its order once at most. Orders are a tree, which branches where a debt is paid off or the order
 * changes. The plans tried don't depend on the budget, so that paying more never costs more. `reserve` is how many dollars dearer
 * a plan counts for each deferred promotion that it doesn't pay off before its last month.
 */
export function cheapestPlan(debts: readonly Debt[], budget: Budget, reserve = 0): PricedPlan {
  const start = startPlan(debts);
  const lastChange = lastChangeIn(debts);
  const ratesIn = ratesByMonth(debts);
  let best: PricedPlan = { plan: singleOrderPlan(HIGHEST_RATE_FIRST), cost: Infinity };

  const attempt = (state: RunningPlan, plan: PaymentPlan) => {
    const end = copyPlan(state);
    let cost = costToEnd(end, budget, plan, best.cost - LEAST_SAVING);
    if (reserve > 0) {
      const isLate = (debt: Debt, index: number) => monthsBeforeDeferredEnd(debt, end.debts[index]?.paidIn) <= 0;
      cost += reserve * debts.filter(isLate).length;
    }
    if (cost < best.cost - LEAST_SAVING) best = { plan, cost };
  };
  const canWin = (state: RunningPlan) =>
    state.interest + state.fees + leastInterest(state, budget, ratesIn) < best.cost - LEAST_SAVING;

  /** Follows a plan until the last debt that it names is paid off, then with each of the others named after it. */
  const follow = (from: RunningPlan, plan: PaymentPlan): void => {
    const isChanged = plan.from > 1;
    const last = plan.then.at(-1);
    // The debts that it doesn't name follow by rate.
    const isWhole = last === undefined || openDebts(from).length > ALL_ORDERS_UP_TO;
    if (isWhole) attempt(from, plan);
    if (isWhole && isChanged) return;
    const state = copyPlan(from);
    while (!isPaidOff(state) && canWin(state)) {
      if (state.month >= lastChange) {
        if (!isWhole) attempt(state, plan);
        return;
      }
      const before = copyPlan(state);
      if (!payMonth(state, budget, plan)) return;
      const isOpen = last !== undefined && state.debts[last]?.isOpen;
      if (!isChanged && before.month > from.month) change(before, plan.then, isOpen ? last : undefined);
      if (isWhole || isOpen) continue;
      const next = openDebts(before).filter((index) => !plan.then.includes(index));
      if (next.length < 2) attempt(before, plan);
      else for (const index of next) follow(before, extended(plan, index));
      return;
    }
  };
  /** Changes the order before the month that comes next; to begin with `head` again comes to the same as to change later. */
  const change = (state: RunningPlan, first: PaymentOrder, head: number | undefined): void => {
    const from = state.month + 1;
    attempt(state, { first, then: HIGHEST_RATE_FIRST, from });
    for (const index of openDebts(state)) if (index !== head) follow(state, { first, then: [index], from });
  };

  for (const order of [HIGHEST_RATE_FIRST, rateOrder(debts), snowballOrder(debts), ownOrder(debts)]) {
    attempt(start, singleOrderPlan(order));
  }
  follow(start, singleOrderPlan(HIGHEST_RATE_FIRST));
  for (const index of openDebts(start)) follow(start, singleOrderPlan([index]));
  return best;
}
