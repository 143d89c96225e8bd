import { spawn } from "node:child_process";
import { open } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

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

/** Runs a program whose output goes to the end of a file. */
export async function runInto(file, command, env) {
  const output = await open(file, "a");
  try {
    return await run(command, env, ROOT, ["ignore", output.fd, output.fd]);
  } finally {
    await output.close();
  }
}

/**
 * Why a command ended early. An option that it doesn't know is named in one sentence, with how the command is used.
 *
 * @param {unknown} error
 * @param {string} usage
 */
function reasonOf(error, usage) {
  if (!(error instanceof Error)) return String(error);
  if (!("code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"))) return error.message;
  const [sentence] = error.message.split(". ");
  return `${sentence}.\n\n${usage}`.trimEnd();
}

/**
 * Runs what a command does, with what stands behind its name. `takes` says what may stand there, as `parseArgs` wants it, and
 * how the command is used, which `--help` prints; anything else is refused. What the command throws becomes a message and exit
 * code 1; a number that it gives is the exit code.
 *
 * @template {import("node:util").ParseArgsConfig & { usage?: string }} T
 * @param {(given: ReturnType<typeof parseArgs<T>>) => unknown} command
 * @param {T} [takes]
 */
export async function runCommand(command, takes) {
  const usage = takes?.usage ?? "";
  try {
    if (usage !== "" && process.argv.includes("--help")) {
      console.log(usage);
      return;
    }
    const code = await command(parseArgs(takes));
    if (typeof code === "number") process.exitCode = code;
  } catch (error) {
    console.error(reasonOf(error, usage));
    process.exitCode = 1;
  }
}

/** What a server's error means to who chose its port by a variable, and how to start `command` with another. */
export function explainPort(error, name, port, command) {
  if (error.code !== "EADDRINUSE") return error;
  const other = port < 65535 ? port + 1 : port - 1;
  return new Error(`Port ${port} is taken. Stop what uses it, or choose another: ${name}=${other} ${command}`);
}
