import type { Debt } from "./debt";
import { type PaymentOrder, type SteadyOrder, ownOrder, regularRateOrder, snowballOrder } from "./payment-order";

/** Work done bit by bit, which gives way after every plan that it has tried, so that a page stays responsive. */
export type Search<T> = Generator<undefined, T, undefined>;

/** A search that also gives, now and then, the best that it has found so far. */
export type Growing<T> = Generator<T | undefined, T, undefined>;

/** Does all of the work at once. */
export function finish<T>(search: Growing<T>): T {
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}

/** Up to so many debts every order is tried. */
export const MAX_ALL_ORDERS = 4;

/** An order that saves less than a cent is not worth leaving the usual one for. */
export const LEAST_SAVING = 0.01;

/** An order and what it costs, in dollars; the cost has no end where the plan has none. */
export type OrderCost<Order extends PaymentOrder = PaymentOrder> = { order: Order; cost: number };

/** All orders of some things. */
export function permutations<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, index) =>
    permutations([...things.slice(0, index), ...things.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}

/** What paying in an order costs, in dollars. */
export type Pricing = (order: PaymentOrder) => number;

/** The first of the candidates that none undercuts by a cent, or what is known, if none undercuts that. */
export function* cheapestOf<Order extends PaymentOrder>(
  priceOf: Pricing,
  known: OrderCost<Order>,
  candidates: readonly Order[],
): Search<OrderCost<Order>> {
  let best = known;
  for (const order of candidates) {
    const cost = priceOf(order);
    if (cost < best.cost - LEAST_SAVING) best = { order, cost };
    yield;
  }
  return best;
}

export const NO_END: OrderCost<SteadyOrder> = { order: "highest-rate", cost: Infinity };

/** The cheapest of the orders that people use; up to four debts of all that there are. Takes sound debts. */
export function cheapestCommonOrder(debts: readonly Debt[], priceOf: Pricing): Search<OrderCost<SteadyOrder>> {
  const all = debts.length <= MAX_ALL_ORDERS ? permutations(ownOrder(debts)) : [];
  return cheapestOf(priceOf, NO_END, ["highest-rate", regularRateOrder(debts), snowballOrder(debts), ...all]);
}
