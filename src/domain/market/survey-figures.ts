import { quantileSorted } from "d3-array";
import { type Plan, soundFigure } from "./plan";
import { TIERS } from "./tier";
import { tierApr } from "./tier-apr";

/** The figures that a text may quote of the survey as a whole: medians of plans, with values that make no sense left out. */

/** What a plan counts with, in percent (a year, for rates) or dollars; null if it reports no such figure. */
type FigureOf = (plan: Plan) => number | null;

/** A secured plan by the median of all its accounts, else by its highest rate. */
const securedApr: FigureOf = (plan) =>
  plan.secured ? (soundFigure(plan, "aprMedian") ?? soundFigure(plan, "aprMax")) : null;

type Figure = { unit: "percent" | "dollars"; of: FigureOf };

export const FIGURES: ReadonlyMap<string, Figure> = new Map<string, Figure>([
  ...TIERS.map((tier): [string, Figure] => [tier, { unit: "percent", of: (plan) => tierApr(plan, tier)?.apr ?? null }]),
  ["secured", { unit: "percent", of: securedApr }],
  ["transfer-fee", { unit: "percent", of: (plan) => soundFigure(plan, "transferFeePercent") }],
  ["cash-apr", { unit: "percent", of: (plan) => soundFigure(plan, "cashApr") }],
  ["cash-fee", { unit: "percent", of: (plan) => soundFigure(plan, "cashFeePercent") }],
  ["late-fee", { unit: "dollars", of: (plan) => soundFigure(plan, "lateFee") }],
]);

/** Whose plans count: everybody's, the 25 largest issuers' or the others'. */
export const ISSUERS: ReadonlyMap<string, (plan: Plan) => boolean> = new Map<string, (plan: Plan) => boolean>([
  ["all", () => true],
  ["largest", ({ top25 }) => top25],
  ["others", ({ top25 }) => !top25],
]);

/** The median of a figure over some plans, in its unit; null if none of them reports one that makes sense. */
export function medianOf(plans: readonly Plan[], of: FigureOf): number | null {
  const values = plans.flatMap((plan) => of(plan) ?? []).sort((a, b) => a - b);
  return quantileSorted(values, 0.5) ?? null;
}
