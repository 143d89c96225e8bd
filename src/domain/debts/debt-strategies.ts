import { formatDollars, formatMonths, toCents } from "../text/format";
import type { OrderCost, Search } from "./cheapest-order";
import type { Debt } from "./debt";
import { type DebtOutcome, planDebts } from "./debt-outcome";
import { type Budget, MINIMUMS_ONLY } from "./debt-plan";
import { type PaymentOrder, ownOrder, snowballOrder } from "./payment-order";

/** The strategies side by side; the visitor's own order is that in which the debts are given. */
export const STRATEGIES = ["cheapest", "avalanche", "snowball", "own", MINIMUMS_ONLY] as const;
export type Strategy = (typeof STRATEGIES)[number];

export const STRATEGY_NAMES: Record<Strategy, string> = {
  cheapest: "Cheapest order found",
  avalanche: "Highest rate first",
  snowball: "Smallest balance first",
  own: "Your own order",
  [MINIMUMS_ONLY]: "Paying minimums only",
};

/** Less of a difference than this, in dollars, is named as small: how a person keeps going matters more. */
const SMALL_DIFFERENCE = 50;

export type StrategyResult = {
  strategy: Strategy;
  /** Null for minimum payments only, which have none. */
  order: PaymentOrder | null;
  outcome: DebtOutcome;
  /** Interest and fees more than with the cheapest order, in dollars as both are shown; null unless both end. */
  extraCost: number | null;
};

/** Every strategy with its plan, month by month, the cheapest first, whose order was searched for (`cheapestOrder`). */
export function* compareStrategies(debts: readonly Debt[], budget: Budget, found: OrderCost): Search<StrategyResult[]> {
  const orders: Record<Strategy, PaymentOrder | null> = {
    cheapest: found.order,
    avalanche: "highest-rate",
    snowball: snowballOrder(debts),
    own: ownOrder(debts),
    [MINIMUMS_ONLY]: null,
  };
  const results: StrategyResult[] = [];
  let least: number | null = null;
  for (const strategy of STRATEGIES) {
    const order = orders[strategy];
    const outcome = planDebts(debts, order ? budget : MINIMUMS_ONLY, order ?? "highest-rate");
    const cost = outcome.kind === "paid-off" ? toCents(outcome.cost) : null;
    if (strategy === "cheapest") least = cost;
    results.push({
      strategy,
      order,
      outcome,
      extraCost: cost === null || least === null ? null : toCents(cost - least),
    });
    yield;
  }
  return results;
}

/** By how much the cheapest order beats another strategy, in a sentence. */
export function strategyText({ strategy, extraCost, outcome }: StrategyResult, cheapest: StrategyResult): string {
  const name = STRATEGY_NAMES[strategy];
  if (extraCost === null || outcome.kind !== "paid-off" || cheapest.outcome.kind !== "paid-off") {
    return `${name}: no end to compare with.`;
  }
  if (extraCost <= 0) return `${name} costs the same.`;
  const later = outcome.months - cheapest.outcome.months;
  const small = extraCost < SMALL_DIFFERENCE ? " The difference is small: take the order that keeps you going." : "";
  const time = later > 0 ? ` and takes ${formatMonths(later)} longer` : "";
  return `${name} costs ${formatDollars(extraCost)} more${time}.${small}`;
}
