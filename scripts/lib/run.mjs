import { spawn } from "node:child_process";
import { open } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** The project's folder; every command runs in it, or in a copy of it. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The command for an installed tool. Without `--` npx would take the tool's own flags for itself. */
export function tool(name, ...args) {
  return ["npx", "--no", "--", name, ...args];
}

/**
 * Runs a command with its output on this terminal and gives its exit code.
 * A command that can't be started or that a signal ends gives 1.
 */
export function run(command, env = process.env, folder = ROOT) {
  return start(command, { cwd: folder, env, stdio: "inherit" });
}

/** The same with the output at the end of a file. */
export async function runInto(file, command, env) {
  const output = await open(file, "a");
  try {
    return await start(command, { cwd: ROOT, env, stdio: ["ignore", output.fd, output.fd] });
  } finally {
    await output.close();
  }
}

function start([program, ...args], options) {
  return new Promise((resolve) => {
    const child = spawn(program, args, options);
    child.on("error", (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
