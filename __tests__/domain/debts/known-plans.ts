import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Debt } from "../../../src/domain/debts/debt";
import { type DebtInputs, readDebts } from "../../../src/domain/debts/debts-form";
import { parseDebts } from "../../../src/domain/debts/debts-text";
import { cheapestPlan } from "../../../src/domain/debts/plan-optimizer";
import { ESTIMATED_RULE } from "../../../src/domain/payoff/minimum-payment";

import { WITHIN_A_CENT } from "./arbitrary-debts";

/** Plans that programs of others, or ours in `reference/`, found. */

const read = (name: string): unknown => JSON.parse(readFileSync(`__tests__/fixtures/${name}.json`, "utf8"));

const order = z.array(z.number());

/** The cheapest plans with one change of the order in any month, found by `reference/debt-plans.mjs`. */
export const PLANS = z
  .array(
    z.object({
      debts: z.array(
        z.object({
          balance: z.number(),
          apr: z.number(),
          minimum: z.number().optional(),
          promotion: z.object({ apr: z.number(), months: z.number(), deferred: z.boolean() }).optional(),
          annualFee: z.number().optional(),
        }),
      ),
      budget: z.number(),
      cost: z.number(),
      plan: z.object({ first: order, then: order, from: z.number() }),
    }),
  )
  .parse(read("debt-plans"))
  .map(({ debts, budget, ...found }) => ({ ...found, debts: debts.map(debtOf), budget: { monthly: budget } }));

type PlannedDebt = Pick<Debt, "balance" | "apr"> & {
  minimum?: number | undefined;
  promotion?: { apr: number; months: number; deferred: boolean } | undefined;
  annualFee?: number | undefined;
};

function debtOf({ balance, apr, minimum, promotion, annualFee }: PlannedDebt, index: number): Debt {
  return {
    name: `Debt ${index + 1}`,
    balance,
    apr,
    minimum: minimum ?? ESTIMATED_RULE,
    ...(promotion && { promotion: { ...promotion, lastMonth: promotion.months } }),
    ...(annualFee !== undefined && { annualFee }),
  };
}

/** Debts for which the order has to change before a promotion ends, as the fields of a link. */
export const CHANGES = z
  .object({
    cases: z.array(
      z.object({ inputs: z.record(z.string(), z.union([z.string(), z.number()])), reachable: z.number() }),
    ),
  })
  .parse(read("debt-switch"))
  .cases.map(({ inputs, reachable }) => ({
    fragment: Object.entries(inputs)
      .map((field) => field.join("="))
      .join("&"),
    reachable,
  }));

const TRANSFERS = z.object({ cases: z.array(z.object({ fragment: z.string(), costAtMost: z.number() })) });

/** The cost of the best transfers that an independent search found. */
export const KNOWN_TRANSFERS = TRANSFERS.parse(read("debt-moves")).cases;

const RANDOM_TRANSFERS = z.object({ cases: z.array(z.object({ fragment: z.string(), cost: z.number() })) });

/** Random debts and offers with the cost that an independent search found. */
export const RANDOM_CASES = RANDOM_TRANSFERS.parse(read("debt-moves-random")).cases;

/** Sound inputs for the fields of a link. */
export function inputsOf(fragment: string): DebtInputs {
  const fields = parseDebts(fragment);
  const inputs = fields && readDebts(fields).value;
  if (!inputs) throw new Error("These fields have an error.");
  return inputs;
}

const MORE = [1, 1.01, 1.05, 1.2];

/** Expects that no plan is cheaper than the one that is found, and that more budget never costs more. */
export function expectCheapestPlans(plans: typeof PLANS): void {
  const wrong = plans.filter(({ debts, budget, cost }) => {
    const costs = MORE.map((times) => cheapestPlan(debts, { monthly: budget.monthly * times }).cost);
    const cheapestSoFar = (index: number) => Math.min(cost, ...costs.slice(0, index));
    return costs.some((found, index) => found > cheapestSoFar(index) + WITHIN_A_CENT);
  });
  expect(wrong).toEqual([]);
}
