/**
 * `npm run content:stale`: verified terms, guides and dated claims whose check is older than freshness.days in site.json
 * today, and security.txt if it is about to run out, as a list of tasks. Exit code 1 if there are any.
 */
import { parseArgs } from "node:util";
import { readContentFiles } from "../src/content/read/content-files";
import { staleReport } from "../src/content/tools/stale-report";
import { readContent } from "./lib/read-content";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";

const USAGE = `Usage: npm run content:stale

Lists what was last checked too long ago: verified terms, guides, dated claims, and security.txt.`;

void runCommand(() => {
  parseArgs();
  const { text, isDue } = staleReport(readContent(process.cwd()), readContentFiles(process.cwd()), today());
  console.log(text);
  return isDue ? 1 : 0;
}, USAGE);
