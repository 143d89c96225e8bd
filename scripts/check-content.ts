/** `npm run check:content`: checks every content file; exit code 1 if there are errors. With `-- --github` for GitHub. */
import { readContentFiles } from "../src/content/content-files";
import { formatAnnotation, formatErrors } from "../src/content/errors";
import { loadContent } from "../src/content/load";
import { runCommand } from "./lib/run.mjs";

const TAKES = { options: { github: { type: "boolean" } } } as const;

void runCommand(({ values: { github } }) => {
  const { content, errors } = loadContent(readContentFiles(process.cwd()));
  if (content) {
    const { cards, guides, pages } = content;
    console.log(`Content is in order: ${cards.length} cards, ${guides.length} guides, ${pages.length} pages.`);
    return 0;
  }
  // GitHub reads annotations from the ordinary output.
  if (github) console.log(formatErrors(errors, formatAnnotation));
  else console.error(formatErrors(errors));
  return 1;
}, TAKES);
