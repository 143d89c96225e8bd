/** `npm run check:content`: checks every content file; exit code 1 if there are faults. */
import { formatAnnotation } from "../src/content/fault";
import { checkContent, formatReport } from "../src/content/gate";
import { readContentFiles } from "../src/content/read/content-files";
import { runCommand } from "./lib/run.mjs";

const TAKES = {
  options: { github: { type: "boolean" } },
  usage: `Usage: npm run check:content -- [--github]

Checks every content file. --github prints each fault as GitHub shows it beside its line.`,
} as const;

void runCommand(({ values: { github } }) => {
  const { content, faults } = checkContent(readContentFiles(process.cwd()));
  if (!content) {
    // GitHub reads annotations from the ordinary output.
    if (github) console.log(formatReport(faults, formatAnnotation));
    else console.error(formatReport(faults));
    return 1;
  }
  console.log(
    `Content is in order: ${content.cards.length} cards, ${content.guides.length} guides, ${content.pages.length} pages.`,
  );
  return 0;
}, TAKES);
