import { toCents } from "../text/format";
import type { Debt } from "./debt";
import { type Budget, runPlan } from "./debt-plan";
import {
  type ChangingOrder,
  type PaymentOrder,
  type SteadyOrder,
  asChanging,
  ownOrder,
  regularRateOrder,
  snowballOrder,
} from "./payment-order";
import { quickCosts } from "./quick-cost";

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
type Pricing = (order: PaymentOrder) => number;

/** Up to so many debts every order is tried. */
export const MAX_ALL_ORDERS = 4;

/** A later change of the order has to save as much, in dollars: a person must remember it. */
const LEAST_OF_A_CHANGE = 0.5;

/** Up to so many debts all orders are tried for how a changing order may begin and end. */
const MAX_ALL_PARTS = 7;

/** So many orders are tried for each: the cheapest. */
const PARTS = 24;
/** So many where moves are only compared. */
const FEW_PARTS = 6;

/** The first of the candidates that none undercuts by a cent, or what is known, if none undercuts that. */
function* cheapestOf<Order extends PaymentOrder>(
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

const NO_END: OrderCost<SteadyOrder> = { order: "highest-rate", cost: Infinity };

/** All orders of some things. */
export function permutations<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, index) =>
    permutations([...things.slice(0, index), ...things.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}

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
  priceOf: Pricing,
  start: OrderCost<Order>,
  variants: (order: Order) => readonly Order[],
): Search<OrderCost<Order>> {
  let best = start;
  for (;;) {
    const found = yield* cheapestOf(priceOf, best, variants(best.order));
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
  const priceOf = quickCosts(debts, budget);
  const usual = yield* cheapestOf(priceOf, NO_END, ["highest-rate", regularRateOrder(debts), snowballOrder(debts)]);
  return debts.length <= MAX_ALL_ORDERS
    ? yield* cheapestOf(priceOf, usual, permutations(ownOrder(debts)))
    : yield* improved(priceOf, usual, (order) => variantsOf(debts, order));
}

/** The cheaper of the two orders that are good as a rule: by the rates of the month, and by those after all promotions. */
export function cheapestByRate(debts: readonly Debt[], budget: Budget): Search<OrderCost<SteadyOrder>> {
  return cheapestOf(quickCosts(debts, budget), NO_END, ["highest-rate", regularRateOrder(debts)]);
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

/** What a changing order may begin and end with: the cheapest orders of those that differ in cost. */
function* partsOf(
  debts: readonly Debt[],
  priceOf: Pricing,
  { order: steady }: OrderCost<SteadyOrder>,
  thorough: boolean,
) {
  const isAll = debts.length <= MAX_ALL_ORDERS || (thorough && debts.length <= MAX_ALL_PARTS);
  const orders = isAll
    ? permutations(ownOrder(debts))
    : [regularRateOrder(debts), indexesOf(debts, steady)].flatMap(withEachAhead);
  const byCost = new Map<number, OrderCost<SteadyOrder>>();
  for (const order of orders) {
    const cost = priceOf(order);
    if (cost < Infinity) byCost.set(toCents(cost), { order, cost });
    yield;
  }
  return [...byCost.values()].sort((one, other) => one.cost - other.cost).slice(0, thorough ? PARTS : FEW_PARTS);
}

/**
 * The order of payment that costs least, which may change once, when a promotion or a debt ends; made of so many orders at
 * most. `known` is the cheapest known that doesn't change. Takes sound debts.
 */
export function* cheapestChangingOrder(
  debts: readonly Debt[],
  budget: Budget,
  known: OrderCost<SteadyOrder>,
  thorough = true,
): Search<OrderCost> {
  if (known.cost === Infinity || debts.every(({ promotion }) => !promotion)) return known;
  const priceOf = quickCosts(debts, budget);
  const found = yield* partsOf(debts, priceOf, known, thorough);
  const steady = found[0] && found[0].cost < known.cost - LEAST_SAVING ? found[0] : known;
  const parts: SteadyOrder[] = ["highest-rate", ...found.map(({ order }) => order)];
  let best: OrderCost<ChangingOrder> = { ...steady, order: asChanging(steady.order) };
  for (const first of parts) {
    const months = monthsAfterEnds(debts, budget, first);
    const changes = months.flatMap((from) => parts.map((then) => ({ first, then, from })));
    best = yield* cheapestOf(priceOf, best, changes);
  }
  if (thorough)
    best = yield* improved(priceOf, best, ({ first, then, from }) => [
      ...variantsOf(debts, first).map((other) => ({ first: other, then, from })),
      ...variantsOf(debts, then).map((other) => ({ first, then: other, from })),
      ...monthsAfterEnds(debts, budget, first).map((other) => ({ first, then, from: other })),
    ]);
  return best.cost < steady.cost - LEAST_OF_A_CHANGE ? best : steady;
}
