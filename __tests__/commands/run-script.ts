import { spawnSync } from "node:child_process";
import path from "node:path";

const ROOT = path.resolve(__dirname, "../..");

/** What a command printed, and its exit code. */
export type Outcome = { code: number | null; out: string; errors: string };

/** Runs one of the project's scripts in a folder, as npm does, with lines typed in. */
export function runScript(name: string, args: readonly string[], folder = ROOT, typed = "", env = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, "node_modules/tsx/dist/cli.mjs"), path.join(ROOT, "scripts", name), ...args],
    { cwd: folder, input: typed, encoding: "utf8", env: { ...process.env, ...env } },
  );
  return { code: status, out: stdout, errors: stderr };
}
