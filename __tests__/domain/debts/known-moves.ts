import { readFileSync } from "node:fs";
import { z } from "zod";
import { bestMoves } from "../../../src/domain/debts/balance-moves";
import { finish } from "../../../src/domain/debts/order-search";
import { readDebts } from "../../../src/domain/debts/debts-form";
import { parseDebts } from "../../../src/domain/debts/debts-text";

/** Cases with the cost in dollars that another search found. */
export const RANDOM_CASES = z
  .object({ cases: z.array(z.object({ fragment: z.string(), cost: z.number() })) })
  .parse(JSON.parse(readFileSync("__tests__/fixtures/debt-moves-random.json", "utf8"))).cases;

/** The best moves for the fields of a link. */
export function bestMovesOf(fragment: string) {
  const fields = parseDebts(fragment);
  const inputs = fields && readDebts(fields).value;
  if (!inputs) throw new Error("These fields have an error.");
  return finish(bestMoves(inputs.debts, inputs.offers, inputs.budget));
}

/** Dollars that the search may cost more: it changes amounts by a dollar at least. */
const WITHIN = 1;

/** Expects that the best moves cost no more than another search found. */
export function expectCostsFound(cases: typeof RANDOM_CASES): void {
  const costMore = cases.filter(({ fragment, cost }) => bestMovesOf(fragment).cheapest.cost > cost + WITHIN);
  expect(costMore).toEqual([]);
}
