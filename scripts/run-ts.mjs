/** `node scripts/run-ts.mjs check-content.ts`: runs one of these commands with its arguments; says so where packages are missing. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT, runCommand } from "./lib/run.mjs";

await runCommand(
  () => {
    const tsx = path.join(ROOT, "node_modules/tsx/dist/cli.mjs");
    if (!existsSync(tsx)) throw new Error("Packages are missing. Run npm ci.");
    const [script, ...args] = process.argv.slice(2);
    const command = [tsx, path.join(ROOT, "scripts", script), ...args];
    return spawnSync(process.execPath, command, { stdio: "inherit" }).status ?? 1;
    // Any option is the command's to know.
  },
  { strict: false },
);
