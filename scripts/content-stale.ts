/**
 * `npm run content:stale`: verified terms whose check is older than freshness.days in site.json today, and security.txt if
 * it is about to run out. Exit code 1 if there are any.
 */
import { readContentFiles } from "../src/content/content-files";
import { checkContent, formatReport } from "../src/content/gate";
import { securityReminder, staleReport } from "../src/content/stale-report";
import { readOptions, runCommand } from "./lib/options.mjs";
import { today } from "./lib/today";

void runCommand(() => {
  const { format = "text" } = readOptions("content:stale", { format: ["text", "markdown"] });
  const { content, faults } = checkContent(readContentFiles(process.cwd()));
  if (!content) throw new Error(formatReport(faults));
  const { site, cards } = content;
  const day = today();
  const { text, count } = staleReport(cards, day, site.freshness.days, format);
  const reminder = securityReminder(site.security.expires, day, format);
  console.log(reminder === null ? text : `${text}\n\n${reminder}`);
  return count > 0 || reminder !== null ? 1 : 0;
});
