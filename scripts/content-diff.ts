/**
 * `npm run content:diff -- main`: the facts that changed since a commit, and what readers find changed, as Markdown. With
 * `--conflicts` what has changed in the same files here and there, field by field.
 */
import { parseArgs } from "node:util";
import { changeReport, conflictReport } from "../src/content/tools/change-report";
import { conflicts } from "../src/content/tools/content-diff";
import { readContentFiles } from "../src/content/read/content-files";
import { baseOf, commonBase, contentFilesAt } from "./lib/git";
import { runCommand } from "./lib/run.mjs";

const USAGE = `Usage: npm run content:diff -- <commit or branch> [--conflicts]

Lists the facts that changed since then, and what readers find changed because of them.
  --conflicts  What has changed in the same files here and there, field by field`;

void runCommand(() => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { conflicts: { type: "boolean" } } });
  const base = baseOf(positionals, USAGE);
  const files = readContentFiles(process.cwd());
  const there = contentFilesAt(base);
  console.log(
    values.conflicts
      ? conflictReport(conflicts(contentFilesAt(commonBase(base)), files, there), base)
      : changeReport(there, files, base),
  );
}, USAGE);
