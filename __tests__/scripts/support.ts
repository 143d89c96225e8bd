import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMALL_PROJECT } from "../support/small-project";

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

/** A folder with the small project in it. */
export function smallFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "plainrate-"));
  for (const { file, text } of SMALL_PROJECT) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}
