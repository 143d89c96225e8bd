/** `npx tsx scripts/preview-comment.ts main`: the comment that a pull request gets, with PREVIEW_URL as its address. */
import { parseArgs } from "node:util";
import { changeReport } from "../src/content/tools/change-report";
import { readContentFiles } from "../src/content/read/content-files";
import { baseOf, contentFilesAt, otherFilesChanged } from "./lib/git";
import { runCommand } from "./lib/run.mjs";

void runCommand(() => {
  const base = baseOf(
    parseArgs({ allowPositionals: true }).positionals,
    "Usage: npx tsx scripts/preview-comment.ts <commit or branch>",
  );
  const files = readContentFiles(process.cwd());
  const url = process.env["PREVIEW_URL"];
  const comment = [
    // The workflow finds the comment again by its first line.
    "<!-- preview -->",
    url
      ? `**Preview:** ${url} (hidden from search engines)`
      : "No host is set up for previews; the finished site is an artifact of the workflow “Checks”.",
    "",
    changeReport(contentFilesAt(base), files, "the base branch", url),
    ...(otherFilesChanged(base) ? ["", "Code changed too, which may show on every page."] : []),
  ].join("\n");
  // GitHub refuses comments of more than 65,536 characters.
  console.log(comment.length > 60_000 ? `${comment.slice(0, 60_000)}\n\n… and more.` : comment);
});
