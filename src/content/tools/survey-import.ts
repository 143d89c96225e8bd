import { surveyChanges } from "../../domain/market/plan-change";
import type { Survey } from "../../domain/market/plan";
import { csvText } from "../../domain/text/csv";
import { SURVEY_COLUMNS, SURVEY_FIELDS, type SurveyPlan } from "../../schema/survey-schema";

/**
 * The bureau's official workbook as a file of data/survey. Its layout is taken from descriptions (docs/survey.md): a block of
 * titles, a header in row 10, then a row for each plan.
 */

/** A text, a number, a date, true or false, or null: what a cell holds is looked at as it is read. */
type SheetCell = unknown;

/** A workbook that can't be turned into a survey; the message names what is wrong with it. */
class WorkbookError extends Error {}

type Reading = { column: string; read: (cell: SheetCell, at: string) => string };

const HEADER_ROW = 10;

/** A cell's text on one line; empty for an empty cell, and for a date, which no column that is read holds. */
function textOf(cell: SheetCell): string {
  if (typeof cell === "number" || typeof cell === "boolean") return String(cell);
  return typeof cell === "string" ? cell.replace(/\s*[\r\n]+\s*/g, " ").trim() : "";
}

function refuse(at: string, expected: string, cell: SheetCell): never {
  throw new WorkbookError(`${at}: expected ${expected}, found ${JSON.stringify(cell)}.`);
}

function numberOf(cell: SheetCell, at: string): number | null {
  if (textOf(cell) === "") return null;
  const value = typeof cell === "number" ? cell : Number(textOf(cell));
  return Number.isFinite(value) && value >= 0 ? value : refuse(at, "a number or an empty cell", cell);
}

function yesOrNo(cell: SheetCell, at: string): string {
  const answers: Record<string, string> = { yes: "true", no: "false", true: "true", false: "false" };
  return answers[textOf(cell).toLowerCase()] ?? refuse(at, "Yes or No", cell);
}

const TIER_TEXTS = [
  "No credit score",
  "Credit score 619 or less",
  "Credit scores from 620 to 719",
  "Credit score of 720 or greater",
];

function tiers(cell: SheetCell, at: string): string {
  const digits = textOf(cell)
    .split(/\s*;\s*/)
    .map((text) => TIER_TEXTS.indexOf(text));
  return digits.includes(-1) ? refuse(at, `some of "${TIER_TEXTS.join("; ")}"`, cell) : digits.sort().join(",");
}

function rewards(cell: SheetCell): string {
  const text = textOf(cell);
  return [/cash/i.test(text) && "C", /travel/i.test(text) && "T", /other/i.test(text) && "O"].filter(Boolean).join("");
}

function rounded(value: number): string {
  return String(Number(value.toFixed(4)));
}

/** Rates are fractions. What is 1 or more was typed in percent: 9.99 would be 999%. */
function isPercent(value: number): boolean {
  return value >= 1;
}

function percent(cell: SheetCell, at: string): string {
  const value = numberOf(cell, at);
  return value === null ? "" : rounded(isPercent(value) ? value : value * 100);
}

function number(cell: SheetCell, at: string): string {
  const value = numberOf(cell, at);
  return value === null ? "" : rounded(value);
}

/** A fee that is not reported is written as 0, as in the periods that were copied from a derived table. */
const orZero = (read: Reading["read"]) => (cell: SheetCell, at: string) => read(cell, at) || "0";

