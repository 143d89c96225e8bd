import { formatPercent, formatShortDollars, toCents } from "../../domain/text/format";
import { periodText } from "../../domain/text/period";
import { type Plan, type Survey, soundFigure } from "../../domain/market/plan";
import { TIERS } from "../../schema/vocabulary";
import { tierApr } from "../../domain/market/tier-apr";
import { medianOf } from "../../domain/market/tier-rates";
import { COMPARISONS } from "./claims";
import { type Catalog, NoValue, type Value, findNamed } from "./catalog";
import { quote } from "../fault";

/** References to the newest period of the regulator's survey: with the next one each sentence follows, or is a fault. */

/** The newest survey; null while one has faults, since it can't be told then. */
function newest({ survey }: Catalog): Survey | null {
  if (survey) return survey;
  if (survey === undefined) return null;
  throw new NoValue("a survey in data/survey", "none");
}

/** A secured plan by the median of all its accounts, else by its highest rate. */
function securedApr(plan: Plan): number | null {
  return plan.secured ? (soundFigure(plan, "aprMedian") ?? soundFigure(plan, "aprMax")) : null;
}

/** What a plan counts with in the survey as a whole; null if it reports no such figure, or none that looks right. */
const FIGURES = new Map<string, (plan: Plan) => number | null>([
  ...TIERS.map((tier) => [tier, (plan: Plan) => tierApr(plan, tier)] as const),
  ["secured", securedApr],
  ["transfer-fee", (plan) => soundFigure(plan, "transferFeePercent")],
  ["cash-apr", (plan) => soundFigure(plan, "cashApr")],
  ["cash-fee", (plan) => soundFigure(plan, "cashFeePercent")],
  ["late-fee", (plan) => soundFigure(plan, "lateFee")],
]);

/** Whose plans count: everybody's, the 25 largest issuers' or the others'. */
const ISSUERS = new Map<string, (plan: Plan) => boolean>([
  ["all", () => true],
  ["largest", ({ top25 }) => top25],
  ["others", ({ top25 }) => !top25],
]);

/** "720-or-more.largest": the median of a figure over the plans of some issuers; with ".plans" behind it, how many these are. */
function median(name: string, { plans }: Survey): { value: number; text: string } {
  const [figureName = "", issuers = "", count] = name.split(".");
  const figureOf = findNamed(figureName, FIGURES, "a figure of the survey");
  const counts = findNamed(issuers, ISSUERS, "whose plans count");
  const values = plans.filter(counts).flatMap((plan) => figureOf(plan) ?? []);
  if (count === "plans") return { value: values.length, text: String(values.length) };
  if (count !== undefined) throw new NoValue("nothing, or plans", quote(count));
  const value = medianOf(values.sort((a, b) => a - b));
  if (value === null) throw new NoValue("a figure that plans report", `none for ${quote(name)}`);
  const format = figureName === "late-fee" ? formatShortDollars : formatPercent;
  return { value, text: format(toCents(value)) };
}

const side = (text: string, survey: Survey) =>
  /^\d+(\.\d+)?$/.test(text) ? { value: Number(text), text } : median(text, survey);

const CLAIM = /^([^<>|]+?) *([<>]=?) *([^<>|=]+?) *\|(.+)$/;

/** `{survey:720-or-more.largest}`, or words while they are true: `{survey:secured.others < 18|below 18%}`. */
export function surveyValue(rest: string, catalog: Catalog): Value | null {
  const survey = newest(catalog);
  if (!survey) return null;
  if (rest === "period") return { text: periodText(survey.period) };
  const [, left = "", sign = "", right = "", words = ""] = CLAIM.exec(rest) ?? [];
  if (words === "") return { text: median(rest, survey).text };
  const [a, b] = [side(left, survey), side(right, survey)];
  if (COMPARISONS.get(sign)?.(a.value, b.value)) return { text: words.trim() };
  const hint = `for ${periodText(survey.period)}, ${left} is ${a.text} and ${right} is ${b.text}`;
  throw new NoValue(`words that are true of the survey, as ${left} ${sign} ${right} is not`, quote(words), hint);
}
