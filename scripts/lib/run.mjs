import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The project's folder; every command runs in it. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** On Windows npm and npx are batch files, which only a shell can start. */
const NEEDS_SHELL = process.platform === "win32";

/** The command for an installed tool. Without `--` npx would take the tool's own flags for itself. */
export function tool(name, ...args) {
  return ["npx", "--no", "--", name, ...args];
}

/**
 * Runs a command with its output on this terminal and gives its exit code.
 * A command that can't be started or that a signal ends gives 1.
 */
export function run([program, ...args], env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: ROOT, env, stdio: "inherit", shell: NEEDS_SHELL });
    child.on("error", (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
