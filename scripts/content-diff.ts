/** `npm run content:diff -- main`: what changed since a commit, in the content and on the pages, as Markdown. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { factReport, pageReport } from "../src/content/tools/change-report";
import { changedTexts } from "../src/content/tools/page-texts";
import { filesIn, readContentFiles } from "../src/content/read/content-files";
import { built } from "./lib/built";
import { contentFilesAt } from "./lib/git";
import { runCommand } from "./lib/run.mjs";

const TAKES = {
  allowPositionals: true,
  options: { comment: { type: "boolean" }, built: { type: "string" } },
  usage: `Usage: npm run content:diff -- <commit or branch> [--built <folder>]

Lists the fields of the content that changed since then. --built names the folder public of a build of that commit, and lists
the pages that read differently in the last build here.`,
} as const;

/** What is said in place of the pages while there is no other build to compare them with. */
const howToSeePages = (base: string) => `To see the pages that read differently, build both states and compare them:

    git worktree add ../before ${base} && (cd ../before && npm ci && npm run build)
    npm run build
    npm run content:diff -- ${base} --built ../before/public`;

/** The pages of a built site, as HTML by address. */
function pagesIn(folder: string): Map<string, string> {
  const files = filesIn(built(folder)).filter((file) => file.endsWith(".html"));
  const addressOf = (file: string) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
  return new Map(files.map((file) => [addressOf(file), readFileSync(path.join(folder, file), "utf8")]));
}

/** GitHub refuses comments of more than 65,536 characters. */
const LONGEST_COMMENT = 60_000;

/** The comment on a pull request (`--comment`), with the address of its preview; the workflow finds it by its first line. */
function commentOf(report: string, address: string): string {
  const preview = address
    ? `**Preview:** ${address} (hidden from search engines)`
    : "No host is set up for previews; the finished site is an artifact of the workflow “Checks”.";
  const comment = `<!-- preview -->\n${preview}\n\n${report}`;
  return comment.length > LONGEST_COMMENT ? `${comment.slice(0, LONGEST_COMMENT)}\n\n… and more.` : comment;
}

void runCommand(({ values, positionals: [base, ...more] }) => {
  if (base === undefined || more.length > 0) throw new Error(TAKES.usage);
  const address = (values.comment && process.env["SITE_URL"]) || "";
  const facts = factReport(
    contentFilesAt(base),
    readContentFiles(process.cwd()),
    values.comment ? "the base branch" : base,
  );
  const pages =
    values.built === undefined
      ? howToSeePages(base)
      : pageReport(changedTexts(pagesIn(values.built), pagesIn("public")), address);
  const report = `${facts}\n\n${pages}`;
  console.log(values.comment ? commentOf(report, address) : report);
}, TAKES);
