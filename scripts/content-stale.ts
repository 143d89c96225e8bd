/** `npm run content:stale`: what was checked too long ago today, as a list of tasks; exit code 1 if there is any. */
import { readContentFiles } from "../src/content/content-files";
import { staleReport } from "../src/content/tools/stale-report";
import { readContent } from "./lib/read-content";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";

const TAKES = {
  usage: `Usage: npm run content:stale

Lists what was last checked too long ago: terms by issuers, guides, dated claims, the prime rate, and security.txt.`,
};

void runCommand(() => {
  const { text, isDue } = staleReport(readContent(process.cwd()), readContentFiles(process.cwd()), today());
  console.log(text);
  return isDue ? 1 : 0;
}, TAKES);
