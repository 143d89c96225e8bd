/**
 * `npx tsx scripts/bench/report.ts`: runs all that measures and puts what each prints into `docs/performance.md`, between the
 * marks that name it. `--only=bytes,lighthouse` runs some. A figure that misses its target stays, and the command fails.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { ROOT, runCommand } from "../lib/run.mjs";

const REPORT = path.join(ROOT, "docs/performance.md");

/** What measures, by its name in the report. */
const MEASURES = {
  bytes: ["scripts/bench/bytes.ts"],
  interactions: ["scripts/bench/interactions.ts", "--page=/offers", "--own"],
  plans: ["scripts/bench/interactions.ts", "--page=/market", "--own"],
  lighthouse: ["scripts/lighthouse.ts"],
  build: ["scripts/bench/build.ts"],
} as const;

/** The report with other text between the marks of a measure. Throws if it has no such marks. */
function withSection(report: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const [from, to] = [report.indexOf(start), report.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no ${start.trim()} and ${end}.`);
  return `${report.slice(0, from)}${start}\n${text.trim()}\n\n${report.slice(to)}`;
}

const TAKES = { options: { only: { type: "string" } } } as const;

void runCommand(async ({ values: { only = Object.keys(MEASURES).join() } }) => {
  const unknown = only.split(",").find((name) => !(name in MEASURES));
  if (unknown !== undefined) throw new Error(`--only of: ${Object.keys(MEASURES).join(", ")}`);
  let missed = 0;
  for (const [name, command] of Object.entries(MEASURES).filter(([one]) => only.split(",").includes(one))) {
    const { status, stdout } = spawnSync("npx", ["tsx", ...command], {
      cwd: ROOT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
    if (stdout === "") throw new Error(`${name} printed nothing.`);
    if (status !== 0) missed += 1;
    const report = withSection(readFileSync(REPORT, "utf8"), name, stdout);
    writeFileSync(REPORT, await format(report, { parser: "markdown", printWidth: 128 }));
  }
  return missed > 0 ? 1 : 0;
}, TAKES);
