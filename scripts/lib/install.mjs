import { spawnSync } from "node:child_process";
import { existsSync, lstatSync, statSync } from "node:fs";
import path from "node:path";
import { ROOT, run } from "./run.mjs";

const changed = (...file) => statSync(path.join(ROOT, ...file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs a folder's packages if they are missing or older than its package-lock.json. Throws if npm fails. */
export async function ensureInstalled(folder = ".") {
  // npm writes this file last, so an installation that was broken off has none.
  const installed = changed(folder, "node_modules/.package-lock.json");
  if (installed > 0 && installed >= changed(folder, "package-lock.json")) return;
  // A copy of the project is linked to the packages of the original, which an installation would empty.
  if (lstatSync(path.join(ROOT, folder, "node_modules"), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  console.log(`Installing packages${folder === "." ? "" : ` of ${folder}`}, which takes a minute or two.`);
  // Whatever NODE_ENV says. Gatsby's and Decap's packages disagree on React, of which npm warns in hundreds of lines.
  const code = await run(`npm ci --include=dev --loglevel=error --prefix ${folder}`);
  if (code !== 0) throw new Error("The packages could not be installed: npm ci failed, see above.");
}

/** Tells whether a program starts: Ubuntu's `chromium` may be a note that asks for a snap. */
const starts = (file) => existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;

/** Returns the path of a program that starts; as root, installs the Debian package for it. Throws how to name one. */
async function findProgram(variable, names, places, debianPackage) {
  const named = process.env[variable];
  if (named && !starts(named)) throw new Error(`${variable} names no program that starts: ${named}`);
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const candidates = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...places];
  const find = () => candidates.find(starts);
  if (!find() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log(`Installing ${debianPackage}.`);
    const apt = "DEBIAN_FRONTEND=noninteractive apt-get --quiet=2";
    await run(`${apt} update >/dev/null && ${apt} install --yes ${debianPackage} >/dev/null`);
  }
  const found = find();
  if (found) return found;
  throw new Error(
    `There is no ${names.join(" or ")} here, and none could be installed. Name one: ${variable}=/path/to/it`,
  );
}

/** Returns the path of a Chromium or Chrome, of Playwright's own if there is no other. @returns {Promise<string>} */
export async function findBrowser() {
  // Loaded late: this file is read before the packages are sure to be installed.
  const { chromium } = await import("@playwright/test");
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const places = ["/Applications/Google Chrome.app/Contents/MacOS/Google Chrome", chromium.executablePath()];
  return findProgram("CHROME_PATH", names, places, "chromium").catch(async (error) => {
    if ((await run("playwright install chromium")) !== 0) throw error;
    return chromium.executablePath();
  });
}

export function findFirefox() {
  const places = ["/Applications/Firefox.app/Contents/MacOS/firefox"];
  return findProgram("FIREFOX_PATH", ["firefox-esr", "firefox"], places, "firefox-esr");
}
