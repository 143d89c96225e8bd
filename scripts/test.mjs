/**
 * `npm test`: runs the stages of lib/stages.mjs and ends with the line "N passed, N failed".
 * While developing: `node scripts/test.mjs --only=unit,built`.
 */
import { findBrowser, findFirefox } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { countTests, clearReports } from "./lib/reports.mjs";
import { run } from "./lib/run.mjs";
import { STAGES, chooseStages } from "./lib/stages.mjs";

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
function environment() {
  const others = Object.entries(process.env).filter(([name]) => !BUILD_SETTINGS.includes(name));
  return { ...Object.fromEntries(others), GATSBY_TELEMETRY_DISABLED: "1" };
}

function failure(note) {
  return { passed: 0, failed: 1, notes: [note] };
}

/** The browser that the stages need, or why there is none; the browser tests then fail with that reason. */
async function prepareBrowser(stages) {
  if (!stages.some((stage) => stage.needsBrowser)) return {};
  try {
    const path = await findBrowser();
    console.log(`Browser: ${path}`);
    return { path };
  } catch (error) {
    console.error(error.message);
    return { missing: error.message };
  }
}

/** The stages that can run here: without a Firefox, and without a way to install one, its stage is left out. */
async function prepareFirefox(stages) {
  if (!stages.some((stage) => stage.needsFirefox)) return { stages };
  const path = await findFirefox();
  console.log(path ? `Firefox: ${path}` : "There is no Firefox here: its tests are left out.");
  return { path, stages: stages.filter((stage) => path || !stage.needsFirefox) };
}

async function runStage(stage, env, browser, buildFailed) {
  if (stage.needsBuild && buildFailed) return failure("the build failed");
  if (stage.needsBrowser && browser.missing) return failure(browser.missing);
  const stageEnv = stage.needsBrowser ? { ...env, CHROME_PATH: browser.path } : env;
  let exitCode = 0;
  for (const command of stage.commands) exitCode = (await run(command, stageEnv)) || exitCode;
  if (stage.report) return countTests(stage.report, exitCode);
  return exitCode === 0 ? { passed: 1, failed: 0, notes: [] } : failure(`exit code ${exitCode}`);
}

async function runStages(chosen) {
  const browser = await prepareBrowser(chosen);
  const { path: firefox, stages } = await prepareFirefox(chosen);
  const env = { ...environment(), ...(firefox ? { FIREFOX_PATH: firefox } : {}) };
  const results = [];
  for (const stage of stages) {
    console.log(`\n=== ${stage.title} ===`);
    const start = performance.now();
    const buildFailed = results.some((result) => result.name === "build" && result.failed > 0);
    const count = await runStage(stage, env, browser, buildFailed);
    const seconds = (performance.now() - start) / 1000;
    results.push({ name: stage.name, title: stage.title, seconds, ...count });
    console.log(`=== ${stage.title}: ${count.failed === 0 ? "passed" : "FAILED"} in ${seconds.toFixed(1)} s ===`);
  }
  return results;
}

function printSummary(results) {
  const width = Math.max(...STAGES.map((stage) => stage.title.length));
  console.log(`\n${"Stage".padEnd(width)}  passed  failed  seconds`);
  for (const { title, passed, failed, seconds, notes } of results) {
    const figures = [passed, failed, seconds.toFixed(1)].map((figure) => String(figure).padStart(6));
    console.log(`${title.padEnd(width)}  ${figures[0]}  ${figures[1]}  ${figures[2].padStart(7)}`);
    for (const note of notes) console.log(`  ${note.replaceAll("\n", "\n  ")}`);
  }
}

function printTotal(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  process.exitCode = failed > 0 ? 1 : 0;
  console.log(`\n${passed} passed, ${failed} failed`);
}

try {
  const stages = chooseStages(process.argv.slice(2));
  clearReports(STAGES);
  await ensureInstalled();
  const results = await runStages(stages);
  printSummary(results);
  printTotal(results);
} catch (error) {
  console.error(error.message);
  printTotal([failure(error.message)]);
}
