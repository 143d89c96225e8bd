import type { Debt } from "./debt";

/** Debts by index: each gets in turn what the minimums leave; those that it doesn't name follow by rate, the highest first. */
export type PaymentOrder = readonly number[];

export const HIGHEST_RATE_FIRST: PaymentOrder = [];

export type PaymentPlan = { first: PaymentOrder; then: PaymentOrder; from: number };

export function singleOrderPlan(order: PaymentOrder): PaymentPlan {
  return { first: order, then: order, from: 1 };
}

export function orderIn({ first, then, from }: PaymentPlan, month: number): PaymentOrder {
  return month < from ? first : then;
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

/** The rate of a month, percent a year. */
export function rateIn({ apr, promotion }: Debt, month: number): number {
  return promotion && month <= promotion.lastMonth ? promotion.apr : apr;
}

/** By the rates of a month, past all promotions if left out; of equal rates the smaller balance first. */
export function rateOrder(debts: readonly Debt[], month = Infinity): number[] {
  return sortedBy(debts, (debt) => [-rateIn(debt, month), debt.balance]);
}

/** The debts in the order in which they get, in a month, what is left above the minimum payments. */
export function targetsIn(debts: readonly Debt[], plan: PaymentPlan, month: number): number[] {
  return [...new Set([...orderIn(plan, month), ...rateOrder(debts, month)])];
}
