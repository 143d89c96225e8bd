/** `npx tsx scripts/import-survey.ts <workbook>`: the bureau's workbook as a file of `data/survey`. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import readWorkbook from "read-excel-file/node";
import { formatReport } from "../src/content/gate";
import { readContentFiles } from "../src/content/read/content-files";
import { readFiles } from "../src/content/read/files";
import { readSource } from "../src/content/read/read-source";
import { readRecords } from "../src/content/read/records";
import { readSurvey } from "../src/content/read/survey";
import { periodOfName, surveyFromSheet, surveyReport } from "../src/content/tools/survey-import";
import { runCommand } from "./lib/run.mjs";

const TAKES = { allowPositionals: true } as const;

void runCommand(async ({ positionals: [workbook = ""] }) => {
  const period = periodOfName(path.basename(workbook));
  if (period === null) {
    throw new Error(
      "Name a workbook whose name ends with the period's last day, such as cfpb_tccp-data_2025-12-31.xlsx.",
    );
  }
  const [first] = await readWorkbook(workbook);
  if (!first) throw new Error("The workbook holds no sheet.");
  const { csv, notes } = surveyFromSheet(first.data, first.sheet, period);
  const file = `data/survey/${period}.csv`;
  const source = readSource({ file, text: csv });
  const survey = readSurvey(source);
  if (!survey) throw new Error(`Not written, as it would not pass the gate:\n\n${formatReport(source.faults)}`);

  const { surveys } = readRecords(readFiles(readContentFiles(process.cwd()), true));
  const before = surveys.find((one) => one.period < period);
  mkdirSync("data/survey", { recursive: true });
  writeFileSync(file, csv);
  console.log([`Written: ${file}, ${survey.plans.length} plans.`, ...notes].join("\n"));
  if (before) console.log(surveyReport(before, survey));
}, TAKES);
