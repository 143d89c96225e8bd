/** `npm run content:diff -- main`: the facts and pages that changed since a commit, as Markdown. */
import { contentDiff, formatDiff } from "../src/content/tools/content-diff";
import { readContentFiles } from "../src/content/read/content-files";
import { sourcesIn } from "../src/content/gate";
import { contentFilesAt } from "./lib/git";
import { readOptions, runCommand } from "./lib/options.mjs";

void runCommand(() => {
  const { operand: base } = readOptions("npm run content:diff", {}, "commit or branch to compare with");
  const files = readContentFiles(process.cwd());
  console.log(formatDiff(contentDiff(contentFilesAt(base), files, sourcesIn(files)), base));
});
