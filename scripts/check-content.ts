/** `npm run check:content`: checks every content file, its days, and what changed; exit code 1 if there are faults. */
import { readContentFiles } from "../src/content/read/content-files";
import type { TextFile } from "../src/content/read/source-file";
import { changeFaults } from "../src/content/rules/change-rules";
import { dayFaults } from "../src/content/rules/day-rules";
import { formatAnnotation } from "../src/content/fault";
import { checkContent, formatReport } from "../src/content/gate";
import { formerContentFiles, hasHistory } from "./lib/git";
import { runCommand } from "./lib/run.mjs";
import { today } from "./lib/today";

/** The content with its drafts, as `develop` shows it, and without, as a build publishes the rest; or what is wrong. */
function checked(files: readonly TextFile[]): ReturnType<typeof checkContent> {
  const withDrafts = checkContent(files);
  if (!withDrafts.content) return withDrafts;
  const published = checkContent(files, { withDrafts: false });
  if (published.content) return published;
  const hint = "it needs a card or a guide that is a draft: publish that one first, or leave this out until then";
  return { ...published, faults: published.faults.map((fault) => ({ ...fault, hint })) };
}

const TAKES = {
  options: { github: { type: "boolean" }, since: { type: "string" } },
  usage: `Usage: npm run check:content -- [options]

Checks every content file, and what changed in it since the last commit.
  --since=<commit or branch>  What changed since another one
  --github                    Each fault as GitHub shows it beside its line`,
} as const;

void runCommand(({ values: { github, since } }) => {
  const files = readContentFiles(process.cwd());
  const { content, faults: found } = checked(files);
  const former = since !== undefined || hasHistory() ? formerContentFiles(since ?? "HEAD") : [];
  const faults = content ? [...dayFaults(files, today()), ...changeFaults(content, files, former)] : found;
  if (!content || faults.length > 0) {
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
