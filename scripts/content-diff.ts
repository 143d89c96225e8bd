/** `npm run content:diff -- main`: the facts and pages that changed since a commit, as Markdown. */
import { contentDiff, formatDiff } from "../src/content/tools/content-diff";
import { readContentFiles } from "../src/content/read/content-files";
import { sourcesIn } from "../src/content/gate";
import { baseArgument, contentFilesAt } from "./lib/git";
import { runCommand } from "./lib/run.mjs";

void runCommand(() => {
  const base = baseArgument("npm run content:diff --");
  const files = readContentFiles(process.cwd());
  console.log(formatDiff(contentDiff(contentFilesAt(base), files, sourcesIn(files)), base));
});
