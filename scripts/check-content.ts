/**
 * `npm run check:content`: checks every content file, that no day in it lies after today, and what changed since the last
 * commit (`--since=main`: since another one). Exit code 1 if there are faults. With `--github` each fault is shown beside its
 * line of a pull request.
 */
import { parseArgs } from "node:util";
import { readContentFiles } from "../src/content/read/content-files";
import { changeFaults } from "../src/content/rules/change-rules";
import { dayFaults } from "../src/content/rules/day-rules";
import { checkContent, formatAnnotations, formatReport } from "../src/content/gate";
import { formerContentFiles, hasHistory } from "./lib/git";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";

void runCommand(() => {
  const { github, since } = parseArgs({ options: { github: { type: "boolean" }, since: { type: "string" } } }).values;
  const files = readContentFiles(process.cwd());
  // With the drafts, as `develop` shows them, then without, as a build publishes the rest.
  const withDrafts = checkContent(files);
  const { content, faults: found } = withDrafts.content ? checkContent(files, { withDrafts: false }) : withDrafts;
  const former = since !== undefined || hasHistory() ? formerContentFiles(since ?? "HEAD") : [];
  const faults = content ? [...dayFaults(content, files, today()), ...changeFaults(content, files, former)] : found;
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
