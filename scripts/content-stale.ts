/**
 * `npm run content:stale`: verified terms, guides and dated claims whose check is older than freshness.days in site.json
 * today, and security.txt if it is about to run out. Exit code 1 if there are any. With `--markdown` as the text of an issue.
 */
import { parseArgs } from "node:util";
import { readContentFiles } from "../src/content/read/content-files";
import { claimReport, guideReport, securityReminder, staleReport } from "../src/content/tools/stale-report";
import { readContent } from "./lib/read-content";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";

const USAGE = `Usage: npm run content:stale -- [--markdown]

Lists what was last checked too long ago: verified terms, guides, dated claims, and security.txt.
  --markdown  As the text of an issue`;

void runCommand(() => {
  const { markdown } = parseArgs({ options: { markdown: { type: "boolean" } } }).values;
  const format = markdown ? "markdown" : "text";
  const { site, cards, guides } = readContent(process.cwd());
  const day = today();
  const { days } = site.freshness;
  const terms = staleReport(cards, day, days, format);
  const reviews = guideReport(guides, day, days, format);
  const claims = claimReport(readContentFiles(process.cwd()), day, days, format);
  const reminder = securityReminder(site.security.expires, day, format) ?? "";
  console.log([terms.text, reviews, claims.text, reminder].filter(Boolean).join("\n\n"));
  return terms.count + claims.count > 0 || reviews || reminder ? 1 : 0;
}, USAGE);
