import { type ReportedPlan, soundFigure } from "../../domain/survey/reported-plan";
import { tierApr } from "../../domain/survey/tier-apr";
import { medianOf } from "../../domain/survey/tier-rates";
import { formatPercent, formatShortDollars, toCents, periodText } from "../../domain/text/format";
import { TIERS } from "../../schema/vocabulary";
import { quote } from "../errors";
import { type Catalog, NoValue, type Value, findNamed } from "./catalog";

/** References to the newest period of the regulator's survey, so that the next one updates every sentence. */

/** A plan's figure; null if it reports none, or none that looks right. A secured plan's is its median, else its highest rate. */
const FIGURES = new Map<string, (plan: ReportedPlan) => number | null>([
  ...TIERS.map((tier) => [tier, (plan: ReportedPlan) => tierApr(plan, tier)] as const),
  ["secured", (plan) => (plan.secured ? (soundFigure(plan, "aprMedian") ?? soundFigure(plan, "aprMax")) : null)],
  ["transfer-fee", (plan) => soundFigure(plan, "transferFeePercent")],
  ["cash-apr", (plan) => soundFigure(plan, "cashApr")],
  ["cash-fee", (plan) => soundFigure(plan, "cashFeePercent")],
  ["late-fee", (plan) => soundFigure(plan, "lateFee")],
]);

const ISSUERS = new Map<string, (plan: ReportedPlan) => boolean>([
  ["all", () => true],
  ["largest", ({ top25 }) => top25],
  ["others", ({ top25 }) => !top25],
]);

/** Gives a median, `{survey:720-or-more.largest}`, the plans it counts, `….plans`, or the half-year, `{survey:period}`. */
export function surveyValue(rest: string, { survey }: Catalog): Value {
  if (!survey) throw new NoValue("a survey in data/survey", "none");
  if (rest === "period") return { text: periodText(survey.period) };
  const [name = "", issuers = "", ...counts] = rest.split(".");
  const count = counts.join(".");
  const figureOf = findNamed(name, FIGURES, "a figure of the survey");
  const isCounted = findNamed(issuers, ISSUERS, "whose plans count");
  const values = survey.plans.filter(isCounted).flatMap((plan) => figureOf(plan) ?? []);
  if (count === "plans") return { text: String(values.length) };
  if (count !== "") throw new NoValue("nothing, or plans", quote(count));
  const median = medianOf(values.sort((a, b) => a - b));
  if (median === null) throw new NoValue("a figure that plans report", `none for ${quote(rest)}`);
  return { text: (name === "late-fee" ? formatShortDollars : formatPercent)(toCents(median)) };
}
