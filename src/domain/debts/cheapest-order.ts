import type { Debt } from "./debt";
import { type Budget, costOf, runPlan } from "./debt-plan";
import { type PaymentOrder, ownOrder, regularRateOrder, snowballOrder } from "./payment-order";

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
export type OrderCost = { order: PaymentOrder; cost: number };

/** All orders of some things. */
export function permutations<T>(things: readonly T[]): T[][] {
  if (things.length < 2) return [[...things]];
  return things.flatMap((first, index) =>
    permutations([...things.slice(0, index), ...things.slice(index + 1)]).map((rest) => [first, ...rest]),
  );
}

/** The first of the candidates that none undercuts by a cent. */
function* cheapestOf(debts: readonly Debt[], budget: Budget, candidates: readonly PaymentOrder[]): Search<OrderCost> {
  let best: OrderCost = { order: "highest-rate", cost: Infinity };
  for (const order of candidates) {
    const cost = costOf(runPlan(debts, budget, order));
    if (cost < best.cost - LEAST_SAVING) best = { order, cost };
    yield;
  }
  return best;
}

/** The two orders that are good as a rule: by the rates of the month, and by the rates after all promotions. */
export function cheapestUsualOrder(debts: readonly Debt[], budget: Budget): Search<OrderCost> {
  return cheapestOf(debts, budget, ["highest-rate", regularRateOrder(debts)]);
}

/** Each debt whose charges change over time is tried at every place of an order, until that saves nothing more. */
function* improved(debts: readonly Debt[], budget: Budget, start: OrderCost): Search<OrderCost> {
  const changing = ownOrder(debts).filter((index) => debts[index]?.promotion ?? debts[index]?.annualFee);
  let best = start;
  let goesOn = true;
  while (goesOn) {
    goesOn = false;
    for (const index of changing) {
      const order = best.order === "highest-rate" ? regularRateOrder(debts) : best.order;
      const others = order.filter((one) => one !== index);
      const places = order.map((_, place) => [...others.slice(0, place), index, ...others.slice(place)]);
      const found = yield* cheapestOf(debts, budget, places);
      if (found.cost < best.cost - LEAST_SAVING) {
        best = found;
        goesOn = true;
      }
    }
  }
  return best;
}

/**
 * The order of payment that costs least, found by trying: which debt to pay ahead of a promotion that ends can't be read off
 * the rates. Up to four debts all orders are tried, beyond that the usual ones and what fixes them. Takes sound debts.
 */
export function* cheapestOrder(debts: readonly Debt[], budget: Budget): Search<OrderCost> {
  const usual: PaymentOrder[] = ["highest-rate", regularRateOrder(debts), snowballOrder(debts)];
  if (debts.length <= MAX_ALL_ORDERS) {
    return yield* cheapestOf(debts, budget, [...usual, ...permutations(ownOrder(debts))]);
  }
  return yield* improved(debts, budget, yield* cheapestOf(debts, budget, usual));
}
