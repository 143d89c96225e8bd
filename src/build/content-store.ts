import type { Reporter } from "gatsby";
import { readContentFiles } from "../content/read/content-files";
import { type Content, checkContent } from "../content/gate";
import { formatFault, type Fault } from "../content/fault";
import { withOverdueMarks } from "../domain/cards/freshness";
import { contentDay } from "./content-day";

let current: Content | null = null;

const ERROR_ID = "content";

function structuredError(fault: Fault, root: string) {
  return {
    id: ERROR_ID,
    context: { sourceMessage: formatFault(fault) },
    filePath: `${root}/${fault.file}`,
    location: { start: { line: fault.line, column: fault.column } },
  };
}

/** Registers the one kind of error that content can cause, so that Gatsby prints it with its place. */
export function registerContentErrors(reporter: Reporter): void {
  reporter.setErrorMap({
    [ERROR_ID]: {
      text: (context: { sourceMessage: string }) => context.sourceMessage,
      level: "ERROR",
      category: "USER",
    },
  });
}

/**
 * Runs the gate over all content files. With faults a build stops, and `develop` does not start; once it shows the site, it
 * reports them and goes on with the content of before.
 */
export function loadContent(root: string, reporter: Reporter): void {
  const { content, faults } = checkContent(readContentFiles(root));
  if (content) {
    const day = contentDay(root) ?? content.site.asOf;
    current = { ...content, cards: withOverdueMarks(content.cards, day, content.site.freshness.days) };
    return;
  }
  const errors = faults.map((fault) => structuredError(fault, root));
  if (process.env["NODE_ENV"] === "production" || !current) reporter.panic(errors);
  else reporter.error(errors);
}

/** The content that last passed the gate; null while none has. */
export function loadedContent(): Content | null {
  return current;
}
