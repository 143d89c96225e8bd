import { monthlyRate } from "../money/conventions";
import type { Debt } from "./debt";

/** Debts by index: each gets in turn what the minimums leave; those that it doesn't name follow by rate, the highest first. */
export type PaymentOrder = readonly number[];

export const HIGHEST_RATE_FIRST: PaymentOrder = [];

/** One order, and from month `from` on another one. */
export type PaymentPlan = { first: PaymentOrder; then: PaymentOrder; from: number };

/** The debts in the order in which they get, in a month, what is left above the minimum payments. */
export type TargetOrders = (month: number) => PaymentOrder;

export function singleOrderPlan(order: PaymentOrder): PaymentPlan {
  return { first: order, then: order, from: 1 };
}

export function ownOrder(debts: readonly Debt[]): number[] {
  return debts.map((_, index) => index);
}

function sortedBy(debts: readonly Debt[], figures: (debt: Debt) => readonly [number, number]): number[] {
  const keys = debts.map(figures);
  const keyOf = (index: number) => keys[index] ?? [0, 0];
  return ownOrder(debts).sort((a, b) => keyOf(a)[0] - keyOf(b)[0] || keyOf(a)[1] - keyOf(b)[1]);
}

/** The smallest balance first, as it is at the start; of equal balances the one at the higher rate. */
export function snowballOrder(debts: readonly Debt[]): number[] {
  return sortedBy(debts, ({ balance, apr }) => [balance, -apr]);
}

/** By the rates that hold once all promotions are over; of equal rates the smaller balance first. */
export function regularRateOrder(debts: readonly Debt[]): number[] {
  return sortedBy(debts, ({ balance, apr }) => [-apr, balance]);
}

/** The rate of a month, percent a year. */
export function rateIn({ apr, promotion }: Debt, month: number): number {
  return promotion && month <= promotion.lastMonth ? promotion.apr : apr;
}

/** The debts by the rate of some month, the highest first, and each debt's rate then, as a fraction a month. */
export type RateSpan = { byRate: readonly number[]; rates: readonly number[] };

/** The rates of debts by the month, sorted once for all months between two changes of a rate. */
export function rateSpans(debts: readonly Debt[]): (month: number) => RateSpan {
  const starts = [1, 2, ...debts.map(({ promotion }) => (promotion?.lastMonth ?? 0) + 1)];
  const spanAt = (month: number): RateSpan => ({
    byRate: sortedBy(debts, (debt) => [-rateIn(debt, month), debt.balance]),
    rates: debts.map((debt) => monthlyRate(rateIn(debt, month))),
  });
  let span = spanAt(1);
  const spans = Array.from({ length: Math.max(...starts) }, (_, index) => {
    if (starts.includes(index + 1)) span = spanAt(index + 1);
    return span;
  });
  return (month) => spans[month - 1] ?? span;
}

export function targetOrders(debts: readonly Debt[]): (order: PaymentOrder) => TargetOrders {
  const spanIn = rateSpans(debts);
  return (order) => {
    let [span, targets]: [RateSpan | null, PaymentOrder] = [null, order];
    return (month) => {
      if (span === spanIn(month)) return targets;
      span = spanIn(month);
      targets = order.length === 0 ? span.byRate : [...order, ...span.byRate.filter((index) => !order.includes(index))];
      return targets;
    };
  };
}

export function planTargets(debts: readonly Debt[], { first, then, from }: PaymentPlan): TargetOrders {
  const targetsOf = targetOrders(debts);
  const [before, after] = [targetsOf(first), targetsOf(then)];
  return (month) => (month < from ? before(month) : after(month));
}
