/**
 * `npx tsx scripts/lighthouse.ts`: what Lighthouse gives every page of the finished site, as a phone and as a desktop, each figure
 * the median of three runs, between which all others have theirs. Fails if a target is missed, and says what cost it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileOfPage } from "../src/build/finish/page-files";
import { ROUTES, guidePath } from "../src/site/routes";
import { PLAIN_HTML } from "./bench/plain-page";
import { findBrowser } from "./lib/browser.mjs";
import { built } from "./lib/built";
import { CHROMIUM_SWITCHES } from "./lib/chromium-switches";
import { compressedCopy } from "./lib/compressed-copy";
import { median } from "./lib/median";
import { readOptions, runCommand } from "./lib/options.mjs";
import { machine, measuredOn, table, writeSection } from "./lib/performance-page";
import { readContent } from "./lib/read-content";
import { ROOT } from "./lib/run.mjs";
import { startServer } from "./lib/static-server.mjs";

const RUNS = 3;

const FORMS = ["mobile", "desktop"] as const;
type Form = (typeof FORMS)[number];

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const FULL_SCORE = 100;

/** What browser and machine take by themselves, measured beside the site; no target holds for it. */
const PLAIN_PAGE = "/plain-page";

/** From Lighthouse's own warning. */
const SLOW_MACHINE = 1000;

/** The largest paint in milliseconds, by the page's kind; blocking in milliseconds; shift without a unit. */
const LARGEST_PAINT = { reading: 800, tool: 1200 };
const BLOCKING = 30;
const SHIFT = 0;
const SHIFT_DIGITS = 3;

type Run = {
  /** In the order of the categories. */
  scores: number[];
  paint: number;
  blocking: number;
  shift: number;
  /** What keeps a score from 100. */
  costs: string[];
  /** Lighthouse's measure of the machine. */
  machineIndex: number;
  /** The versions of the browser and of Lighthouse. */
  browser: string;
  lighthouse: string;
};

type Row = Run & { page: string; form: Form; missed: string[] };

/** Now and then a browser's record of a page load lacks its beginning; Lighthouse then asks to be run again. */
const TRIES = 3;

async function runOnce(address: string, form: Form, port: number, tries = TRIES): Promise<Run> {
  // Loaded late: it takes seconds, and wrong options are refused without it.
  const { default: lighthouse, desktopConfig } = await import("lighthouse");
  const flags = { port, logLevel: "error" as const, onlyCategories: [...CATEGORIES] };
  const result = await lighthouse(address, flags, form === "desktop" ? desktopConfig : undefined);
  if (!result || result.lhr.runtimeError) {
    if (tries > 1) return runOnce(address, form, port, tries - 1);
    throw new Error(`Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  }
  const { audits, categories, environment, lighthouseVersion } = result.lhr;
  const figure = (audit: string) => audits[audit]?.numericValue ?? NaN;
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? NaN) * FULL_SCORE)),
    paint: figure("largest-contentful-paint"),
    blocking: figure("total-blocking-time"),
    shift: Number(figure("cumulative-layout-shift").toFixed(SHIFT_DIGITS)),
    costs: CATEGORIES.flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${audits[id]?.title ?? id} ${audits[id]?.displayValue ?? ""}`.trim()),
    ),
    machineIndex: environment.benchmarkIndex,
    browser: /Chrome\/([\d.]+)/.exec(environment.hostUserAgent)?.[1] ?? "of an unknown version",
    lighthouse: lighthouseVersion,
  };
}

/** What a page misses; a figure that is no number misses too. */
function missedBy(page: string, { scores, paint, blocking, shift }: Run): string[] {
  if (page === PLAIN_PAGE) return [];
  const missed = CATEGORIES.filter((_, index) => scores[index] !== FULL_SCORE).map(
    (name) => `${name} ${scores[CATEGORIES.indexOf(name)] ?? "none"}`,
  );
  const hasTools = readFileSync(built("public", fileOfPage(page)), "utf8").includes("data-island");
  const most = hasTools ? LARGEST_PAINT.tool : LARGEST_PAINT.reading;
  return [
    ...missed,
    ...(paint <= most ? [] : [`largest paint ${paint.toFixed(0)} ms, target ${most}`]),
    ...(blocking <= BLOCKING ? [] : [`blocking ${blocking.toFixed(0)} ms, target ${BLOCKING}`]),
    ...(shift <= SHIFT ? [] : [`layout shift ${shift}, target ${SHIFT}`]),
  ];
}

/** A page in one form, and what its runs gave. */
type Measured = { page: string; form: Form; runs: Run[] };

/** The medians of the runs. */
function rowOf({ page, form, runs }: Measured): Row {
  const middle = (read: (run: Run) => number) => median(runs.map(read));
  const run = {
    scores: CATEGORIES.map((_, index) => middle(({ scores }) => scores[index] ?? NaN)),
    paint: middle(({ paint }) => paint),
    blocking: middle(({ blocking }) => blocking),
    shift: middle(({ shift }) => shift),
    costs: [...new Set(runs.flatMap(({ costs }) => costs))],
    machineIndex: middle(({ machineIndex }) => machineIndex),
    browser: runs[0]?.browser ?? "",
    lighthouse: runs[0]?.lighthouse ?? "",
  };
  return { page, form, ...run, missed: missedBy(page, run) };
}

