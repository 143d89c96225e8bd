/** `npm test` runs the quick stages of lib/stages.mjs, `test:full` all; `--only=unit,built` and `--shard=1/3` a part. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureInstalled } from "./lib/install.mjs";
import { countTests } from "./lib/reports.mjs";
import { ROOT, runCommand, runInto } from "./lib/run.mjs";
import { STAGES, chooseStages } from "./lib/stages.mjs";

const BUILD_SETTINGS = /^(SITE_URL|PATH_PREFIX|PREFIX_PATHS|NOINDEX|CMS_REPO|CMS_AUTH_URL|SOURCE_DATE_EPOCH)$/;

/** A build for tests is the same everywhere: it is asked for none of these, whatever this shell has set. */
function environment(full) {
  const others = Object.entries(process.env).filter(([name]) => !BUILD_SETTINGS.test(name) && name !== "FULL");
  return { ...Object.fromEntries(others), ...(full ? { FULL: "1" } : {}) };
}

/** Where the output of a stage goes; it is shown only if the stage fails. */
const logOf = ({ name }) => path.join(ROOT, "reports", `${name}.log`);
const reportOf = ({ name }) => path.join(ROOT, "reports", `${name}.json`);

/** Runs a stage and counts its tests: those of its runner, else the stage itself. Throws what keeps it from running. */
async function runStage(stage, { full, shard }, env, buildFailed) {
  if (stage.needsBuild && buildFailed) throw new Error("The build failed.");
  const stageEnv = { ...env, ...(await stage.prepare?.()) };
  const added = [...((full && stage.inFull) || []), ...(shard && stage.sharded ? [`--shard=${shard}`] : [])];
  const codes = await Promise.all(
    stage.commands.map((command) => runInto(logOf(stage), [...command, ...added], stageEnv)),
  );
  const exitCode = Math.max(...codes);
  if (stage.runner) return countTests(reportOf(stage), stage.runner, exitCode);
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const WIDTH = Math.max(...STAGES.map((stage) => stage.name.length));

/** Runs stages one by one and prints a line for each; the output of one that failed stands below it. */
async function runStages(stages, options) {
  const env = environment(options.full);
  const total = { passed: 0, failed: 0 };
  let buildFailed = false;
  console.log(`\n${"Stage".padEnd(WIDTH)}  passed  failed  seconds`);
  for (const stage of stages) {
    const start = performance.now();
    if (process.stdout.isTTY) process.stdout.write(`${stage.name}…\r`);
    const { passed, failed, reason } = await runStage(stage, options, env, buildFailed).catch(({ message }) => ({
      passed: 0,
      failed: 1,
      reason: message,
    }));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `${stage.name.padEnd(WIDTH)}  ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${seconds.padStart(7)}`,
    );
    if (failed > 0) console.log(readFileSync(logOf(stage), { encoding: "utf8", flag: "a+" }), reason ?? "");
    buildFailed ||= stage.name === "build" && failed > 0;
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

const TAKES = { options: { full: { type: "boolean" }, only: { type: "string" }, shard: { type: "string" } } };

let total = { passed: 0, failed: 1 };
await runCommand(async ({ values: options }) => {
  const stages = chooseStages(options);
  mkdirSync(path.join(ROOT, "reports"), { recursive: true });
  // None of an earlier run can be taken for this one's.
  for (const file of STAGES.flatMap((stage) => [logOf(stage), reportOf(stage)])) rmSync(file, { force: true });
  await ensureInstalled();
  total = await runStages(stages, options);
  return total.failed > 0 ? 1 : 0;
}, TAKES);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
