import { defineConfig } from "@playwright/test";

const PORT = "9100";
const ADDRESS = `http://localhost:${PORT}`;

/** `npm test` names the browser it found; without a name Playwright takes its own. */
const executablePath = process.env.CHROME_PATH;

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "__tests__/browser",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  expect: { timeout: 5_000 },
  // scripts/test.mjs counts the tests in the JSON report.
  reporter: [["line"], ["json", { outputFile: "reports/browser.json" }]],
  use: {
    baseURL: ADDRESS,
    trace: "off",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Chromium's sandbox does not start for root.
        ...(isRoot ? ["--no-sandbox"] : []),
        // A browser that calls home would show up in the tests that allow no other host.
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        "--disable-quic",
      ],
    },
  },
  projects: [
    { name: "chromium", use: { browserName: "chromium" } },
    { name: "specification", testDir: "__tests__/specification", use: { browserName: "chromium" } },
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
