/** `npx tsx scripts/lighthouse.ts [--route=/offers] [--runs=1]`: medians of Lighthouse for the pages of the last build. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { median } from "d3-array";
import { z } from "zod";
import { ROUTES, guidePath } from "../src/site/routes";
import { findBrowser } from "./lib/install.mjs";
import { readContent } from "./lib/read-content";
import { ROOT, runCommand } from "./lib/run.mjs";
import { startServer } from "./lib/static-server.mjs";

const SCORES = ["performance", "accessibility", "best-practices", "seo"];
/** Milliseconds, milliseconds, and a shift without a unit. */
const AUDITS = ["largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift"];

const answerSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

async function measure(address: string, form: string): Promise<number[]> {
  const flags = `--chrome-flags=--headless=new ${process.getuid?.() === 0 ? "--no-sandbox" : ""}`;
  const options = [flags, `--only-categories=${SCORES.join()}`, "--output=json", "--quiet"];
  const command = [
    "--no",
    "--",
    "lighthouse",
    address,
    ...options,
    ...(form === "desktop" ? ["--preset=desktop"] : []),
  ];
  const { stdout } = await promisify(execFile)("npx", command, { maxBuffer: 64 * 1024 * 1024 });
  const { categories, audits } = answerSchema.parse(JSON.parse(stdout));
  return [
    ...SCORES.map((name) => (categories[name]?.score ?? NaN) * 100),
    ...AUDITS.map((name) => Number((audits[name]?.numericValue ?? NaN).toFixed(name === AUDITS[2] ? 3 : 0))),
  ];
}

const TAKES = { options: { route: { type: "string" }, runs: { type: "string" } } } as const;

void runCommand(async ({ values: { route, runs = "3" } }) => {
  const guides = readContent(ROOT).guides.map(({ name }) => guidePath(name));
  const pages = [...Object.values(ROUTES).map(({ path }) => path), ...guides];
  process.env["CHROME_PATH"] = await findBrowser();
  const server = await startServer({ port: 0, folder: "public" });
  console.log(`Page form ${[...SCORES, ...AUDITS].join(" ")}`);
  for (const page of pages.filter((one) => route === undefined || one === route))
    for (const form of ["mobile", "desktop"]) {
      const results: number[][] = [];
      while (results.length < Number(runs)) results.push(await measure(server.url + page, form));
      console.log(page, form, ...(results[0] ?? []).map((_, index) => median(results, (result) => result[index])));
    }
  await server.close();
}, TAKES);
