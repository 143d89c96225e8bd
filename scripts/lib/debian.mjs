import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/** Installs a package where that needs no question: as root on Debian or Ubuntu. Elsewhere it does nothing. */
export async function installFromDebian(name) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  // A server among the packages is not started: run level 1 is that of a system under repair.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await run(["apt-get", "update"], env);
  await run(["apt-get", "install", "-y", name], env);
}
