import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

const { webServer, ...rest } = base;

/** `npm test -- --only=editors`: the editors' page, which needs packages of its own and a copy of the project to write to. */
export default defineConfig({
  ...rest,
  testDir: "__tests__/cms-browser",
  projects: [{ name: "chromium", use: { browserName: "chromium" } }],
  fullyParallel: false,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["line"], ["json", { outputFile: "reports/editors.json" }]],
  use: { ...rest.use, viewport: { width: 1500, height: 1000 } },
});
