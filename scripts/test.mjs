/**
 * `npm test` runs the quick stages of lib/stages.mjs, `npm run test:full` all of them. Both are quiet but for failures and
 * end with the line "N passed, N failed". While developing: `npm test -- --only=unit,built`. One machine of several takes a
 * part of the browser tests: `npm run test:full -- --only=browser --shard=1/3`, on a build that is there.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { findBrowser } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { readOptions } from "./lib/options.mjs";
import { clearReports, countTests } from "./lib/reports.mjs";
import { ROOT, runInto } from "./lib/run.mjs";
import { STAGES, chooseStages, commandsOf } from "./lib/stages.mjs";

/** What a build can be asked for by variables. */
const BUILD_SETTINGS = [
  "SITE_URL",
  "PATH_PREFIX",
  "PREFIX_PATHS",
  "NOINDEX",
  "POLICY_IN_PAGES",
  "CMS_REPO",
  "CMS_AUTH_URL",
  "SOURCE_DATE_EPOCH",
];

/** A build for tests is the same everywhere: it is asked for none of these, whatever this shell has set. */
function environment(full) {
  const others = Object.entries(process.env).filter(([name]) => !BUILD_SETTINGS.includes(name) && name !== "FULL");
  return { ...Object.fromEntries(others), GATSBY_TELEMETRY_DISABLED: "1", ...(full ? { FULL: "1" } : {}) };
}

function failure(note) {
  return { passed: 0, failed: 1, notes: [note] };
}

/** The browser that the stages need, or why there is none; the browser tests then fail with that reason. */
async function prepareBrowser(stages) {
  if (!stages.some((stage) => stage.needsBrowser)) return {};
  try {
    return { path: await findBrowser() };
  } catch (error) {
    return { missing: error.message };
  }
}

/** Where the output of a stage goes; it is shown only if the stage fails. */
function logOf({ name }) {
  return path.join(ROOT, "reports", `${name}.log`);
}

async function runStage(stage, options, env, browser, buildFailed) {
  if (stage.needsBuild && buildFailed) return failure("the build failed");
  if (stage.needsBrowser && browser.missing) return failure(browser.missing);
  const stageEnv = stage.needsBrowser ? { ...env, CHROME_PATH: browser.path } : env;
  const codes = await Promise.all(
    commandsOf(stage, options).map((command) => runInto(logOf(stage), command, stageEnv)),
  );
  const exitCode = Math.max(...codes);
  if (stage.report) return countTests(stage.report, exitCode);
  return exitCode === 0 ? { passed: 1, failed: 0, notes: [] } : failure(`exit code ${exitCode}`);
}

async function runStages(stages, options) {
  const browser = await prepareBrowser(stages);
  const env = environment(options.full);
  const results = [];
  for (const stage of stages) {
    const start = performance.now();
    const buildFailed = results.some(({ name, failed }) => name === "build" && failed > 0);
    const count = await runStage(stage, options, env, browser, buildFailed);
    const seconds = (performance.now() - start) / 1000;
    results.push({ name: stage.name, title: stage.title, seconds, ...count });
    printStage(stage, count, seconds);
  }
  return results;
}

const WIDTH = Math.max(...STAGES.map((stage) => stage.title.length));

function printHead() {
  console.log(`\n${"Stage".padEnd(WIDTH)}  passed  failed  seconds`);
}

/** A line of the table, as soon as the stage is over; the output of a stage that failed stands below it. */
function printStage(stage, { passed, failed, notes }, seconds) {
  const figures = `${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${seconds.toFixed(1).padStart(7)}`;
  console.log(`${stage.title.padEnd(WIDTH)}  ${figures}`);
  if (failed === 0) return;
  console.log(readFileSync(logOf(stage), { encoding: "utf8", flag: "a+" }));
  for (const note of notes) console.log(`  ${note.replaceAll("\n", "\n  ")}`);
}

function printTotal(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
}

try {
  const options = readOptions("npm run test", { full: true, only: "stage,stage", shard: "part/parts" });
  const stages = chooseStages(options);
  clearReports(STAGES);
  await ensureInstalled();
  printHead();
  printTotal(await runStages(stages, options));
} catch (error) {
  console.error(error.message);
  printTotal([failure(error.message)]);
}
