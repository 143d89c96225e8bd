/** `npx tsx scripts/lighthouse.ts`: what Lighthouse gives every page, the median of three runs; fails if a target is missed. */
import { readFileSync } from "node:fs";
import { launch } from "chrome-launcher";
import { median } from "d3-array";
import { fileOfPage } from "../src/build/finish/page-files";
import { ROUTES, guidePath } from "../src/site/routes";
import { findBrowser } from "./lib/programs.mjs";
import { built } from "./lib/built";
import { CHROMIUM_SWITCHES } from "./lib/chromium-switches";
import { head, measuredHere, row } from "./lib/measuring";
import { readContent } from "./lib/read-content";
import { ROOT, runCommand } from "./lib/run.mjs";
import { startServer } from "./lib/static-server.mjs";

const FORMS = ["mobile", "desktop"] as const;

/** What is measured, its title, and whether a figure reaches its target. Milliseconds, shift without a unit, scores in percent. */
const FIGURES = [
  ["performance", "Performance", (score: number) => score === 100],
  ["accessibility", "Accessibility", (score: number) => score === 100],
  ["best-practices", "Best practices", (score: number) => score === 100],
  ["seo", "SEO", (score: number) => score === 100],
  ["largest-contentful-paint", "Largest paint (ms)", (time: number, isTool: boolean) => time <= (isTool ? 1200 : 800)],
  ["total-blocking-time", "Blocking (ms)", (time: number) => time <= 30],
  ["cumulative-layout-shift", "Layout shift", (shift: number) => shift === 0],
] as const;

/** The figures of one run, in their order. Now and then the browser's record lacks its beginning; then it is run again. */
async function measure(address: string, form: (typeof FORMS)[number], port: number, tries = 3): Promise<number[]> {
  // Loaded late, as it is: compiled, its functions would name helpers that the page lacks.
  const { default: lighthouse, desktopConfig } = await import("lighthouse");
  const flags = { port, logLevel: "error" as const, onlyCategories: FIGURES.slice(0, 4).map(([name]) => name) };
  const lhr = (await lighthouse(address, flags, form === "desktop" ? desktopConfig : undefined))?.lhr;
  if (!lhr || lhr.runtimeError) {
    if (tries > 1) return measure(address, form, port, tries - 1);
    throw new Error(`Lighthouse could not measure ${address}: ${lhr?.runtimeError?.message ?? "no result"}`);
  }
  for (const { title, score, displayValue = "" } of Object.values(lhr.audits)) {
    if (score !== null && score < 0.9) console.error(`${address}, ${form}: ${title} ${displayValue}`);
  }
  return FIGURES.map(([name]) => {
    const score = lhr.categories[name]?.score;
    const figure = score === undefined ? lhr.audits[name]?.numericValue : (score ?? NaN) * 100;
    return Number(figure?.toFixed(name === "cumulative-layout-shift" ? 3 : 0));
  });
}

const TAKES = { options: { route: { type: "string" }, runs: { type: "string" } } } as const;

void runCommand(async ({ values: { route, runs = "3" } }) => {
  const { guides } = readContent(ROOT);
  const all = [...Object.values(ROUTES).map(({ path }) => path), ...guides.map(({ name }) => guidePath(name))];
  const pages = all.filter((page) => route === undefined || page === route);
  if (pages.length === 0 || !(Number(runs) >= 1)) throw new Error(`--runs from 1, --route of: ${all.join(", ")}`);

  const server = await startServer({ port: 0, folder: built(ROOT, "public") });
  const browser = await launch({
    chromePath: await findBrowser(),
    chromeFlags: [...CHROMIUM_SWITCHES, "--headless=new"],
  });
  const measured = pages.flatMap((page) => FORMS.map((form) => ({ page, form, results: [] as number[][] })));
  try {
    // Round by round: what slows the machine down for a minute spoils one run of a page, not all three.
    for (let round = 1; round <= Number(runs); round += 1) {
      for (const { page, form, results } of measured)
        results.push(await measure(server.url + page, form, browser.port));
    }
  } finally {
    browser.kill();
    await server.close();
  }

  console.log(`\`npx tsx scripts/lighthouse.ts\`, ${measuredHere()}\n`);
  console.log(head("Page", "Form", ...FIGURES.map(([, title]) => title)));
  let missed = 0;
  for (const { page, form, results } of measured) {
    const isTool = readFileSync(built(ROOT, "public", fileOfPage(page)), "utf8").includes("data-island");
    const figures = FIGURES.map(([, , reaches], index) => {
      const middle = median(results.map((result) => result[index])) ?? NaN;
      if (reaches(middle, isTool)) return middle;
      missed += 1;
      return `**${middle}**`;
    });
    console.log(row(page, form, ...figures));
  }
  console.log(`\n${missed} figures miss their target.`);
  return missed > 0 ? 1 : 0;
}, TAKES);
