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

/** Up to so many debts each two are tried ahead of all others. */
const MAX_TWO_AHEAD = 7;

/** So many changing orders of five debts and more are improved: the cheapest. */
const IMPROVED = 5;

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

/** An order with each debt ahead of it in turn. */
function withEachAhead(order: readonly number[]): number[][] {
  return order.map((first) => [first, ...order.filter((index) => index !== first)]);
}

function unlike(orders: readonly SteadyOrder[]): SteadyOrder[] {
  return [...new Map(orders.map((order) => [String(order), order])).values()];
}

/** What a changing order begins and ends with: all orders of up to four debts, else two or one ahead of the good ones. */
function partsOf(debts: readonly Debt[], steady: SteadyOrder): { firsts: SteadyOrder[]; thens: SteadyOrder[] } {
  if (debts.length <= MAX_ALL_ORDERS) {
    const all: SteadyOrder[] = ["highest-rate", ...permutations(ownOrder(debts))];
    return { firsts: all, thens: all };
  }
  const oneAhead = [regularRateOrder(debts), indexesOf(debts, steady)].flatMap(withEachAhead);
  const twoAhead = debts.length <= MAX_TWO_AHEAD ? oneAhead.flatMap(withEachAhead) : [];
  return { firsts: unlike(["highest-rate", ...oneAhead, ...twoAhead]), thens: unlike(["highest-rate", ...oneAhead]) };
}

/**
 * The order of payment that costs least, which may change once, when a promotion or a debt ends. `steady` is the cheapest that
 * doesn't. Takes sound debts.
 */
export function* cheapestChangingOrder(
  debts: readonly Debt[],
  budget: Budget,
  steady: OrderCost<SteadyOrder>,
): Search<OrderCost> {
  if (steady.cost === Infinity || debts.every(({ promotion }) => !promotion)) return steady;
  const { firsts, thens } = partsOf(debts, steady.order);
  const unchanged = { ...steady, order: asChanging(steady.order) };
  const found: OrderCost<ChangingOrder>[] = [];
  for (const first of firsts) {
    const months = monthsAfterEnds(debts, budget, first);
    const changes = months.flatMap((from) => thens.map((then) => ({ first, then, from })));
    found.push(yield* cheapestOf(debts, budget, unchanged, changes));
  }
  found.sort((one, other) => one.cost - other.cost);
  let best = found[0] ?? unchanged;
  for (const start of debts.length <= MAX_ALL_ORDERS ? [] : found.slice(0, IMPROVED)) {
    const end = yield* improved(debts, budget, start, ({ first, then, from }) => [
      ...variantsOf(debts, first).map((other) => ({ first: other, then, from })),
      ...variantsOf(debts, then).map((other) => ({ first, then: other, from })),
      ...monthsAfterEnds(debts, budget, first).map((other) => ({ first, then, from: other })),
    ]);
    if (end.cost < best.cost) best = end;
  }
  return best.cost < steady.cost - LEAST_OF_A_CHANGE ? best : steady;
}
