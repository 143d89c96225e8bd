/** `npx tsx scripts/import-survey.ts <sheet>.csv`: converts the bureau's sheet to a file of data/survey and counts its plans. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "papaparse";
import { countPeriod, readSurveyFiles } from "../src/content/survey";
import { csvText } from "../src/domain/text/csv";
import { PERIODS_FILE, periodsSchema } from "../src/schema/history-schema";
import { SURVEY_COLUMNS, SURVEY_FIELDS, type SurveyPlan } from "../src/schema/survey-schema";
import { runCommand } from "./lib/run.mjs";

type Read = (cell: string) => string;

const text: Read = (cell) => cell.replace(/\s+/g, " ").trim();

function expected(what: string, cell: string): never {
  throw new Error(`expected ${what}, found "${cell}"`);
}

const number: Read = (cell) => {
  const value = Number(cell.replace(/[$,]/g, ""));
  return cell === "" ? "" : value >= 0 ? String(Number(value.toFixed(4))) : expected("a number or nothing", cell);
};

/** Issuers' software writes these, as fractions, for a rate that there is none of. */
const PLACEHOLDERS = [9.98, 9.99];

/** Reads a fraction such as 0.2849, or 28.49% if the sheet was saved as it is shown, as percent. */
const percent: Read = (cell) => {
  const given = number(cell.replace(/%$/, ""));
  const fraction = cell.endsWith("%") ? Number(given) / 100 : Number(given);
  if (given === "" || PLACEHOLDERS.includes(fraction)) return "";
  return fraction <= 1 ? number(String(fraction * 100)) : expected("a fraction such as 0.2849", cell);
};

/** Reads a fee that isn't reported as 0, as the periods before have it. */
function orZero(read: Read): Read {
  return (cell) => read(cell) || "0";
}

const yesOrNo: Read = (cell) => {
  if (/^(?:yes|true|v)$/i.test(cell)) return "true";
  return /^(?:no|false|f)?$/i.test(cell) ? "false" : expected("Yes or No", cell);
};

const TIERS = [
  "no credit score",
  "credit score 619 or less",
  "credit scores from 620 to 719",
  "credit score of 720 or greater",
];

const tiers: Read = (cell) => {
  const digits = cell.split(/\s*;\s*/).map((tier) => TIERS.indexOf(tier.toLowerCase()));
  return digits.includes(-1) ? expected(`some of "${TIERS.join("; ")}"`, cell) : digits.sort().join(",");
};

const states: Read = (cell) => cell.toUpperCase().replace(/\s*[;,]\s*/g, ",");

const rewards: Read = (cell) =>
  [/cash/i.test(cell) && "C", /travel/i.test(cell) && "T", /other/i.test(cell) && "O"].filter(Boolean).join("");

/** The official columns of each of ours, of which the first filled one counts, and how they are read. */
const READINGS: Record<keyof SurveyPlan, [read: Read, ...columns: string[]]> = {
  institution: [text, "Institution Name"],
  product: [text, "Product Name"],
  top25: [yesOrNo, "Issued by Top 25 Institution"],
  availability: [text, "Availability of Credit Card Plan"],
  states: [states, "State (Multiple)", "State"],
  requiresMembership: [yesOrNo, "Requirements for Opening"],
  secured: [yesOrNo, "Secured Card"],
  creditTiers: [tiers, "Targeted Credit Tiers"],
  variableRate: [yesOrNo, "Purchase APR Index"],
  aprNoScore: [percent, "Purchase APR no score"],
  apr619OrLess: [percent, "Purchase APR poor"],
  apr620To719: [percent, "Purchase APR good"],
  apr720OrMore: [percent, "Purchase APR great"],
  aprMin: [percent, "Purchase APR min"],
  aprMedian: [percent, "Purchase APR median"],
  aprMax: [percent, "Purchase APR max"],
  introApr: [percent, "Intro APR median"],
  introMonths: [number, "Median Length of Introductory APR"],
  transferApr: [percent, "Transfer APR median"],
  transferMonths: [number, "Median Length of Balance Transfer APR"],
  transferFeePercent: [percent, "Balance Transfer Fee (%)"],
  transferFeeMinimum: [number, "Minimum Balance Transfer Fee Amount"],
  cashApr: [percent, "Advance APR median"],
  cashFeePercent: [percent, "Cash Advance Fee (%)"],
  cashFeeMinimum: [number, "Minimum Cash Advance Fee Amount"],
  graceDays: [number, "Grace Period"],
  annualFee: [orZero(number), "Annual Fee"],
  monthlyFee: [orZero(number), "Monthly Fee"],
  foreignFeePercent: [orZero(percent), "Foreign Transaction Fee (%)"],
  lateFee: [number, "Late Fee ($)"],
  rewards: [rewards, "Rewards"],
  website: [text, "Website for Consumer"],
};

