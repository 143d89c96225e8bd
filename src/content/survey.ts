import { ascending, sum } from "d3-array";
import type { CardReport } from "../domain/cards/rate-history";
import { type ReportedPlan, type Survey, nameKey } from "../domain/survey/reported-plan";
import { countOf, toCents } from "../domain/text/format";
import type { CardFile } from "../schema/card-schema";
import { HISTORY_FILE, PERIODS_FILE, type SurveyPeriods, historySchema } from "../schema/history-schema";
import { SURVEY_FIELDS, surveyPlanSchema } from "../schema/survey-schema";
import { type TextFile, folderOf, nameOf } from "./content-files";
import { reportWithFlags, flagsOf } from "./data-quality-flags";
import { type ContentError, START } from "./errors";
import { readTable } from "./survey-table";

export function reportOf(
  { survey: named }: Pick<CardFile, "survey">,
  survey: Survey | null,
): { plan: ReportedPlan; period: string } | null {
  const plan = named && survey?.plans.find((one) => nameKey(one) === nameKey(named));
  return survey && plan ? { plan, period: survey.period } : null;
}

/** The regulator's survey as its files hold it: the newest period first, and the history's rows the oldest first. */
type SurveyFiles = { surveys: Survey[]; historyRows: CardReport[] };

export function readSurveyFiles(files: readonly TextFile[], errors: ContentError[]): SurveyFiles {
  const tables = files.filter(({ file }) => folderOf(file) === "data/survey");
  return {
    surveys: tables
      .filter(({ file }) => file !== HISTORY_FILE)
      .map((file) => {
        const rows = readTable(surveyPlanSchema, file, errors);
        return {
          period: nameOf(file),
          plans: rows.map((row, index) => ({ ...row, row: index + 1, flags: flagsOf(row) })),
        };
      })
      .sort((a, b) => ascending(b.period, a.period)),
    historyRows: tables
      .filter(({ file }) => file === HISTORY_FILE)
      .flatMap((file) => readTable(historySchema, file, errors))
      .map(reportWithFlags),
  };
}

export function countPeriod({ period, plans }: Survey): SurveyPeriods[number] {
  const numbers = plans.flatMap((plan) =>
    SURVEY_FIELDS.map((field) => plan[field]).filter((one) => typeof one === "number"),
  );
  const institutions = new Set(plans.map(({ institution }) => institution)).size;
  return { period, plans: plans.length, institutions, total: toCents(sum(numbers)) };
}

const countText = ({ plans, institutions, total }: SurveyPeriods[number]) =>
  `${countOf(plans, "plan")} of ${countOf(institutions, "institution")} whose numbers add up to ${total}`;

/** Reports a period whose file has lost rows or has some twice, one that has no count, and one that has no file. */
export function checkPeriods(surveys: readonly Survey[], periods: SurveyPeriods): ContentError[] {
  const names = new Set([...surveys, ...periods].map(({ period }) => period));
  return [...names].flatMap((name) => {
    const survey = surveys.find(({ period }) => period === name);
    const stated = periods.find(({ period }) => period === name);
    const [found, expected] = [survey && countText(countPeriod(survey)), stated && countText(stated)];
    if (found === expected) return [];
    const hint = "take the file as it was, or import the period again: that writes its count, too";
    return {
      file: `data/survey/${name}.csv`,
      ...START,
      path: [],
      expected:
        expected === undefined ? `a count of its plans in ${PERIODS_FILE}` : `${expected}, as ${PERIODS_FILE} says`,
      found: found ?? "no such file",
      hint,
    };
  });
}

/** Returns what our cards' issuers reported, the oldest period first: the history's rows, then the periods that have a file. */
export function historyOf(
  { surveys, historyRows }: SurveyFiles,
  cards: readonly Pick<CardFile, "id" | "survey">[],
): CardReport[] {
  const known = new Set(historyRows.map(({ card, period }) => `${card} ${period}`));
  const others = surveys.flatMap((survey) =>
    cards.flatMap((card) => {
      const report = known.has(`${card.id} ${survey.period}`) ? null : reportOf(card, survey);
      return report
        ? reportWithFlags(historySchema.strip().parse({ ...report.plan, card: card.id, period: report.period }))
        : [];
    }),
  );
  return [...historyRows, ...others].sort((a, b) => ascending(a.period, b.period));
}
