import path from "node:path";
import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

const { launchOptions, ...use } = base.use ?? {};

/** `npm test -- --only=firefox`: the core journeys, which bear its tag, in the Firefox of FIREFOX_PATH, over WebDriver BiDi. */
export default defineConfig({
  ...base,
  grep: /@firefox/,
  // Whatever of them the quick run leaves out. Nothing bears the tag that Playwright can't ask of Firefox by this way yet:
  // to switch scripts off, and to draw for print.
  grepInvert: [],
  reporter: [["line"], ["json", { outputFile: "reports/firefox.json" }]],
  use,
  projects: [
    {
      name: "firefox",
      use: {
        browserName: "firefox",
        // Not Playwright's own Firefox, which is patched, but the one that people have.
        channel: "moz-firefox",
        launchOptions: {
          executablePath: path.join(__dirname, "scripts/lib/firefox.mjs"),
          // A page that Firefox kept in memory is shown again without the load that Playwright waits for.
          firefoxUserPrefs: { "browser.sessionhistory.max_total_viewers": 0 },
        },
      },
    },
  ],
});
