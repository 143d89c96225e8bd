import { defineConfig } from "@playwright/test";
import base from "./playwright.config";

/** `node scripts/test-visual.mjs`: pictures of every route and state, compared with those in the repository. */
export default defineConfig({
  ...base,
  // The policy knows the style sheet by its hash, and the pictures change a word of it.
  projects: [{ name: "pictures", testDir: "__tests__/visual", use: { browserName: "chromium", bypassCSP: true } }],
  // scripts/test-visual.mjs puts the pictures of the repository there.
  snapshotPathTemplate: "reports/pictures/{arg}{ext}",
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
