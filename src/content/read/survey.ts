import { z } from "zod";
import { surveyChanges } from "../../domain/market/plan-change";
import type { Plan, Survey } from "../../domain/market/plan";
import { TIERS } from "../../schema/vocabulary";
import type { CardFile } from "../../schema/card-schema";
import { core } from "../../schema/field";
import { SURVEY_COLUMNS, SURVEY_FIELDS, surveyPlanSchema } from "../../schema/survey-schema";
import { START, quote } from "../fault";
import { type CsvRow, readCsv } from "./csv";
import { parseData } from "./parse";
import { type SourceFile, baseName, nameOf } from "./source-file";
import { doubtsOf } from "./survey-doubts";

/** One period of the regulator's survey: a table of plans, and what each of them says that looks like an error. */

/** The survey is made for each half of a year; the report's date is its last day. */
const PERIOD = /^\d{4}-(?:06-30|12-31)$/;

function checkHeader(header: CsvRow, source: SourceFile): void {
  const at = Array.from({ length: Math.max(SURVEY_COLUMNS.length, header.cells.length) }, (_, column) => column).find(
    (column) => header.cells[column] !== SURVEY_COLUMNS[column],
  );
  if (at === undefined) return;
  const column = SURVEY_COLUMNS[at];
  const expected = column === undefined ? "no more columns" : `the column ${quote(column)}`;
  const hint = "the columns stand in docs/survey.md, in their order";
  source.reportAt(header.placeOf(at), expected, quote(header.cells[at]), hint);
}

const SHAPE: Readonly<Record<string, z.ZodType>> = surveyPlanSchema.shape;

/** A row of digits as score tiers: "2,3". Null for anything else. */
function tiersOf(cell: string): string[] | null {
  const tiers = cell.split(",").map((digit) => (/^\d$/.test(digit) ? TIERS[Number(digit)] : undefined));
  return tiers.every((tier) => tier !== undefined) ? tiers : null;
}

/** A cell as the value that its column holds. A cell that holds none stays a text, for the schema to refuse. */
function valueOf(cell: string, field: string): unknown {
  if (cell === "") return null;
  const type = SHAPE[field] && core(SHAPE[field]);
  if (type instanceof z.ZodNumber) return /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell;
  if (type instanceof z.ZodBoolean) return cell === "true" ? true : cell === "false" ? false : cell;
  return type instanceof z.ZodArray ? (tiersOf(cell) ?? cell) : cell;
}

function readRow({ cells, placeOf }: CsvRow, row: number, source: SourceFile): Plan | null {
  if (cells.length !== SURVEY_COLUMNS.length) {
    const hint = "a cell with a comma stands in double quotes";
    source.reportAt(placeOf(0), `${SURVEY_COLUMNS.length} cells in a row`, String(cells.length), hint);
    return null;
  }
  const data = Object.fromEntries(SURVEY_FIELDS.map((field, column) => [field, valueOf(cells[column] ?? "", field)]));
  const { value, problems } = parseData(surveyPlanSchema, data);
  for (const { path, expected, found, hint } of problems) {
    const column = SURVEY_FIELDS.findIndex((field) => field === path[0]);
    const cell = found === "null" ? "an empty cell" : found;
    source.reportAt(placeOf(column), expected, cell, hint, SURVEY_COLUMNS.slice(column, column + 1));
  }
  return value && { ...value, row, doubts: doubtsOf(value) };
}

/** Reads and checks one period of the survey. With faults there is no survey. */
export function readSurvey(source: SourceFile): Survey | null {
  const [header, ...rows] = readCsv(source);
  if (!PERIOD.test(nameOf(source))) {
    const expected = "the last day of a half-year as the file's name, such as 2025-12-31.csv";
    source.reportAt(START, expected, baseName(source.file));
  }
  if (header) checkHeader(header, source);
  else source.reportAt(START, "a header and a row for each plan", "nothing");
  // Under a wrong header every cell would be wrong.
  if (source.faults.length > 0) return null;
  const plans = rows.flatMap((row, index) => readRow(row, index + 1, source) ?? []);
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
  return plans.filter(({ institution, product }) => institution === survey.institution && product === survey.product);
}

/** What a card's issuer reported for it in a survey; null without a survey, or where it names no plan of it. */
export function reportOf(
  card: Pick<CardFile, "survey">,
  survey: Survey | null | undefined,
): { plan: Plan; period: string } | null {
  const [plan] = survey ? surveyPlansOf(card, survey) : [];
  return survey && plan ? { plan, period: survey.period } : null;
}
