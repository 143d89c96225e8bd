/**
 * `node scripts/test-flakes.mjs`: runs the unit, component, command and browser tests 20 times in a row, on the site as it was built
 * last, and ends at the first failure. `node scripts/test-flakes.mjs --runs=5` runs them five times.
 */
import { parseArgs } from "node:util";
import { ensureInstalled } from "./lib/install.mjs";
import { findBrowser } from "./lib/programs.mjs";
import { run, runCommand, tool } from "./lib/run.mjs";

await runCommand(async () => {
  const { runs } = parseArgs({ options: { runs: { type: "string", default: "20" } } }).values;
  if (!/^[1-9]\d*$/.test(runs)) throw new Error(`--runs must be a whole number from 1, found "${runs}".`);
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
