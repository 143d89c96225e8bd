import { defineConfig } from "@playwright/test";
import { CHROMIUM_SWITCHES } from "./scripts/lib/chromium-switches";

const PORT = "9100";
const ADDRESS = `http://localhost:${PORT}`;

/** The tests of a site with other settings than the project's. */
const CONFIGURED = ["**/ads.spec.ts", "**/endpoint.spec.ts", "**/folder.spec.ts"];

/** Files of every run: each kind of page as it opens, and the main walk of each tool. The full run drives all. */
const QUICK = [
  "calculator",
  "compare",
  "debts",
  "guides",
  "offers",
  "routes",
  "scripts-off",
  "security",
  "your-cost",
].map((name) => `**/${name}.spec.ts`);

const isFull = Boolean(process.env["FULL"]);

/** `npm test` names the browser it found; without a name Playwright takes its own. */
const executablePath = process.env.CHROME_PATH;

export default defineConfig({
  testDir: "__tests__/browser",
  outputDir: "test-results",
  fullyParallel: true,
  // `npm run test:full` runs all; the quick run leaves out what is costly and not about code that pages share.
  ...(isFull ? {} : { grepInvert: /@full/ }),
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  // scripts/test.mjs counts the tests in the report, which has the name of its stage.
  reporter: [["line"], ["json", { outputFile: "reports/browser.json" }]],
  use: {
    baseURL: ADDRESS,
    trace: "off",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...CHROMIUM_SWITCHES],
    },
  },
  projects: [
    // First, as it is the longest that one worker does alone: it builds each of these sites, once for all its tests.
    {
      name: "configured",
      testMatch: CONFIGURED,
      fullyParallel: false,
      workers: 1,
      use: { browserName: "chromium" },
    },
    {
      name: "chromium",
      ...(isFull ? {} : { testMatch: QUICK }),
      testIgnore: CONFIGURED,
      use: { browserName: "chromium" },
    },
  ],
  webServer: {
    command: "node scripts/serve.mjs",
    env: { PORT },
    url: ADDRESS,
    reuseExistingServer: false,
    timeout: 15_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 2_000 },
  },
});
