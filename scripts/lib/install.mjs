import { statSync } from "node:fs";
import path from "node:path";
import { ROOT, run } from "./run.mjs";

/** npm writes this file last, so an installation that was broken off has none. */
const INSTALLED = "node_modules/.package-lock.json";

function changed(file) {
  return statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.mtimeMs;
}

/** Why the packages have to be installed; undefined if they are in place. */
export function reasonToInstall() {
  const installed = changed(INSTALLED);
  if (installed === undefined) return "no packages are installed yet";
  if (installed < (changed("package-lock.json") ?? 0)) return "package-lock.json has changed since the last time";
  return undefined;
}

/** Installs the packages if they are missing or out of date. Throws if npm fails. */
export async function ensureInstalled() {
  const reason = reasonToInstall();
  if (!reason) {
    console.log("Packages are in place.");
    return;
  }
  console.log(`Installing packages: ${reason}.`);
  // Building and testing need the development packages too, whatever NODE_ENV says.
  const code = await run(["npm", "ci", "--include=dev"]);
  if (code !== 0) throw new Error("The packages could not be installed: npm ci failed, see above.");
}
