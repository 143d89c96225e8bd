import path from "node:path";
import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

const { webServer, ...rest } = base;

process.env["CONTENT_FOLDER"] = path.join(__dirname, "__tests__/fixtures/catalog");

/**
 * `npx playwright test --config=playwright.visual.config.ts` compares pictures of pages and states with those in the repository;
 * `--update-snapshots=all` takes them anew.
 */
export default defineConfig({
  ...rest,
  // The policy knows the style sheet by its hash, and the pictures change a word of it.
  projects: [{ name: "pictures", testDir: "__tests__/visual", use: { browserName: "chromium", bypassCSP: true } }],
  snapshotPathTemplate: "__tests__/visual/pictures/{arg}{ext}",
  // One builds the site for all.
  fullyParallel: false,
  workers: 1,
  timeout: 60_000,
  reporter: [["line"], ["html", { open: "never", outputFolder: "reports/visual" }]],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: "disabled",
      scale: "css",
      // How far a color may be off, from 0 to 1: less than two neighbouring shades of the palette are.
      threshold: 0.05,
      // Fewer pixels than a full stop has.
      maxDiffPixels: 3,
    },
  },
});
