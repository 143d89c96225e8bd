/** `npm run content:diff -- main`: what changed since a commit, for editors and for readers, as Markdown. */
import { parseArgs } from "node:util";
import { readFileSync } from "node:fs";
import path from "node:path";
import { changeReport, textReport } from "../src/content/tools/change-report";
import { changedTexts } from "../src/content/tools/page-texts";
import { filesIn, readContentFiles } from "../src/content/read/content-files";
import { built } from "./lib/built";
import { baseOf, contentFilesAt, otherFilesChanged } from "./lib/git";
import { runCommand } from "./lib/run.mjs";

const USAGE = `Usage: npm run content:diff -- <commit or branch> [--built <folder>]

Lists the facts that changed since then, and what readers find changed because of them. --built names the folder public of a
build of that commit, and lists the pages whose text differs in the last build here.`;

/** The pages of a built site, as HTML by file. */
function pagesIn(folder: string): Map<string, string> {
  const files = filesIn(built(folder)).filter((file) => file.endsWith(".html"));
  return new Map(files.map((file) => [file, readFileSync(path.join(folder, file), "utf8")]));
}

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
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { comment: { type: "boolean" }, built: { type: "string" } },
  });
  const base = baseOf(positionals, USAGE);
  const files = readContentFiles(process.cwd());
  const there = contentFilesAt(base);
  const address = process.env["PREVIEW_URL"];
  const report = (name: string) => {
    const content = changeReport(there, files, name, values.comment ? address : undefined);
    if (values.built === undefined) return content;
    return `${content}\n\n${textReport(changedTexts(pagesIn(values.built), pagesIn("public")))}`;
  };
  if (!values.comment) console.log(report(base));
  else console.log(commentOf(report("the base branch"), address, otherFilesChanged(base)));
}, USAGE);
