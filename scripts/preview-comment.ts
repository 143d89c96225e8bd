/** `npx tsx scripts/preview-comment.ts main`: the comment that a pull request gets, with PREVIEW_URL as its address. */
import { contentDiff, formatDiff } from "../src/content/tools/content-diff";
import { readContentFiles } from "../src/content/read/content-files";
import { consequencesOf, formatConsequences } from "../src/content/tools/consequences";
import { checkContent, sourcesIn } from "../src/content/gate";
import type { TextFile } from "../src/content/read/source-file";
import { baseArgument, contentFilesAt, otherFilesChanged } from "./lib/git";
import { runCommand } from "./lib/run.mjs";

/** What reads otherwise, if the content of both states is in order. */
function consequences(before: readonly TextFile[], after: readonly TextFile[], address: string): string[] {
  const [{ content: old }, { content: now }] = [checkContent(before), checkContent(after)];
  return old && now ? ["", formatConsequences(consequencesOf(old, now), address)] : [];
}

void runCommand(() => {
  const base = baseArgument("npx tsx scripts/preview-comment.ts");
  const files = readContentFiles(process.cwd());
  const before = contentFilesAt(base);
  const url = process.env["PREVIEW_URL"];
  const comment = [
    // The workflow finds the comment again by its first line.
    "<!-- preview -->",
    url
      ? `**Preview:** ${url} (hidden from search engines)`
      : "No host is set up for previews; the finished site is an artifact of the workflow “Checks”.",
    "",
    formatDiff(contentDiff(before, files, sourcesIn(files)), "the base branch"),
    ...consequences(before, files, url ?? ""),
    ...(otherFilesChanged(base) ? ["", "Code changed too, which may show on every page."] : []),
  ].join("\n");
  // GitHub refuses comments of more than 65,536 characters.
  console.log(comment.length > 60_000 ? `${comment.slice(0, 60_000)}\n\n… and more.` : comment);
});
