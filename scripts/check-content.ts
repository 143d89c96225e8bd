/**
 * `npm run check:content`: checks every content file, and that no day in it lies after today. Exit code 1 if there are
 * faults. With `--github` each fault is shown beside its line of a pull request.
 */
import { parseArgs } from "node:util";
import { readContentFiles } from "../src/content/read/content-files";
import { dayFaults } from "../src/content/rules/day-rules";
import { checkContent, formatAnnotations, formatReport } from "../src/content/gate";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";

void runCommand(() => {
  const { github } = parseArgs({ options: { github: { type: "boolean" } } }).values;
  const files = readContentFiles(process.cwd());
  // With the drafts, as `develop` shows them, then without, as a build publishes the rest.
  const withDrafts = checkContent(files);
  const { content, faults: found } = withDrafts.content ? checkContent(files, { withDrafts: false }) : withDrafts;
  const faults = content ? dayFaults(content, files, today()) : found;
  if (!content || faults.length > 0) {
    // GitHub reads annotations from the ordinary output.
    if (github) console.log(formatAnnotations(faults));
    else console.error(formatReport(faults));
    return 1;
  }
  console.log(
    `Content is in order: ${content.cards.length} cards, ${content.guides.length} guides, ${content.pages.length} pages.`,
  );
  return 0;
});
