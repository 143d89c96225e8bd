import { spawn } from "node:child_process";
import { open } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** The project's folder; every command runs in it, or in a copy of it. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * The command for an installed tool. Without `--` npx would take the tool's own flags for itself.
 *
 * @param {string} name
 * @param {string[]} args
 */
export function tool(name, ...args) {
  return ["npx", "--no", "--", name, ...args];
}

/**
 * Runs a command with its output on this terminal and gives its exit code.
 * A command that can't be started or that a signal ends gives 1.
 *
 * @param {readonly string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [folder]
 * @param {import("node:child_process").StdioOptions} [stdio]
 * @returns {Promise<number>}
 */
export function run([program = "", ...args], env = process.env, folder = ROOT, stdio = "inherit") {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: folder, env, stdio });
    child.on("error", (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/** The same with the output at the end of a file. */
export async function runInto(file, command, env) {
  const output = await open(file, "a");
  try {
    return await run(command, env, ROOT, ["ignore", output.fd, output.fd]);
  } finally {
    await output.close();
  }
}

/**
 * Runs what a command does. What it throws becomes a message and exit code 1; a number that it gives is the exit code.
 *
 * @param {() => unknown} command
 */
export async function runCommand(command) {
  try {
    const code = await command();
    if (typeof code === "number") process.exitCode = code;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
