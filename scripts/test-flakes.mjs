/**
 * `node scripts/test-flakes.mjs`: runs the unit, component, command and browser tests 20 times in a row, on the site as it was built
 * last, and ends at the first failure. `node scripts/test-flakes.mjs --runs=5` runs them five times.
 */
import { findBrowser } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { UsageError, readOptions, runCommand } from "./lib/options.mjs";
import { run, tool } from "./lib/run.mjs";

const USUAL_RUNS = "20";

await runCommand(async () => {
  const { runs = USUAL_RUNS } = readOptions("node scripts/test-flakes.mjs", { runs: "count" });
  if (!/^[1-9]\d{0,3}$/.test(runs))
    throw new UsageError(`--runs must be a whole number from 1 to 9999, found "${runs}".`);
  await ensureInstalled();
  const env = { ...process.env, CHROME_PATH: await findBrowser() };
  for (let turn = 1; turn <= Number(runs); turn += 1) {
    console.log(`\n=== Unit, component and command tests, run ${turn} of ${runs} ===`);
    const code = await run(tool("jest", "--ci", "--selectProjects", "rules", "components", "commands"), env);
    if (code !== 0) return code;
  }
  console.log(`\n=== Browser tests, each ${runs} times ===`);
  return run(tool("playwright", "test", "--forbid-only", `--repeat-each=${runs}`, "--max-failures=1"), env);
});
