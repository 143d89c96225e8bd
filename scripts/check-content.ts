/** `npm run check:content`: checks every content file; exit code 1 if there are errors. */
import { readContentFiles } from "../src/content/content-files";
import { formatAnnotation, formatErrors } from "../src/content/errors";
import { loadContent } from "../src/content/load";
import { runCommand } from "./lib/run.mjs";

const TAKES = {
  options: { github: { type: "boolean" } },
  usage: `Usage: npm run check:content -- [--github]

Checks every content file. --github prints each error as GitHub shows it beside its line.`,
} as const;

void runCommand(({ values: { github } }) => {
  const { content, errors } = loadContent(readContentFiles(process.cwd()));
  if (!content) {
    // GitHub reads annotations from the ordinary output.
    if (github) console.log(formatErrors(errors, formatAnnotation));
    else console.error(formatErrors(errors));
    return 1;
  }
  console.log(
    `Content is in order: ${content.cards.length} cards, ${content.guides.length} guides, ${content.pages.length} pages.`,
  );
  return 0;
}, TAKES);
