import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { installFromDebian } from "./debian.mjs";
import { run, tool } from "./run.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const FIREFOX_NAMES = ["firefox-esr", "firefox"];

/** Where macOS keeps a browser, which is not on PATH there. */
const ON_MACOS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const HELP = `There is no browser for the browser tests, and none could be installed. Install Chromium or Google Chrome
(Debian: apt-get install chromium; anywhere: npx playwright install chromium),
or name one: CHROME_PATH=/path/to/chrome npm test`;

/** Ubuntu's `chromium` may be a note that asks for a snap, so a browser counts only if it starts. */
function starts(file) {
  return existsSync(file) && spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0;
}

function onPath(names) {
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

async function playwrightsOwn() {
  // Loaded late: this file is read before the packages are sure to be installed.
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

async function findInstalled() {
  const places = [...onPath(NAMES), ...ON_MACOS, await playwrightsOwn()];
  return places.find(starts);
}

/** The browser that a variable names, if it names one. Throws for one that does not start. */
function named(variable, what) {
  const file = process.env[variable];
  if (file && !starts(file)) throw new Error(`${variable} names no ${what} that starts: ${file}`);
  return file;
}

/** The path of a browser that starts, installed if need be. Throws an error that says how to get one. */
export async function findBrowser() {
  const installed = named("CHROME_PATH", "browser") || (await findInstalled());
  if (installed) return installed;

  console.log("No browser was found. Installing Chromium for the browser tests.");
  for (const install of [() => installFromDebian("chromium"), () => run(tool("playwright", "install", "chromium"))]) {
    await install();
    const found = await findInstalled();
    if (found) return found;
  }
  throw new Error(HELP);
}

const FIREFOX_ON_MACOS = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** The path of a Firefox that starts, installed where Debian has one; undefined where there is none to be had. */
export async function findFirefox() {
  const wished = named("FIREFOX_PATH", "Firefox");
  if (wished) return wished;
  const find = () => [...onPath(FIREFOX_NAMES), FIREFOX_ON_MACOS].find(starts);
  const installed = find();
  if (installed) return installed;
  await installFromDebian("firefox-esr");
  return find();
}