const UNREAD_FEES = ["Weekly Fee", "Periodic Min", "Periodic Max"];

/** Returns the last date of a file's name, in which "_" may replace "-". Throws if there is none. */
function periodOf(file: string): string {
  const dates = path.basename(file).match(/\d{4}[-_]\d{2}[-_]\d{2}/g) ?? [];
  const period = dates.at(-1)?.replaceAll("_", "-");
  if (period === undefined)
    throw new Error("The file's name must hold the period's last day: tccp-data_2025-12-31.csv.");
  return period;
}

const TAKES = { allowPositionals: true } as const;

void runCommand(({ positionals: [sheet = ""] }) => {
  const period = periodOf(sheet);
  const rows = parse<string[]>(readFileSync(sheet, "utf8").replace(/^\uFEFF/, ""), { delimiter: "," }).data.map((row) =>
    row.map(text),
  );
  const place = rows.findIndex((row) => row.includes("Institution Name") && row.includes("Product Name"));
  const header = rows[place] ?? [];
  const missing = Object.values(READINGS).flatMap(([, ...columns]) => columns.filter((one) => !header.includes(one)));
  if (missing.length > 0) throw new Error(`The sheet has no column ${missing.map((one) => `"${one}"`).join(", ")}.`);
  const title = rows
    .slice(0, place)
    .flat()
    .find((cell) => /reporting period/i.test(cell));
  const last = title?.match(/[A-Z][a-z]+ \d{1,2}, \d{4}/g)?.at(-1);
  if (last !== undefined && !new Date(`${last} UTC`).toISOString().startsWith(period))
    throw new Error(`The sheet's title says "${title}", its name ${period}.`);

  const notes: string[] = [];
  const plans = rows.flatMap((row, index) => {
    if (index <= place || row.every((cell) => cell === "")) return [];
    const cellOf = (column: string) => row[header.indexOf(column)] ?? "";
    for (const column of UNREAD_FEES)
      if (Number(number(cellOf(column))) > 0) notes.push(`Row ${index + 1}: ${column} ${cellOf(column)} is left out.`);
    const plan = SURVEY_FIELDS.map((field) => {
      const [read, ...columns] = READINGS[field];
      const cell = columns.map(cellOf).find((one) => one !== "") ?? "";
      try {
        return read(field === "transferFeePercent" && cellOf("Balance Transfer Fees?") === "No" ? cell || "0" : cell);
      } catch (error) {
        throw new Error(`Row ${index + 1}, "${columns[0]}": ${error instanceof Error ? error.message : ""}.`, {
          cause: error,
        });
      }
    });
    return [plan];
  });
  const file = `data/survey/${period}.csv`;
  const table = csvText([SURVEY_COLUMNS, ...plans]).replaceAll("\r\n", "\n");
  writeFileSync(file, table);
  // Cells that can't be read are for npm run check:content to name.
  const counted = readSurveyFiles([{ file, text: table }], []).surveys.map(countPeriod);
  const { periods } = periodsSchema.parse(JSON.parse(readFileSync(PERIODS_FILE, "utf8")));
  const others = periods.filter((one) => one.period !== period);
  writeFileSync(PERIODS_FILE, `${JSON.stringify({ periods: [...others, ...counted] }, null, 2)}\n`);
  console.log([...notes, `Written: ${file}, ${plans.length} plans. Run npm run check:content.`].join("\n"));
}, TAKES);
