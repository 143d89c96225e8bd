import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const PACKAGES = path.join(ROOT, "node_modules");
const PROGRAMS = path.join(PACKAGES, ".bin");

/** Throws in a fresh copy of the project, whose packages nobody has installed. */
export function needPackages() {
  if (!existsSync(PACKAGES)) throw new Error("Packages are missing. Run npm ci first.");
}

/**
 * Runs a shell command, which may name programs of packages. Returns its exit code, 1 if a signal ended it.
 * @param {string} command
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function run(command, { env = process.env, ...options } = {}) {
  const withPrograms = { ...env, PATH: `${PROGRAMS}${path.delimiter}${env.PATH ?? ""}` };
  const child = spawn(command, { shell: true, cwd: ROOT, stdio: "inherit", ...options, env: withPrograms });
  return new Promise((resolve) => {
    child.on("error", () => resolve(1));
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

/**
 * Runs a command; a number that it returns is the exit code, an error that it throws becomes a message and exit code 1.
 * @template {import("node:util").ParseArgsConfig} T
 * @param {(given: ReturnType<typeof parseArgs<T>>) => unknown} command
 * @param {T} [takes]
 */
export async function runCommand(command, takes) {
  try {
    const code = await command(parseArgs(takes));
    if (typeof code === "number") process.exitCode = code;
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Converts the error of a taken port, which the variable `name` holds, to a message that says how to choose another. */
export function explainPort(error, name, port, command) {
  if (error.code !== "EADDRINUSE") return error;
  return new Error(`Port ${port} is taken. Stop what uses it, or choose another: ${name}=${port + 1} ${command}`);
}
