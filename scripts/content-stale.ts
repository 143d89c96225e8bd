/**
 * `npm run content:stale`: verified terms whose check is older than freshness.days in site.json today, and security.txt if
 * it is about to run out. Exit code 1 if there are any. With `--markdown` as the text of an issue.
 */
import { parseArgs } from "node:util";
import { securityReminder, staleReport } from "../src/content/tools/stale-report";
import { readContent } from "./lib/read-content";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";

void runCommand(() => {
  const { markdown } = parseArgs({ options: { markdown: { type: "boolean" } } }).values;
  const format = markdown ? "markdown" : "text";
  const { site, cards } = readContent(process.cwd());
  const day = today();
  const { text, count } = staleReport(cards, day, site.freshness.days, format);
  const reminder = securityReminder(site.security.expires, day, format);
  console.log(reminder === null ? text : `${text}\n\n${reminder}`);
  return count > 0 || reminder !== null ? 1 : 0;
});
