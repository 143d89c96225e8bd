import type { Debt } from "./debt";

/** Who gets what minimum payments leave of a budget: debts by their index, or the highest rate of the month. */
export type SteadyOrder = readonly number[] | "highest-rate";

/** An order that gives way to another in month `from`. */
export type ChangingOrder = { first: SteadyOrder; then: SteadyOrder; from: number };

export type PaymentOrder = SteadyOrder | ChangingOrder;

export function isChanging(order: PaymentOrder): order is ChangingOrder {
  return typeof order === "object" && "from" in order;
}

/** The order as one that changes; one that doesn't is followed by itself. */
export function asChanging(order: PaymentOrder): ChangingOrder {
  return isChanging(order) ? order : { first: order, then: order, from: 1 };
}

/** The order with other indexes in place of its own. */
export function renumbered(order: PaymentOrder, renumber: (indexes: readonly number[]) => number[]): PaymentOrder {
  const steady = (one: SteadyOrder) => (one === "highest-rate" ? one : renumber(one));
  if (!isChanging(order)) return steady(order);
  return { first: steady(order.first), then: steady(order.then), from: order.from };
}

/** The debts' own order, as they are given. */
export function ownOrder(debts: readonly Debt[]): number[] {
  return debts.map((_, index) => index);
}

/** Sorted by two figures, the smallest first. */
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

/** The months in which a debt may have another rate than before; a first month may have one of its own. */
export function rateChanges(debts: readonly Debt[]): number[] {
  return [1, 2, ...debts.map(({ promotion }) => (promotion?.lastMonth ?? 0) + 1)];
}

function rateIn({ apr, firstMonthApr, promotion }: Debt, month: number): number {
  if (month === 1 && firstMonthApr !== undefined) return firstMonthApr;
  return promotion && month <= promotion.lastMonth ? promotion.apr : apr;
}

/** The debts in the order in which they get, in a month, what is left above the minimum payments. */
export function turnsIn(debts: readonly Debt[], order: PaymentOrder, month: number): readonly number[] {
  const { first, then, from } = asChanging(order);
  const now = month < from ? first : then;
  return now === "highest-rate" ? sortedBy(debts, (debt) => [-rateIn(debt, month), debt.balance]) : now;
}
