/**
 * `npm run test:visual`: compares pictures of the site as it was built last with those in the repository;
 * `npm run test:visual -- --update` takes them anew. They are the same only with the fonts and the browser of the job
 * "Pictures" in .github/workflows/checks.yml. `--only=/offers` takes the states whose name holds that text.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { findBrowser } from "./lib/browser.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { readOptions, runCommand } from "./lib/options.mjs";
import { ROOT, run, tool } from "./lib/run.mjs";

/** In the repository pictures are WebP without loss, a third of the size of the PNG that Playwright reads and writes. */
const KEPT = path.join(ROOT, "__tests__/visual/pictures");

/** playwright.visual.config.ts names this folder, too. */
const AT_WORK = path.join(ROOT, "reports/pictures");

const OPTIONS = { webp: { lossless: true, effort: 6 }, png: {} };

async function convert(from, to, format) {
  // Loaded late: this file is read before the packages are sure to be installed.
  const { default: sharp } = await import("sharp");
  for (const name of readdirSync(from)) {
    const file = path.join(to, `${path.parse(name).name}.${format}`);
    await sharp(path.join(from, name)).toFormat(format, OPTIONS[format]).toFile(file);
  }
}

await runCommand(async () => {
  const { update, only } = readOptions("test:visual", { update: true, only: "text" });
  await ensureInstalled();
  const env = { ...process.env, CHROME_PATH: await findBrowser() };
  const filter = only ? [`--grep=${only.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`] : [];
  const test = (mode) =>
    run(
      tool(
        "playwright",
        "test",
        "--forbid-only",
        "--config=playwright.visual.config.ts",
        `--update-snapshots=${mode}`,
        ...filter,
      ),
      env,
    );

  if (update && !only) rmSync(KEPT, { recursive: true, force: true });
  rmSync(AT_WORK, { recursive: true, force: true });
  for (const folder of [KEPT, AT_WORK]) mkdirSync(folder, { recursive: true });
  if (!update) {
    await convert(KEPT, AT_WORK, "png");
    return test("none");
  }
  const code = await test("all");
  await convert(AT_WORK, KEPT, "webp");
  console.log(`${readdirSync(KEPT).length} pictures are in ${path.relative(ROOT, KEPT)}.`);
  return code;
});
