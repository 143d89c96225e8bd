/** `npm run check:content`: checks every content file; exit code 1 if there are errors. With `-- --github` for GitHub. */
import { readContentFiles } from "../src/content/content-files";
import { formatAnnotation, formatErrors } from "../src/content/errors";
import { loadContent } from "../src/content/load";
import { isoDay } from "../src/domain/text/format";
import { runCommand } from "./lib/run.mjs";

const DAY = 24 * 60 * 60 * 1000;

const TAKES = { options: { github: { type: "boolean" } } } as const;

void runCommand(({ values: { github } }) => {
  // Somewhere it is tomorrow already.
  const { content, errors } = loadContent(readContentFiles(process.cwd()), isoDay(new Date(Date.now() + DAY)));
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
