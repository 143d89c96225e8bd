import { toCents } from "../text/format";
import type { Debt } from "./debt";
import { planDebts, type Budget, costOf, runPlan } from "./debt-plan";
import { STRATEGIES, type Strategy, DEBTS_DEFAULTS } from "./debts-fields";
import type { StrategyResult, DebtsAnswer } from "./debts-answer";
import { type DebtInputs, readDebts } from "./debts-form";
import { HIGHEST_RATE_FIRST, type PaymentPlan, ownOrder, snowballOrder, singleOrderPlan } from "./payment-order";
import { cheapestPlan, monthsBeforeDeferredEnd } from "./plan-optimizer";
import { accountsAfter, isOwed } from "./transfer-offer";
import { bestTransfers } from "./transfer-optimizer";

/** A deferred promotion is paid off a month before its end if that costs less than this, in dollars. */
const MAX_RESERVE_COST = 10;

/** A plan, its cost, and how much of it is paid for having a month to spare; dollars. */
type PlanWithReserve = { plan: PaymentPlan; cost: number; reserveCost: number };

function bestPlan(debts: readonly Debt[], budget: Budget): PlanWithReserve {
  const cheapest = cheapestPlan(debts, budget);
  const run = runPlan(debts, budget, cheapest.plan);
  const isLast = (debt: Debt, index: number) =>
    run.kind === "paid-off" && monthsBeforeDeferredEnd(debt, run.paidOffIn[index]) === 0;
  if (!debts.some(isLast)) return { ...cheapest, reserveCost: 0 };
  const { plan } = cheapestPlan(debts, budget, MAX_RESERVE_COST);
  const cost = costOf(runPlan(debts, budget, plan));
  return { plan, cost, reserveCost: toCents(toCents(cost) - toCents(cheapest.cost)) };
}

/** The answer to sound inputs: what to move, and every strategy for what is owed then, the cheapest first. */
export function answerDebts(inputs: DebtInputs): DebtsAnswer {
  const { offers, budget } = inputs;
  const unmoved = bestPlan(inputs.debts, budget);
  const found = offers.length > 0 ? bestTransfers(inputs.debts, offers, budget) : [];
  const accounts = accountsAfter(inputs.debts, offers, found);
  const left = accounts.filter(isOwed);
  const moved = found.length > 0 ? bestPlan(left, budget) : unmoved;
  const isWorthIt = toCents(moved.cost) < toCents(unmoved.cost);
  const debts = isWorthIt ? left : inputs.debts;
  const { plan: best, cost: leastCost, reserveCost } = isWorthIt ? moved : unmoved;
  const plans: Record<Strategy, PaymentPlan | null> = {
    cheapest: best,
    avalanche: singleOrderPlan(HIGHEST_RATE_FIRST),
    snowball: singleOrderPlan(snowballOrder(debts)),
    own: singleOrderPlan(ownOrder(debts)),
    "minimums-only": null,
  };
  let least: number | null = null;
  const strategies = STRATEGIES.map((strategy): StrategyResult => {
    const plan = plans[strategy];
    const outcome = planDebts(debts, plan && budget, plan ?? singleOrderPlan(HIGHEST_RATE_FIRST));
    const cost = outcome.kind === "paid-off" ? toCents(outcome.cost) : null;
    if (strategy === "cheapest") least = cost;
    return { strategy, plan, outcome, extraCost: cost === null || least === null ? null : toCents(cost - least) };
  });
  const saved = unmoved.cost < Infinity ? unmoved.cost - leastCost : null;
  const transfers = offers.length > 0 ? { moved: isWorthIt ? found : [], saved } : null;
  const places = debts.map((debt) => (isWorthIt ? accounts : inputs.debts).indexOf(debt));
  return { inputs, transfers, debts, places, strategies, reserveCost };
}

export function exampleAnswer(): DebtsAnswer {
  const { value } = readDebts(DEBTS_DEFAULTS);
  if (!value) throw new Error("The example of /debts is not sound.");
  return answerDebts(value);
}
