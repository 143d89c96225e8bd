/** `npm run content:stale`: verified terms whose check is older than freshness.days in site.json. Exit code 1 if any. */
import { contentDay } from "../src/build/content-day";
import { readContentFiles } from "../src/content/content-files";
import { checkContent, formatReport } from "../src/content/gate";
import { staleReport } from "../src/content/stale-report";
import { readOptions, runCommand } from "./lib/options.mjs";

void runCommand(() => {
  const { format = "text" } = readOptions("content:stale", { format: ["text", "markdown"] });
  const root = process.cwd();
  const { content, faults } = checkContent(readContentFiles(root));
  if (!content) throw new Error(formatReport(faults));
  const { site, cards } = content;
  const { text, count } = staleReport(cards, contentDay(root) ?? site.asOf, site.freshness.days, format);
  console.log(text);
  return count > 0 ? 1 : 0;
});
