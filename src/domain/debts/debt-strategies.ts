import { formatDollars, formatMonths } from "../text/format";
import type { DebtOutcome } from "./debt-plan";
import type { PaymentPlan } from "./payment-order";

/** Own order is that of the given debts; minimum payments alone are the yardstick. */
export const STRATEGIES = ["cheapest", "avalanche", "snowball", "own", "minimums-only"] as const;
export type Strategy = (typeof STRATEGIES)[number];

export const STRATEGY_NAMES: Record<Strategy, string> = {
  cheapest: "Best we found",
  avalanche: "Highest rate first (avalanche)",
  snowball: "Smallest balance first (snowball)",
  own: "Your own order",
  "minimums-only": "Paying only the minimums",
};

/** Less of a difference than this, in dollars, is named as small: how a person keeps going matters more. */
const SMALL_DIFFERENCE = 50;

export type StrategyResult = {
  strategy: Strategy;
  /** Null for minimum payments only, which have none. */
  plan: PaymentPlan | null;
  outcome: DebtOutcome;
  /** Dollars above the best plan, as shown; null unless both end. Below 0 where only the best leaves a month to spare. */
  extraCost: number | null;
};

export function strategyText({ strategy, extraCost, outcome }: StrategyResult, cheapest: StrategyResult): string {
  const name = STRATEGY_NAMES[strategy];
  if (extraCost === null || outcome.kind !== "paid-off" || cheapest.outcome.kind !== "paid-off") {
    return `${name}: never paid off.`;
  }
  if (extraCost < 0) return `${name} costs ${formatDollars(-extraCost)} less, but leaves no month to spare.`;
  if (extraCost === 0) return `${name} costs the same.`;
  const later = outcome.months - cheapest.outcome.months;
  const small =
    extraCost < SMALL_DIFFERENCE ? " The difference is small, so choose the order that keeps you going." : "";
  const time = later > 0 ? ` and takes ${formatMonths(later)} longer` : "";
  return `${name} costs ${formatDollars(extraCost)} more${time}.${small}`;
}
