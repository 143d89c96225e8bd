/** `npm test` runs the quick stages, `npm run test:full` all; `--only=unit,built` some. The last line counts their tests. */
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureInstalled, findBrowser, findFirefox } from "./lib/install.mjs";
import { ROOT, run, runCommand } from "./lib/run.mjs";

/** Options that have a linter keep, by content, what it has found in order: a second run takes a third of the time. */
const kept = (name) => `--cache --cache-strategy=content --cache-location=node_modules/.cache/${name}`;
const jest = (name, projects) => `jest --ci --json --outputFile=reports/${name}.json --selectProjects ${projects}`;
const playwright = (options = "") => `playwright test --forbid-only ${options}`;
const chromium = async () => ({ CHROME_PATH: await findBrowser() });

/** The commands of a stage start together. `prepare` returns variables for them; `full` stages run in the full run alone. */
const STAGES = [
  { name: "content", commands: ["npm run check:content"] },
  {
    name: "lint",
    commands: [
      "tsc --noEmit",
      `eslint --max-warnings=0 ${kept("eslint/")} .`,
      `prettier --check --log-level=warn ${kept("prettier/checked")} .`,
    ],
  },
  {
    name: "styles",
    commands: [`stylelint --max-warnings=0 ${kept("stylelint/")} "src/**/*.css"`, "knip --no-progress"],
    full: true,
  },
  { name: "unit", commands: [jest("unit", "rules components")], report: "jest" },
  { name: "commands", commands: [jest("commands", "commands")], report: "jest", full: true },
  { name: "build", commands: ["npm run build"] },
  { name: "built", commands: [jest("built", "built")], report: "jest" },
  { name: "browser", commands: [playwright()], report: "playwright", prepare: chromium },
  {
    name: "firefox",
    commands: [playwright("--config=playwright.firefox.config.ts")],
    report: "playwright",
    prepare: async () => ({ FIREFOX_PATH: await findFirefox() }),
    full: true,
  },
  {
    name: "editors",
    commands: [playwright("--config=playwright.cms.config.ts")],
    report: "playwright",
    prepare: () => ensureInstalled("cms").then(chromium),
    full: true,
  },
];

/** How to read a runner's report. A skipped test proves nothing and a flaky one little, so both count as failed. */
const COUNTERS = {
  jest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests + report.numTodoTests,
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }),
};

const inReports = (name, ending) => path.join(ROOT, "reports", `${name}.${ending}`);

/** Runs a stage and returns how many tests passed and failed. Throws if its report can't be read. */
async function runStage({ name, commands, report, prepare }, env) {
  const log = openSync(inReports(name, "log"), "a");
  const options = { env: { ...env, ...(await prepare?.()) }, stdio: ["ignore", log, log] };
  const isPassed = (await Promise.all(commands.map((command) => run(command, options)))).every((code) => code === 0);
  if (!report) return { passed: Number(isPassed), failed: Number(!isPassed) };
  const counts = COUNTERS[report](JSON.parse(readFileSync(inReports(name, "json"), "utf8")));
  // A report without tests, or without a failure though the runner failed, is one.
  return { ...counts, failed: counts.failed || Number(!isPassed || counts.passed === 0) };
}

/** A build for tests asks for none of what this shell may have set for another. */
const BUILD_SETTINGS = /^(?:SITE_URL|PATH_PREFIX|PREFIX_PATHS|NOINDEX|CMS_\w+|SOURCE_DATE_EPOCH|FULL)$/;

const TAKES = { options: { full: { type: "boolean" }, only: { type: "string" } } };

const total = { passed: 0, failed: 0 };
await runCommand(async ({ values: { full = false, only } }) => {
  const names = only?.split(",") ?? STAGES.filter((stage) => full || !stage.full).map(({ name }) => name);
  const known = STAGES.map(({ name }) => name);
  if (!names.every((name) => known.includes(name))) throw new Error(`The stages are: ${known.join(", ")}.`);
  const given = Object.entries(process.env).filter(([name]) => !BUILD_SETTINGS.test(name));
  const env = Object.fromEntries([...given, ...(full ? [["FULL", "1"]] : [])]);
  mkdirSync(path.join(ROOT, "reports"), { recursive: true });
  await ensureInstalled();
  console.log("\nStage     passed  failed  seconds");
  for (const stage of STAGES.filter(({ name }) => names.includes(name))) {
    const { name } = stage;
    const start = performance.now();
    for (const ending of ["log", "json"]) rmSync(inReports(name, ending), { force: true });
    const counts = await runStage(stage, env).catch(({ message }) => ({ passed: 0, failed: 1, reason: message }));
    const { passed, failed, reason = "" } = counts;
    total.passed += passed;
    total.failed += failed;
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(name.padEnd(8), ...[passed, failed, seconds].map((figure) => String(figure).padStart(7)));
    if (failed > 0) console.log(readFileSync(inReports(name, "log"), { encoding: "utf8", flag: "a+" }), reason);
    if (failed > 0 && name === "build") break;
  }
}, TAKES);
if (process.exitCode) total.failed += 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
if (total.failed > 0) process.exitCode = 1;
