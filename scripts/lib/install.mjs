import { lstatSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT, run } from "./run.mjs";

/** npm writes this file last, so an installation that was broken off has none. */
const INSTALLED = "node_modules/.package-lock.json";

function changed(...file) {
  return statSync(path.join(ROOT, ...file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** A copy of the project has the packages of the original: installing them here would empty them there. */
function areLinked(folder) {
  return lstatSync(path.join(ROOT, folder, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Installs a folder's packages if they are missing or older than its package-lock.json. Throws if npm fails. */
export async function ensureInstalled(folder = ".") {
  const where = folder === "." ? "" : ` of ${folder}`;
  const installed = changed(folder, INSTALLED);
  if (areLinked(folder) || (installed > 0 && installed >= changed(folder, "package-lock.json"))) {
    console.log(`Packages${where} are in place.`);
    return;
  }
  console.log(`Installing packages${where}, which takes a minute or two.`);
  // Building and testing need the development packages too, whatever NODE_ENV says. The packages of Gatsby and of Decap
  // disagree on their React; npm says so in hundreds of lines, and nothing of it matters here.
  const code = await run(["npm", "ci", "--include=dev", "--loglevel=error", "--prefix", folder]);
  if (code !== 0) throw new Error("The packages could not be installed: npm ci failed, see above.");
}
