import { z } from "zod";
import { surveyChanges } from "../../domain/market/plan-change";
import type { Plan, Survey } from "../../domain/market/plan";
import { TIERS } from "../../domain/market/tier";
import type { CardFile } from "../schema/card-schema";
import { core } from "../schema/field";
import { SURVEY_COLUMNS, SURVEY_FIELDS, columnOf, surveyPlanSchema } from "../schema/survey-schema";
import { type Fault, type Path, quote, type Place, START, didYouMean } from "../fault";
import { parse } from "../read/parse";
import { type CsvRow, readCsv } from "../read/csv-file";
import { SourceFile, type TextFile, baseName, nameOf } from "../read/source-file";
import { doubtsOf } from "./survey-doubts";

/** One period of the regulator's survey: a table of plans, and what each of them says that makes no sense. */

/** The survey is made for each half of a year; the report's date is its last day. */
const PERIOD = /^\d{4}-(?:06-30|12-31)$/;

function periodFaults(file: TextFile): Fault[] {
  if (PERIOD.test(nameOf(file))) return [];
  const expected = "the last day of a half-year as the file's name, such as 2025-12-31.csv";
  return [{ file: file.file, ...START, field: "", expected, found: baseName(file.file) }];
}

/** What the first row must say, and where it says something else. */
function headerFaults({ file }: TextFile, header: CsvRow): Fault[] {
  const at = Array.from({ length: Math.max(SURVEY_COLUMNS.length, header.cells.length) }, (_, column) => column).find(
    (column) => header.cells[column] !== SURVEY_COLUMNS[column],
  );
  if (at === undefined) return [];
  const column = SURVEY_COLUMNS[at];
  return [
    {
      file,
      ...header.placeOf(at),
      field: "",
      expected: column === undefined ? "no more columns" : `the column ${quote(column)}`,
      found: quote(header.cells[at]),
      hint: "the columns stand in docs/survey.md, in their order",
    },
  ];
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

/** A row as a file of its own, which the schema of a plan can be held against. */
class RowSource extends SourceFile {
  constructor(
    { file, text }: TextFile,
    private readonly row: CsvRow,
  ) {
    super(file, text);
    this.data = Object.fromEntries(
      SURVEY_FIELDS.map((field, column) => [field, valueOf(row.cells[column] ?? "", field)]),
    );
    this.readable = true;
  }

  override placeOf([field]: Path): Place {
    return this.row.placeOf(SURVEY_FIELDS.findIndex((name) => name === field));
  }
}

function readRow(file: TextFile, csvRow: CsvRow, row: number): { plan: Plan | null; faults: Fault[] } {
  const { cells, placeOf } = csvRow;
  if (cells.length !== SURVEY_COLUMNS.length) {
    const expected = `${SURVEY_COLUMNS.length} cells in a row`;
    const fault = { file: file.file, ...placeOf(0), field: "", expected, found: String(cells.length) };
    return { plan: null, faults: [{ ...fault, hint: "a cell with a comma stands in double quotes" }] };
  }
  const source = new RowSource(file, csvRow);
  const value = parse(surveyPlanSchema, source);
  const faults = source.faults.map(({ field, found, ...fault }) => ({
    ...fault,
    field: columnOf(field),
    found: found === "null" ? "an empty cell" : found,
  }));
  return { plan: value && { ...value, row, doubts: doubtsOf(value) }, faults };
}

/** Reads and checks one period of the survey. With faults there is no survey. */
export function readSurvey(file: TextFile): { value: Survey | null; faults: Fault[] } {
  const { rows, faults } = readCsv(file);
  const [header, ...body] = rows;
  const expected = "a header and a row for each plan";
  const nothing: Fault = { file: file.file, ...START, field: "", expected, found: "nothing" };
  const heading = [...periodFaults(file), ...faults, ...(header ? headerFaults(file, header) : [nothing])];
  // Under a wrong header every cell would be wrong.
  if (heading.length > 0) return { value: null, faults: heading };
  const read = body.map((csvRow, index) => readRow(file, csvRow, index + 1));
  const rowFaults = read.flatMap((row) => row.faults);
  if (rowFaults.length > 0) return { value: null, faults: rowFaults };
  return { value: { period: nameOf(file), plans: read.flatMap(({ plan }) => plan ?? []) }, faults: [] };
}

/** The periods, the newest first; its plans say what changed since the one before. */
export function withChanges([newest, before, ...others]: readonly Survey[]): Survey[] {
  if (!newest) return [];
  if (!before) return [newest];
  const { plans } = surveyChanges(before.plans, newest.plans, SURVEY_FIELDS);
  return [{ ...newest, plans }, before, ...others];
}

/** The plans that a card names in a survey; it must be exactly one. */
export function surveyPlansOf({ survey }: Pick<CardFile, "survey">, { plans }: Survey): Plan[] {
  if (survey === null || survey === "not reported") return [];
  return plans.filter(({ institution, product }) => institution === survey.institution && product === survey.product);
}

/** A card must name one row of the newest survey, if it names any. */
export function checkCardSurvey({ survey: named }: CardFile, source: SourceFile, newest: Survey | null): void {
  if (named === null || named === "not reported") return;
  if (!newest) {
    source.report(["survey"], "no row of a survey while there is none in data/survey", quote(named.product));
    return;
  }
  const { period, plans } = newest;
  const matches = surveyPlansOf({ survey: named }, newest).length;
  if (matches === 1) return;
  const ofInstitution = plans.filter(({ institution }) => institution === named.institution);
  const field = ofInstitution.length === 0 ? "institution" : "product";
  const known = (ofInstitution.length === 0 ? plans : ofInstitution).map((plan) => plan[field]);
  source.report(
    ["survey", field],
    `the ${field} of one plan in data/survey/${period}.csv`,
    matches === 0 ? quote(named[field]) : `${quote(named.product)}, the name of ${matches} plans`,
    matches === 0 ? didYouMean(named[field], known) : undefined,
  );
}
