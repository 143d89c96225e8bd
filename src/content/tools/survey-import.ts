import { surveyChanges } from "../../domain/market/plan-change";
import type { Survey } from "../../domain/market/plan";
import { csvText } from "../../domain/text/csv";
import { PERIOD } from "../../schema/history-schema";
import { SURVEY_COLUMNS, SURVEY_FIELDS, type SurveyPlan } from "../../schema/survey-schema";
import {
  PLACEHOLDERS,
  type Read,
  type SheetCell,
  WorkbookError,
  number,
  numberOf,
  orZero,
  percent,
  rewards,
  states,
  textOf,
  tiers,
  yesOrNo,
} from "./workbook-cells";

/**
 * The bureau's official workbook as a file of data/survey. Its layout is taken from programs that ran on six of them
 * (docs/survey.md): a block of titles, a header, then a row for each plan.
 */

/** The names that a column has had; of several that are there the first filled one counts. */
type Reading = { columns: readonly [string, ...string[]]; read: Read };

/** The official columns behind each of ours, and how their cells are read. */
const READINGS: Record<keyof SurveyPlan, Reading> = {
  institution: { columns: ["Institution Name"], read: textOf },
  product: { columns: ["Product Name", "Card Name"], read: textOf },
  top25: { columns: ["Issued by Top 25 Institution"], read: yesOrNo },
  availability: {
    columns: ["Availability of Credit Card Plan", "Availability of Credit", "Offering Location"],
    read: textOf,
  },
  states: { columns: ["State (Multiple)", "State"], read: states },
  requiresMembership: { columns: ["Requirements for Opening"], read: yesOrNo },
  secured: { columns: ["Secured Card"], read: yesOrNo },
  creditTiers: { columns: ["Targeted Credit Tiers"], read: tiers },
  variableRate: { columns: ["Purchase APR Index", "Index"], read: yesOrNo },
  aprNoScore: { columns: ["Purchase APR no score"], read: percent },
  apr619OrLess: { columns: ["Purchase APR poor"], read: percent },
  apr620To719: { columns: ["Purchase APR good"], read: percent },
  apr720OrMore: { columns: ["Purchase APR great"], read: percent },
  aprMin: { columns: ["Purchase APR min"], read: percent },
  aprMedian: { columns: ["Purchase APR median"], read: percent },
  aprMax: { columns: ["Purchase APR max"], read: percent },
  introApr: { columns: ["Intro APR median"], read: percent },
  introMonths: { columns: ["Median Length of Introductory APR"], read: number },
  transferApr: { columns: ["Transfer APR median"], read: percent },
  transferMonths: { columns: ["Median Length of Balance Transfer APR"], read: number },
  transferFeePercent: { columns: ["Balance Transfer Fee (%)"], read: percent },
  transferFeeMinimum: { columns: ["Minimum Balance Transfer Fee Amount"], read: number },
  cashApr: { columns: ["Advance APR median"], read: percent },
  cashFeePercent: { columns: ["Cash Advance Fee (%)"], read: percent },
  cashFeeMinimum: { columns: ["Minimum Cash Advance Fee Amount"], read: number },
  graceDays: { columns: ["Grace Period"], read: number },
  annualFee: { columns: ["Annual Fee"], read: orZero(number) },
  monthlyFee: { columns: ["Monthly Fee"], read: orZero(number) },
  foreignFeePercent: { columns: ["Foreign Transaction Fee (%)"], read: orZero(percent) },
  lateFee: { columns: ["Late Fee ($)"], read: number },
  rewards: { columns: ["Rewards"], read: rewards },
  website: { columns: ["Website for Consumer"], read: textOf },
};

/** Without these there is no plan; a question that the bureau drops leaves its column empty. */
const NEEDED = ["institution", "product", "availability"] as const;

/** Columns that are looked at beside ours: whether a transfer costs a fee, and fees of other times of payment. */
const FEE_ASKED = "Balance Transfer Fees?";
const WEEKLY = "Weekly Fee";
const PERIODIC = ["Periodic Min", "Periodic Max"];

const WEEKS_A_MONTH = 52 / 12;

type Row = readonly SheetCell[];
type Header = (column: string) => number[];

/** Where columns stand by their names, without case. */
const headerOf =
  (row: Row): Header =>
  (column) =>
    row.flatMap((cell, place) => (textOf(cell).toLowerCase() === column.toLowerCase() ? [place] : []));

/** The place of the header among the rows, from 0. */
function headerPlace(rows: readonly Row[], sheet: string): number {
  const place = rows.findIndex((row) =>
    NEEDED.slice(0, 2).every((field) => READINGS[field].columns.some((column) => headerOf(row)(column).length > 0)),
  );
  const [institution, product] = [READINGS.institution.columns[0], READINGS.product.columns[0]];
  if (place < 0) throw new WorkbookError(`Sheet "${sheet}": no row holds both "${institution}" and "${product}".`);
  return place;
}

/** The names of missing columns. Needed ones, and those that stand there twice, are refused by name. */
function checkColumns(header: Header, sheet: string): string[] {
  const missing = SURVEY_FIELDS.filter((field) => READINGS[field].columns.every((one) => header(one).length === 0));
  const needed = NEEDED.filter((field) => missing.includes(field));
  const twice = SURVEY_FIELDS.flatMap((field) => READINGS[field].columns.filter((one) => header(one).length > 1));
  const wrong = [
    ...needed.map((field) => `"${READINGS[field].columns[0]}" is missing`),
    ...twice.map((column) => `"${column}" stands there ${header(column).length} times`),
  ];
  if (wrong.length > 0) throw new WorkbookError(`Sheet "${sheet}", columns of the header: ${wrong.join("; ")}.`);
  return missing.map((field) => `"${READINGS[field].columns[0]}"`);
}