function cells({ page, form, scores, paint, blocking, shift }: Row): string[] {
  const plain = page === PLAIN_PAGE;
  const names = plain ? ["a plain page", form, "for comparison"] : [page, form, scores.join(" / ")];
  return [...names, paint.toFixed(0), blocking.toFixed(0), shift.toFixed(SHIFT_DIGITS)];
}

function report(rows: readonly Row[], runs: number, day: string): string {
  const missed = rows.filter(({ missed: all }) => all.length > 0);
  return [
    `Every page but the not-found page, which Lighthouse refuses for its status, compressed with brotli ahead, as far as it ` +
      `goes. Each figure is the median of ${runs} runs with ` +
      "Lighthouse's own settings for a phone (a slow 4G line, a processor slowed four times) and for a desktop. " +
      `The targets: four times ${FULL_SCORE}, the largest paint within ${LARGEST_PAINT.reading} ms on pages that are read and ` +
      `${LARGEST_PAINT.tool} ms on tools, ${BLOCKING} ms of blocking, no layout shift. ` +
      "The first rows are for comparison: a page of plain lines without style sheet, fonts and framework, so what this " +
      "browser on this machine takes by itself.",
    `\`npx tsx scripts/lighthouse.ts\`, ${day}. Lighthouse ${rows[0]?.lighthouse ?? ""}. ${machine(rows[0]?.browser ?? "")}. ` +
      `Lighthouse's benchmark index of the machine is ${median(rows.map(({ machineIndex }) => machineIndex)).toFixed(0)}: ` +
      `below ${SLOW_MACHINE} it warns that the processor is slower than its settings expect, and that times come out too long.`,
    missed.length === 0
      ? "Every target is met."
      : `Missed: ${missed.map(({ page, form, missed: all }) => `${page} (${form}) ${all.join(", ")}`).join("; ")}.`,
    table(
      [
        "Page",
        "Form",
        "Performance / accessibility / best practices / SEO",
        "Largest paint (ms)",
        "Blocking (ms)",
        "Layout shift",
      ],
      rows.map(cells),
    ),
  ].join("\n\n");
}

function pagesOfSite(): string[] {
  const { guides } = readContent(ROOT);
  return [...Object.values(ROUTES).map(({ path: page }) => page), ...guides.map(({ name }) => guidePath(name))];
}

void runCommand(async () => {
  const options = readOptions("npx tsx scripts/lighthouse.ts", {
    route: "paths with commas between",
    form: FORMS,
    runs: "number",
    date: "day",
  });
  const runs = Number(options.runs ?? RUNS);
  if (!Number.isInteger(runs) || runs < 1) throw new Error("--runs must be a whole number from 1.");
  const day = measuredOn(options.date);
  const all = pagesOfSite();
  const chosen = options.route?.split(",") ?? all;
  const unknown = chosen.find((page) => !all.includes(page));
  if (unknown) throw new Error(`There is no page ${unknown}. The pages are: ${all.join(", ")}`);

  const pages = [PLAIN_PAGE, ...chosen];
  const site = compressedCopy(built(ROOT, "public"));
  writeFileSync(path.join(site.folder, `${PLAIN_PAGE}.html`), PLAIN_HTML);
  const server = await startServer({ port: 0, folder: site.folder });
  // Started as Lighthouse starts one: Playwright would run scripts of its own in every page.
  const { launch } = await import("chrome-launcher");
  const browser = await launch({
    chromePath: await findBrowser(),
    chromeFlags: [...CHROMIUM_SWITCHES, "--headless=new"],
  });
  const forms = FORMS.filter((name) => !options.form || name === options.form);
  const measured = pages.flatMap((page) => forms.map((form): Measured => ({ page, form, runs: [] })));
  try {
    // Round by round: what slows the machine down for a minute spoils one run of a page, not all three.
    for (let round = 1; round <= runs; round += 1) {
      for (const { page, form, runs: given } of measured) {
        const run = await runOnce(server.url + page, form, browser.port);
        given.push(run);
        console.log(`Round ${round}: ${page}, ${form}: ${run.paint.toFixed(0)} and ${run.blocking.toFixed(0)} ms`);
      }
    }
  } finally {
    browser.kill();
    await server.close();
    site.remove();
  }
  const rows = measured.map(rowOf);
  for (const row of rows) {
    console.log(cells(row).join("  "));
    for (const text of [...row.missed.map((missed) => `missed: ${missed}`), ...row.costs]) console.log(`    ${text}`);
  }
  // Only the whole measurement stands in the documents.
  if (!options.route && !options.form && runs >= RUNS) {
    await writeSection("Lighthouse", report(rows, runs, day));
  }
  const missed = rows.filter((row) => row.missed.length > 0).length;
  console.log(
    missed === 0 ? "Every target is met." : `${missed} of ${chosen.length * forms.length} measurements miss a target.`,
  );
  return missed === 0 ? 0 : 1;
});
