/** `node scripts/run-ts.mjs check-content.ts`: runs one of these commands with its arguments; says so where packages are missing. */
import { createRequire } from "node:module";
import path from "node:path";
import { ROOT, needPackages, runCommand } from "./lib/run.mjs";

const require = createRequire(import.meta.url);

await runCommand(
  () => {
    needPackages();
    const [script] = process.argv.splice(2, 1);
    // In this process: a second one takes a third of a second to start.
    require("tsx/cjs/api").register();
    require(path.join(ROOT, "scripts", script));
  },
  { strict: false },
);
