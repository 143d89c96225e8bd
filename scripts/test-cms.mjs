/** `node scripts/test-cms.mjs`: tries the editors' page in a real browser, on a copy of the project. Installs what is missing. */
import { findBrowser } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { readOptions, runCommand } from "./lib/options.mjs";
import { run, tool } from "./lib/run.mjs";

await runCommand(async () => {
  readOptions("node scripts/test-cms.mjs");
  await ensureInstalled();
  await ensureInstalled("cms");
  const env = { ...process.env, CHROME_PATH: await findBrowser(), GATSBY_TELEMETRY_DISABLED: "1" };
  return run(tool("playwright", "test", "--forbid-only", "--config=playwright.cms.config.ts"), env);
});
