/** `node scripts/test-firefox.mjs`: the core journeys of the browser tests in Firefox, on the site as it was built last. */
import { findFirefox } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { readOptions, runCommand } from "./lib/options.mjs";
import { run, tool } from "./lib/run.mjs";

await runCommand(async () => {
  readOptions("node scripts/test-firefox.mjs");
  await ensureInstalled();
  const firefox = await findFirefox();
  if (!firefox) throw new Error("There is no Firefox here. Install one, or name it: FIREFOX_PATH=/path/to/firefox");
  const env = { ...process.env, FIREFOX_PATH: firefox };
  return run(tool("playwright", "test", "--forbid-only", "--config=playwright.firefox.config.ts"), env);
});
