/** `npm run content:diff -- main`: what changed since a commit, for editors and for readers, as Markdown. */
import { parseArgs } from "node:util";
import { changeReport } from "../src/content/tools/change-report";
import { readContentFiles } from "../src/content/read/content-files";
import { baseOf, contentFilesAt, otherFilesChanged } from "./lib/git";
import { runCommand } from "./lib/run.mjs";

const USAGE = `Usage: npm run content:diff -- <commit or branch>

Lists the facts that changed since then, and what readers find changed because of them.`;

/** GitHub refuses comments of more than 65,536 characters. */
const LONGEST_COMMENT = 60_000;

/** The comment on a pull request (`--comment`), with the address of its preview; the workflow finds it by its first line. */
function commentOf(report: string, address: string | undefined, codeChanged: boolean): string {
  const comment = [
    "<!-- preview -->",
    address
      ? `**Preview:** ${address} (hidden from search engines)`
      : "No host is set up for previews; the finished site is an artifact of the workflow “Checks”.",
    "",
    report,
    ...(codeChanged ? ["", "Code changed too, which may show on every page."] : []),
  ].join("\n");
  return comment.length > LONGEST_COMMENT ? `${comment.slice(0, LONGEST_COMMENT)}\n\n… and more.` : comment;
}

void runCommand(() => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { comment: { type: "boolean" } } });
  const base = baseOf(positionals, USAGE);
  const files = readContentFiles(process.cwd());
  const there = contentFilesAt(base);
  const address = process.env["PREVIEW_URL"];
  if (!values.comment) console.log(changeReport(there, files, base));
  else console.log(commentOf(changeReport(there, files, "the base branch", address), address, otherFilesChanged(base)));
}, USAGE);
