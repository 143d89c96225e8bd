import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT, run, tool } from "./run.mjs";

/** Ubuntu's `chromium` may be a note that asks for a snap, so a program counts only if it starts. */
function starts(file) {
  return existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}

/** Installs a package where that needs no question: as root on Debian or Ubuntu. Elsewhere it does nothing. */
async function installFromDebian(name) {
  if (!existsSync("/etc/debian_version") || process.getuid?.() !== 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // A line for each of a hundred packages tells nobody anything; what goes wrong is still said.
  const quietly = (...args) => run(["apt-get", "-qq", ...args], env, ROOT, ["ignore", "ignore", "inherit"]);
  await quietly("update");
  await quietly("install", "-y", name);
}

/** The program that `variable` names, else one that starts on PATH or in `places`, else one that an installation brings. */
async function find({ what, variable, names, places = [], installations }) {
  const named = process.env[variable];
  if (named && !starts(named)) throw new Error(`${variable} names no ${what} that starts: ${named}`);
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  const candidates = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...places];
  let found = candidates.find(starts);
  for (const install of installations) {
    if (found) break;
    console.log(`No ${what} was found. Installing one.`);
    await install();
    found = candidates.find(starts);
  }
  if (found) return found;
  throw new Error(
    `There is no ${what} here, and none could be installed. Install one, or name it: ${variable}=/path/to/it`,
  );
}

/** The path of a Chromium or Chrome. Throws an error that says how to get one. @returns {Promise<string>} */
export async function findBrowser() {
  // Loaded late: this file is read before the packages are sure to be installed.
  const { chromium } = await import("@playwright/test");
  return find({
    what: "browser (Chromium or Google Chrome)",
    variable: "CHROME_PATH",
    names: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    places: [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      chromium.executablePath(),
    ],
    installations: [() => installFromDebian("chromium"), () => run(tool("playwright", "install", "chromium"))],
  });
}

export function findFirefox() {
  return find({
    what: "Firefox",
    variable: "FIREFOX_PATH",
    names: ["firefox-esr", "firefox"],
    places: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
    installations: [() => installFromDebian("firefox-esr")],
  });
}
