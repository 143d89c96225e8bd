import {
  MAX_ALL_ORDERS,
  type OrderCost,
  type Search,
  cheapestCommonOrder,
  cheapestOf,
  permutations,
} from "./cheapest-order";
import type { Debt } from "./debt";
import { type Budget, runPlan } from "./debt-plan";
import {
  type ChangingOrder,
  type PaymentOrder,
  type SteadyOrder,
  asChanging,
  ownOrder,
  regularRateOrder,
} from "./payment-order";

/** A later change of the order has to save as much, in dollars: a person must remember it. */
const LEAST_OF_A_CHANGE = 0.5;

function indexesOf(debts: readonly Debt[], order: SteadyOrder): readonly number[] {
  return order === "highest-rate" ? regularRateOrder(debts) : order;
}

/** The order with each debt whose charges change over time at every place in turn. */
function variantsOf(debts: readonly Debt[], order: SteadyOrder): number[][] {
  const indexes = indexesOf(debts, order);
  const changing = ownOrder(debts).filter((index) => debts[index]?.promotion ?? debts[index]?.annualFee);
  return changing.flatMap((index) => {
    const others = indexes.filter((one) => one !== index);
    return indexes.map((_, place) => [...others.slice(0, place), index, ...others.slice(place)]);
  });
}

/** Goes from an order to the cheapest of its variants, as long as that saves something. */
function* improved<Order extends PaymentOrder>(
  debts: readonly Debt[],
  budget: Budget,
  start: OrderCost<Order>,
  variants: (order: Order) => readonly Order[],
): Search<OrderCost<Order>> {
  let best = start;
  for (;;) {
    const found = yield* cheapestOf(debts, budget, best, variants(best.order));
    if (found === best) return best;
    best = found;
  }
}

/**
 * The order of payment that costs least of those that stay as they are, found by trying: which debt to pay ahead of a
 * promotion that ends can't be read off the rates. Up to four debts all orders are tried, beyond that the usual ones and what
 * fixes them. Takes sound debts.
 */
export function* cheapestOrder(debts: readonly Debt[], budget: Budget): Search<OrderCost<SteadyOrder>> {
  const common = yield* cheapestCommonOrder(debts, budget);
  return debts.length <= MAX_ALL_ORDERS
    ? common
    : yield* improved(debts, budget, common, (order) => variantsOf(debts, order));
}

/** The months that begin once a promotion or a debt has ended, if it is paid in an order. */
function monthsAfterEnds(debts: readonly Debt[], budget: Budget, order: SteadyOrder): number[] {
  const run = runPlan(debts, budget, order);
  if (run.kind !== "paid-off") return [];
  const ends = [...run.paidOffIn, ...debts.map(({ promotion }) => promotion?.lastMonth ?? 0)];
  return [...new Set(ends)].filter((month) => month > 0 && month < run.months).map((month) => month + 1);
}

/** What a changing order is made of: up to four debts all orders, beyond that each debt ahead of the good ones. */
function partsOf(debts: readonly Debt[], good: readonly SteadyOrder[]): SteadyOrder[] {
  const own = ownOrder(debts);
  if (debts.length <= MAX_ALL_ORDERS) return ["highest-rate", ...permutations(own)];
  const ahead = good.flatMap((order) =>
    own.map((first) => [first, ...indexesOf(debts, order).filter((index) => index !== first)]),
  );
  return ["highest-rate", ...new Map(ahead.map((order) => [order.join(), order])).values()];
}

/** The order of payment that costs least, which may change once, when a promotion or a debt ends. Takes sound debts. */
export function* cheapestChangingOrder(debts: readonly Debt[], budget: Budget): Search<OrderCost> {
  const steady = yield* cheapestOrder(debts, budget);
  if (steady.cost === Infinity || debts.every(({ promotion }) => !promotion)) return steady;
  const parts = partsOf(debts, [regularRateOrder(debts), steady.order]);
  let best: OrderCost<ChangingOrder> = { ...steady, order: asChanging(steady.order) };
  for (const first of parts) {
    const changes = monthsAfterEnds(debts, budget, first).flatMap((from) =>
      parts.map((then) => ({ first, then, from })),
    );
    best = yield* cheapestOf(debts, budget, best, changes);
  }
  if (debts.length > MAX_ALL_ORDERS) {
    best = yield* improved(debts, budget, best, ({ first, then, from }) => [
      ...variantsOf(debts, first).map((other) => ({ first: other, then, from })),
      ...variantsOf(debts, then).map((other) => ({ first, then: other, from })),
      ...monthsAfterEnds(debts, budget, first).map((other) => ({ first, then, from: other })),
    ]);
  }
  return best.cost < steady.cost - LEAST_OF_A_CHANGE ? best : steady;
}
