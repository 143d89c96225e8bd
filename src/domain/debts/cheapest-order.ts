import type { Debt } from "./debt";
import { type PaymentOrder, type SteadyOrder, regularRateOrder, snowballOrder } from "./payment-order";

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

/** An order that saves less than a cent is not worth leaving the usual one for. */
export const LEAST_SAVING = 0.01;

/** An order and what it costs, in dollars; the cost has no end where the plan has none. */
export type OrderCost<Order extends PaymentOrder = PaymentOrder> = { order: Order; cost: number };

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

/** The cheapest of the orders that people use. Takes sound debts. */
export function cheapestUsualOrder(debts: readonly Debt[], priceOf: Pricing): Search<OrderCost<SteadyOrder>> {
  return cheapestOf(priceOf, NO_END, ["highest-rate", regularRateOrder(debts), snowballOrder(debts)]);
}