/** The official column behind each of ours, and how its cells are read. */
const READINGS: Record<keyof SurveyPlan, Reading> = {
  institution: { column: "Institution Name", read: textOf },
  product: { column: "Product Name", read: textOf },
  top25: { column: "Issued by Top 25 Institution", read: yesOrNo },
  availability: { column: "Availability of Credit Card Plan", read: textOf },
  states: { column: "State", read: textOf },
  requiresMembership: { column: "Requirements for Opening", read: yesOrNo },
  secured: { column: "Secured Card", read: yesOrNo },
  creditTiers: { column: "Targeted Credit Tiers", read: tiers },
  variableRate: { column: "Purchase APR Index", read: (cell, at) => (textOf(cell) ? yesOrNo(cell, at) : "false") },
  aprNoScore: { column: "Purchase APR no score", read: percent },
  apr619OrLess: { column: "Purchase APR poor", read: percent },
  apr620To719: { column: "Purchase APR good", read: percent },
  apr720OrMore: { column: "Purchase APR great", read: percent },
  aprMin: { column: "Purchase APR min", read: percent },
  aprMedian: { column: "Purchase APR median", read: percent },
  aprMax: { column: "Purchase APR max", read: percent },
  introApr: { column: "Intro APR median", read: percent },
  introMonths: { column: "Median Length of Introductory APR", read: number },
  transferApr: { column: "Transfer APR median", read: percent },
  transferMonths: { column: "Median Length of Balance Transfer APR", read: number },
  transferFeePercent: { column: "Balance Transfer Fee (%)", read: percent },
  transferFeeMinimum: { column: "Minimum Balance Transfer Fee Amount", read: number },
  cashApr: { column: "Advance APR median", read: percent },
  cashFeePercent: { column: "Cash Advance Fee (%)", read: percent },
  cashFeeMinimum: { column: "Minimum Cash Advance Fee Amount", read: number },
  graceDays: { column: "Grace Period", read: number },
  annualFee: { column: "Annual Fee", read: orZero(number) },
  monthlyFee: { column: "Monthly Fee", read: orZero(number) },
  foreignFeePercent: { column: "Foreign Transaction Fee (%)", read: orZero(percent) },
  lateFee: { column: "Late Fee ($)", read: number },
  rewards: { column: "Rewards", read: rewards },
  website: { column: "Website for Consumer", read: textOf },
};

/** Whether a transfer costs a fee, Yes or No: a column that not every workbook has. */
const FEE_ASKED = "Balance Transfer Fees?";

const isFilled = (row: readonly SheetCell[]) => row.some((cell) => textOf(cell) !== "");

/** The place of the header among the rows, from 0. */
function headerPlace(rows: readonly (readonly SheetCell[])[]): number {
  const { institution, product } = READINGS;
  const place = rows.findIndex((row) => [institution, product].every(({ column }) => row.map(textOf).includes(column)));
  if (place < 0) throw new WorkbookError(`No row holds both "${institution.column}" and "${product.column}".`);
  return place;
}

/** Where each official column stands; a column that is missing or stands there twice is refused by its name. */
function placesOf(header: readonly string[]): Map<string, number> {
  const wanted = SURVEY_FIELDS.map((field) => READINGS[field].column);
  const wrong = wanted.flatMap((column) => {
    const count = header.filter((name) => name === column).length;
    return count === 1 ? [] : [count === 0 ? `"${column}" is missing` : `"${column}" stands there ${count} times`];
  });
  if (wrong.length > 0) throw new WorkbookError(`Columns of the workbook: ${wrong.join("; ")}.`);
  return new Map(wanted.map((column) => [column, header.indexOf(column)]));
}

export type ImportedSheet = {
  /** The text of the file in data/survey. */
  csv: string;
  /** What was unusual and how it was taken, a sentence each. */
  notes: string[];
};

/**
 * The first sheet of the official workbook as a survey's file. Throws a WorkbookError that names the row and the column of
 * what can't be read. Columns are found by their names, so that more of them, or another order, change nothing.
 */
export function surveyFromSheet(rows: readonly (readonly SheetCell[])[]): ImportedSheet {
  const place = headerPlace(rows);
  const header = rows[place]?.map(textOf) ?? [];
  const places = placesOf(header);
  const notes: string[] = [];
  if (place + 1 !== HEADER_ROW) notes.push(`The header stands in row ${place + 1}, not in row ${HEADER_ROW}.`);
  const feeAsked = header.indexOf(FEE_ASKED);
  let percents = 0;
  let free = 0;
  const body = rows.slice(place + 1).flatMap((row, index) => {
    if (!isFilled(row)) return [];
    const cells = SURVEY_FIELDS.map((field) => {
      const { column, read } = READINGS[field];
      const cell = row[places.get(column) ?? -1] ?? null;
      if (read === percent && typeof cell === "number" && isPercent(cell)) percents += 1;
      const text = read(cell, `Row ${place + 2 + index}, "${column}"`);
      if (field !== "transferFeePercent" || text !== "" || textOf(row[feeAsked]).toLowerCase() !== "no") return text;
      free += 1;
      return "0";
    });
    return [cells];
  });
  if (percents > 0) notes.push(`Rates of 1 and more, taken for percent among fractions: ${percents}.`);
  if (free > 0) notes.push(`Empty transfer fees, taken for none as the plan says that there is none: ${free}.`);
  notes.push(`${SURVEY_COLUMNS.length} of ${header.filter((name) => name !== "").length} columns were read.`);
  return { csv: csvText([SURVEY_COLUMNS, ...body]).replaceAll("\r\n", "\n"), notes };
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
