/** `node scripts/test-visual.mjs`: compares pictures of every state with those kept; `--update` takes them anew. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { withCopy } from "./lib/copy-project.mjs";
import { ensureInstalled } from "./lib/install.mjs";
import { findBrowser } from "./lib/programs.mjs";
import { ROOT, run, runCommand, tool } from "./lib/run.mjs";

/** The content that pictures show. It stays as it is, so that an editor's change turns no picture red. */
const CONTENT = "__tests__/fixtures/catalog/data";

/** In the repository pictures are WebP without loss, a third of the size of the PNG that Playwright reads and writes. */
const PICTURES = "__tests__/visual/pictures";
const KEPT = path.join(ROOT, PICTURES);

/** playwright.visual.config.ts names these folders, too. */
const AT_WORK = "reports/pictures";
const REPORT = "reports/visual";

const OPTIONS = { webp: { lossless: true, effort: 6 }, png: {} };

async function convert(from, to, format) {
  // Loaded late: this file is read before the packages are sure to be installed.
  const { default: sharp } = await import("sharp");
  for (const name of readdirSync(from)) {
    const file = path.join(to, `${path.parse(name).name}.${format}`);
    await sharp(path.join(from, name)).toFormat(format, OPTIONS[format]).toFile(file);
  }
}

/** Takes or compares the pictures of a copy; gives the exit code. */
async function takePictures(folder, update, only) {
  const atWork = path.join(folder, AT_WORK);
  mkdirSync(atWork, { recursive: true });
  if (!update) await convert(KEPT, atWork, "png");
  if (update && !only) rmSync(path.join(folder, PICTURES), { recursive: true, force: true });
  const filter = only ? [`--grep=${only}`] : [];
  const mode = `--update-snapshots=${update ? "all" : "none"}`;
  const test = tool("playwright", "test", "--forbid-only", "--config=playwright.visual.config.ts", mode, ...filter);
  const code = await run(test, { ...process.env, CHROME_PATH: await findBrowser() }, folder);
  if (!update) return code;
  if (!only) rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  await convert(atWork, KEPT, "webp");
  console.log(`${readdirSync(KEPT).length} pictures are in ${path.relative(ROOT, KEPT)}.`);
  return code;
}

const TAKES = { options: { update: { type: "boolean" }, only: { type: "string" } } };

await runCommand(async ({ values: { update, only } }) => {
  await ensureInstalled();
  return withCopy(ROOT, async (folder) => {
    rmSync(path.join(folder, "data"), { recursive: true });
    cpSync(path.join(folder, CONTENT), path.join(folder, "data"), { recursive: true });
    const code =
      (await run(["npm", "run", "build"], process.env, folder)) || (await takePictures(folder, update, only));
    const report = path.join(folder, REPORT);
    if (existsSync(report)) cpSync(report, path.join(ROOT, REPORT), { recursive: true });
    return code;
  });
}, TAKES);
