import { ascending } from "d3-array";
import type { CardReport } from "../../domain/cards/rate-history";
import { surveyChanges } from "../../domain/market/plan-change";
import { mediansOf } from "../../domain/market/medians";
import { type Plan, type Survey, nameKey } from "../../domain/market/plan";
import type { CardFile } from "../../schema/card-schema";
import {
  HISTORY_FILE,
  type HistoryRow,
  MEDIANS_FILE,
  type MedianRow,
  PERIOD,
  historySchema,
} from "../../schema/history-schema";
import { SURVEY_FIELDS, surveyPlanSchema } from "../../schema/survey-schema";
import { START } from "../fault";
import { filesOf } from "./folders";
import { type SourceFile, type TextFile, baseName, nameOf } from "./source-file";
import { cardReport, doubtsOf } from "./survey-doubts";
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
  const plans = readTable(surveyPlanSchema, source).map((value, index): Plan => {
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

const oldestFirst = (a: { period: string }, b: { period: string }) => ascending(a.period, b.period);

/**
 * What our cards' issuers reported, the oldest period first: `rows`, and for each other period that has a file the row that
 * the card names in it; with what looks like an error in each.
 */
export function historyOf(
  rows: readonly HistoryRow[],
  cards: readonly Pick<CardFile, "id" | "survey">[],
  surveys: readonly Survey[],
): CardReport[] {
  const known = new Set(rows.map(({ card, period }) => `${card} ${period}`));
  const others = surveys.flatMap((survey) =>
    cards.flatMap((card) => {
      const report = known.has(`${card.id} ${survey.period}`) ? null : reportOf(card, survey);
      return report ? historySchema.strip().parse({ ...report.plan, card: card.id, period: report.period }) : [];
    }),
  );
  return [...rows, ...others].sort(oldestFirst).map(cardReport);
}

/** The medians of each period, the oldest first: `rows`, and those of the other periods that have a file. */
export function allMedians(rows: readonly MedianRow[], surveys: readonly Survey[]): MedianRow[] {
  const known = new Set(rows.map(({ period }) => period));
  const others = surveys.filter(({ period }) => !known.has(period)).flatMap(mediansOf);
  return [...rows, ...others].sort(oldestFirst);
}
