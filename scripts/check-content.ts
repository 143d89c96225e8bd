/** `npm run check:content`: checks every content file. Exit code 1 if there are faults. */
import { readContentFiles } from "../src/content/content-files";
import { checkContent, formatAnnotations, formatReport } from "../src/content/gate";
import { readOptions, runCommand } from "./lib/options.mjs";

void runCommand(() => {
  const { format } = readOptions("check:content", { format: ["text", "github"] });
  const { content, faults } = checkContent(readContentFiles(process.cwd()));
  if (!content) {
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
