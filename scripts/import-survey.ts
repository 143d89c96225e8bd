/** `npx tsx scripts/import-survey.ts <workbook>`: the bureau's workbook as a file of `data/survey`. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readSheet } from "read-excel-file/node";
import { formatReport } from "../src/content/gate";
import { readContentFiles } from "../src/content/read/content-files";
import { filesOf } from "../src/content/read/folders";
import { readSource } from "../src/content/read/read-source";
import { readSurvey } from "../src/content/read/survey";
import { surveyFromSheet, surveyReport } from "../src/content/tools/survey-import";
import { runCommand } from "./lib/run.mjs";

void runCommand(async () => {
  const [workbook = ""] = parseArgs({ allowPositionals: true }).positionals;
  const [period] = /\d{4}-\d{2}-\d{2}/.exec(path.basename(workbook)) ?? [];
  if (period === undefined) {
    throw new Error("Name a workbook whose name holds the period, such as cfpb_tccp-data_2025-12-31.xlsx.");
  }
  const { csv, notes } = surveyFromSheet(await readSheet(workbook));
  const file = `data/survey/${period}.csv`;
  const source = readSource({ file, text: csv });
  const survey = readSurvey(source);
  if (!survey) throw new Error(`Not written, as it would not pass the gate:\n\n${formatReport(source.faults)}`);
  const before = filesOf("data/survey", readContentFiles(process.cwd())).findLast((one) => one.file < file);
  mkdirSync("data/survey", { recursive: true });
  writeFileSync(file, csv);
  console.log([`Written: ${file}, ${survey.plans.length} plans.`, ...notes].join("\n"));
  const earlier = before && readSurvey(readSource(before));
  if (earlier) console.log(surveyReport(earlier, survey));
});
