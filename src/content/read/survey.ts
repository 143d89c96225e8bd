import { surveyChanges } from "../../domain/market/plan-change";
import { type Plan, type Survey, nameKey } from "../../domain/market/plan";
import type { CardFile } from "../../schema/card-schema";
import { HISTORY_FILE, MEDIANS_FILE, PERIOD } from "../../schema/history-schema";
import { SURVEY_FIELDS, surveyPlanSchema } from "../../schema/survey-schema";
import { START } from "../fault";
import { filesOf } from "./folders";
import { type SourceFile, type TextFile, baseName, nameOf } from "./source-file";
import { doubtsOf } from "./survey-doubts";
import { readTable } from "./table";

/** One period of the regulator's survey: a table of plans, and what each of them says that looks like an error. */

/** The files of the survey that hold a period each. */
export function periodFiles<T extends TextFile>(files: readonly T[]): T[] {
  return filesOf("data/survey", files).filter(({ file }) => file !== HISTORY_FILE && file !== MEDIANS_FILE);
}

/** Reads and checks one period of the survey. With faults there is no survey. */
export function readSurvey(source: SourceFile): Survey | null {
  if (!PERIOD.test(nameOf(source))) {
    const expected = "the last day of a half-year as the file's name, such as 2025-12-31.csv";
    source.reportAt(START, expected, baseName(source.file));
  }
  const plans = readTable(surveyPlanSchema, source).map(({ value }, index): Plan => {
    return { ...value, row: index + 1, doubts: doubtsOf(value) };
  });
  return source.faults.length > 0 ? null : { period: nameOf(source), plans };
}

/** The periods, the newest first; its plans say what changed since the one before. */
export function withChanges([newest, before, ...others]: readonly Survey[]): Survey[] {
  if (!newest) return [];
  if (!before) return [newest];
  const { plans } = surveyChanges(before.plans, newest.plans, SURVEY_FIELDS);
  return [{ ...newest, plans }, before, ...others];
}

/** The plans that a card names in a survey; it must be exactly one (`reportOf`). */
export function surveyPlansOf({ survey }: Pick<CardFile, "survey">, { plans }: Survey): Plan[] {
  if (survey === null || survey === "not reported") return [];
  return plans.filter((plan) => nameKey(plan) === nameKey(survey));
}

/** What a card's issuer reported for it in a survey; null without a survey, or where it names no plan of it. */
export function reportOf(
  card: Pick<CardFile, "survey">,
  survey: Survey | null | undefined,
): { plan: Plan; period: string } | null {
  const [plan] = survey ? surveyPlansOf(card, survey) : [];
  return survey && plan ? { plan, period: survey.period } : null;
}
