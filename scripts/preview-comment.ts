/** `npx tsx scripts/preview-comment.ts main`: the comment that a pull request gets, with PREVIEW_URL as its address. */
import { contentDiff, formatDiff } from "../src/content/tools/content-diff";
import { readContentFiles } from "../src/content/read/content-files";
import { sourcesIn } from "../src/content/gate";
import { contentFilesAt, otherFilesChanged } from "./lib/git";
import { readOptions, runCommand } from "./lib/options.mjs";
import { previewComment } from "./lib/preview";

void runCommand(() => {
  const { operand: base } = readOptions("npx tsx scripts/preview-comment.ts", {}, "commit or branch to compare with");
  const files = readContentFiles(process.cwd());
  const changes = formatDiff(contentDiff(contentFilesAt(base), files, sourcesIn(files)), "the base branch");
  const code = otherFilesChanged(base) ? "\n\nCode changed too, which may show on every page." : "";
  console.log(previewComment(process.env["PREVIEW_URL"] ?? "", changes + code));
});
