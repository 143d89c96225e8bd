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

/** Sorted by several figures, the smallest first. */
function sortedBy(debts: readonly Debt[], figures: (debt: Debt, index: number) => readonly [number, number]): number[] {
  const keys = debts.map(figures);
  const keyOf = (index: number) => keys[index] ?? [0, 0];
  return ownOrder(debts).sort((a, b) => keyOf(a)[0] - keyOf(b)[0] || keyOf(a)[1] - keyOf(b)[1]);
}

/** The smallest balance first, as it is at the start; of equal balances the one at the higher rate. */
export function snowballOrder(debts: readonly Debt[]): number[] {
  return sortedBy(debts, ({ balance, apr }) => [balance, -apr]);
}

/** The highest of these rates first; of equal rates the smaller balance. `rates` are the debts' own, by index. */
export function rateOrder(debts: readonly Debt[], rates: readonly number[]): number[] {
  return sortedBy(debts, ({ balance }, index) => [-(rates[index] ?? 0), balance]);
}

/** By the rates that hold once all promotions are over. */
export function regularRateOrder(debts: readonly Debt[]): number[] {
  return sortedBy(debts, ({ balance, apr }) => [-apr, balance]);
}

/** The debts in the order in which they get, in the first month, what is left above the minimum payments. */
export function firstTurns(debts: readonly Debt[], order: PaymentOrder): readonly number[] {
  const { first } = asChanging(order);
  if (first !== "highest-rate") return first;
  return rateOrder(
    debts,
    debts.map(({ apr, promotion }) => promotion?.apr ?? apr),
  );
}