/** The last day of the period that a workbook's name holds: the last of its dates, in which "_" may stand for "-". */
export function periodOfName(name: string): string | null {
  const period =
    name
      .match(/\d{4}[-_]\d{2}[-_]\d{2}/g)
      ?.at(-1)
      ?.replaceAll("_", "-") ?? "";
  return PERIOD.test(period) ? period : null;
}

/** Refuses a workbook whose titles name another period; whether they name one. */
function checkPeriod(titles: readonly Row[], sheet: string, period: string): boolean {
  return titles.some((row, index) => {
    const title = row.map(textOf).find((text) => /reporting period/i.test(text));
    const last = title?.match(/[A-Z][a-z]+ \d{1,2}, \d{4}/g)?.at(-1);
    if (last === undefined) return false;
    const found = new Date(`${last} UTC`).toISOString().slice(0, period.length);
    if (found === period) return true;
    const expected = `a reporting period up to ${period}, as the file's name says`;
    throw new WorkbookError(`Sheet "${sheet}", row ${index + 1}: expected ${expected}, found ${found}.`);
  });
}

/**
 * A sheet of the official workbook as the text of a file in data/survey, with notes on what was unusual and how it was taken, a
 * sentence each. Throws a WorkbookError that names the sheet, the row and the column of what can't be read. Columns are found by
 * their names, so that more of them, or another order, change nothing.
 */
export function surveyFromSheet(rows: readonly Row[], sheet: string, period: string) {
  const place = headerPlace(rows, sheet);
  const titles = rows[place] ?? [];
  const header = headerOf(titles);
  const missing = checkColumns(header, sheet);
  const isTold = checkPeriod(rows.slice(0, place), sheet, period);
  const counts = new Map<string, number>();
  const tell = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1);
  let rates = 0;

  const body = rows.flatMap((row, index) => {
    if (index <= place || row.every((cell) => textOf(cell) === "")) return [];
    const cellOf = (column: string): SheetCell => row[header(column)[0] ?? -1] ?? null;
    const at = (column: string) => ({ place: `Sheet "${sheet}", row ${index + 1}, "${column}"`, tell });
    const values = new Map(
      SURVEY_FIELDS.map((field) => {
        const { columns, read } = READINGS[field];
        const column = columns.find((one) => textOf(cellOf(one)) !== "") ?? columns[0];
        const isThere = columns.some((one) => header(one).length > 0);
        const text = read(cellOf(column), isThere ? at(column) : { ...at(column), tell: () => undefined });
        if (read === percent && text !== "") rates += 1;
        return [field, text];
      }),
    );
    if (values.get("transferFeePercent") === "" && textOf(cellOf(FEE_ASKED)).toLowerCase() === "no") {
      values.set("transferFeePercent", "0");
      tell("Empty transfer fees, taken for none as the plan says that there is none");
    }
    const weekly = numberOf(cellOf(WEEKLY), at(WEEKLY)) ?? 0;
    if (weekly > 0) {
      values.set("monthlyFee", (Number(values.get("monthlyFee")) + weekly * WEEKS_A_MONTH).toFixed(2));
      tell("Weekly fees, 52 a year, counted in the monthly fee");
    }
    if (PERIODIC.some((column) => (numberOf(cellOf(column), at(column)) ?? 0) > 0))
      tell(`A fee of unknown frequency, not counted: ${values.get("institution")}, ${values.get("product")}`);
    return [SURVEY_FIELDS.map((field) => values.get(field) ?? "")];
  });

  const left = counts.get(PLACEHOLDERS) ?? 0;
  if (left > rates) {
    const found = `${left} of ${left + rates} numbers above 1`;
    throw new WorkbookError(`Sheet "${sheet}", columns of rates: expected fractions such as 0.2849, found ${found}.`);
  }
  const notes = [
    isTold ? "" : "No title names the reporting period; the file's name alone was taken.",
    missing.length > 0 ? `Columns that are missing, their cells left empty: ${missing.join(", ")}.` : "",
    ...[...counts].map(([what, count]) => `${what}: ${count}.`),
    `${SURVEY_COLUMNS.length - missing.length} of ${titles.filter((cell) => textOf(cell) !== "").length} columns were read.`,
  ];
  const csv = csvText([SURVEY_COLUMNS, ...body]).replaceAll("\r\n", "\n");
  return { csv, notes: notes.filter((note) => note !== "") };
}

/** What changed since another period, in lines: the numbers, then each changed plan. */
export function surveyReport(before: Survey, after: Survey): string {
  const { plans, added, gone } = surveyChanges(before.plans, after.plans, SURVEY_FIELDS);
  const lines = plans.flatMap((plan) => {
    const parts = plan.changes?.map(
      ({ field, before: from }) => `${field} ${String(from ?? "-")} → ${String(plan[field] ?? "-")}`,
    );
    return parts?.length ? `${plan.institution}, ${plan.product}: ${parts.join(", ")}` : [];
  });
  return [`Since ${before.period}: changed plans ${lines.length}, new ${added}, gone ${gone}.`, ...lines].join("\n");
}
