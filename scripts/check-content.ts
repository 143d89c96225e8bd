/**
 * `npm run check:content`: checks every content file, and that no day in it lies after today. Exit code 1 if there are
 * faults.
 */
import { readContentFiles } from "../src/content/read/content-files";
import type { TextFile } from "../src/content/read/source-file";
import { dayFaults } from "../src/content/rules/day-rules";
import { checkContent, formatAnnotations, formatReport } from "../src/content/gate";
import { readOptions, runCommand } from "./lib/options.mjs";
import { today } from "./lib/today";

/** With the drafts, as `develop` shows them, and without, as a build publishes the rest. */
function checkBothWays(files: readonly TextFile[]) {
  const checked = checkContent(files);
  return checked.content ? checkContent(files, { withDrafts: false }) : checked;
}

void runCommand(() => {
  const { format } = readOptions("npm run check:content", { format: ["text", "github"] });
  const files = readContentFiles(process.cwd());
  const { content, faults: found } = checkBothWays(files);
  const faults = content ? dayFaults(content, files, today()) : found;
  if (!content || faults.length > 0) {
    // GitHub reads annotations from the ordinary output.
    if (format === "github") console.log(formatAnnotations(faults));
    else console.error(formatReport(faults));
    return 1;
  }
  console.log(
    `Content is in order: ${content.cards.length} cards, ${content.guides.length} guides, ${content.pages.length} pages.`,
  );
  return 0;
});
