import type { Card } from "../../src/domain/cards/card";
import { catalogueCosts } from "../../src/domain/cards/catalogue-costs";
import { BY_COST, DEFAULT_OFFERS, listOffers } from "../../src/domain/cards/offers";
import { planView } from "../../src/domain/charts/plan-view";
import { PLANNER_DEFAULTS, type PlannerFields, readPlanner } from "../../src/domain/forms/planner-form";

/** What `npx tsx scripts/bench/costs.ts` runs in the browser. */

export type Times = { planner: number[]; offers: number[] };

/** How long the planner's figures and the order of /offers take for these fields, run by run, in milliseconds. */
export function measure(cards: readonly Card[], fields: Partial<PlannerFields>, runs: number): Times {
  const { inputs, errors } = readPlanner({ ...PLANNER_DEFAULTS, ...fields });
  if (!inputs) throw new Error(JSON.stringify(errors));
  const times: Times = { planner: [], offers: [] };
  for (let run = 0; run < runs; run += 1) {
    const balance = inputs.balance + run;
    let start = performance.now();
    const { plan, ranking } = planView({ ...inputs, balance }, cards);
    times.planner.push(performance.now() - start);
    if (plan && ranking && ranking.rows.length + ranking.apart.length !== cards.length + 1)
      throw new Error("no ranking");
    start = performance.now();
    const costs = catalogueCosts(cards, { balance, payment: inputs.payment });
    if (!costs) throw new Error("no costs");
    listOffers(cards, { ...DEFAULT_OFFERS, sort: BY_COST }, costs.byCost);
    times.offers.push(performance.now() - start);
  }
  return times;
}
