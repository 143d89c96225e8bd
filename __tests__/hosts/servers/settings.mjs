import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** What `node scripts/test-hosts.mjs` tells the servers. */

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** The finished site. */
export const PUBLIC = fileURLToPath(new URL("../../../public", import.meta.url));

export function setting(name) {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Start the hosts with "node scripts/test-hosts.mjs".`);
  return value;
}

/** Runs a server until it ends or this process is told to. */
export function runServer(program, args, options = {}) {
  const server = spawn(program, args, { stdio: "inherit", ...options });
  server.on("exit", (code) => process.exit(code ?? 1));
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
}
