/** `npx tsx scripts/bench/interactions.ts`: how long every control takes, with our cards; fails over 50 ms. */
import { type Browser, type Page, chromium } from "@playwright/test";
import { median } from "d3-array";
import { GUIDES_PREFIX, ROUTES } from "../../src/site/routes";
import { built } from "../lib/built";
import { CHROMIUM_SWITCHES } from "../lib/chromium-switches";
import { head, measuredHere, row } from "../lib/measuring";
import { findBrowser } from "../lib/programs.mjs";
import { ROOT, runCommand } from "../lib/run.mjs";
import { startServer } from "../lib/static-server.mjs";
import { useNext } from "./controls";

const LIMIT = 50;
/** How much longer than on a plain page a single interaction may take: a busy machine is slow there, too. */
const BESIDE_PLAIN = 1.5;
const ROUNDS = 5;

/** A phone: the slow processors are there, and so is the menu. */
const SCREEN = { width: 412, height: 823 };

/** Event Timing reports nothing shorter, and rounds to 8 ms. */
const SHORTEST = 16;
/** What a person needs at least to find the next thing on the page, in milliseconds: work left over from a step ends in it. */
const LOOK = 500;

/** How many times slower the processor is made: less where a page works with very much. */
const SLOWDOWN = 6;
const SLOWDOWN_OF_MUCH = 4;

type Visit = { path: string; name?: string; much?: boolean };

const LINES = "<p>Line of a <i>plain</i> page.</p>".repeat(200);
const PLAIN_HTML = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Plain page</title>
<main><button onclick="answer.textContent += 1">Button</button><input type="text" aria-label="Field" oninput="answer.textContent = value"><p id="answer">0</p>${LINES}</main>`;

/** What browser and machine take by themselves, without style sheet and framework. */
const PLAIN_PAGE: Visit = { path: `data:text/html,${encodeURIComponent(PLAIN_HTML)}`, name: "a plain page" };

/** Twelve debts with two offers, the most that the page takes. */
const DEBTS = Array.from({ length: 12 }, (_, index) => {
  const name = `d${index + 1}`;
  const promotion = index % 4 === 0 ? `&${name}.promotionApr=0&${name}.promotionMonths=${6 + index}` : "";
  const [balance, apr] = [900 + ((index * 437) % 3500), (14 + ((index * 5.37) % 16)).toFixed(2)];
  return `${name}.balance=${balance}&${name}.apr=${apr}${promotion}`;
}).join("&");

/** `much` marks the pages with all reported plans or the most debts. */
const VISITS: readonly Visit[] = [
  { path: ROUTES.home.path },
  { path: ROUTES.offers.path },
  { path: ROUTES.compare.path },
  { path: ROUTES.guides.path },
  { path: ROUTES.calculator.path },
  {
    path: `${ROUTES.debts.path}#budget=1100&${DEBTS}&o1.line=5200&o2.line=3100&o2.feePercent=5`,
    name: "/debts with twelve debts and two offers",
    much: true,
  },
  { path: ROUTES.market.path, much: true },
  { path: ROUTES.contact.path },
  { path: `${GUIDES_PREFIX}balance-transfers-explained` },
];

/** `loads`: what loads its script at its first use is printed, but not judged. */
type Measured = { step: string; loads: boolean; times: number[] };

/** Has every page note how long each interaction takes: from the event until the next frame is on the screen. */
async function noteTimes(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    const times = new Map<unknown, number>();
    Reflect.set(window, "interactions", times);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id: unknown = Reflect.get(entry, "interactionId");
        if (id) times.set(id, Math.max(times.get(id) ?? 0, entry.duration));
      }
    });
    // TypeScript's own types do not know the threshold yet.
    const options = { type: "event", durationThreshold: shortest };
    observer.observe(options);
  }, SHORTEST);
}

async function takeTimes(page: Page): Promise<number[]> {
  await page.waitForTimeout(LOOK);
  return page.evaluate<number[]>(`(() => {
    const found = [...interactions.values()];
    interactions.clear();
    return found;
  })()`);
}

async function measureVisit(browser: Browser, address: string, visit: Visit, slowdown: number): Promise<Measured[]> {
  const measured = new Map<string, Measured>();
  const page = await browser.newPage({ viewport: SCREEN });
  const thrown: Error[] = [];
  page.on("pageerror", (error) => thrown.push(error));
  let scripts = 0;
  page.on("request", (request) => (scripts += Number(request.resourceType() === "script")));
  await noteTimes(page);
  // What the compiler of these scripts puts around the functions that it sends to a page.
  await page.addInitScript("globalThis.__name = (value) => value");
  const session = await page.context().newCDPSession(page);
  // Larger than the screen that it stands for: what changes in a part that the window cuts off is never shown.
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", { windowId, bounds: { width: 800, height: 1200 } });
  for (let round = 0; round < ROUNDS; round += 1) {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    // A fragment alone would open no new page, and what the tab keeps would fill in the next round's fields.
    await page.evaluate("try { sessionStorage.clear() } catch {}");
    await page.goto("about:blank");
    await page.goto(new URL(visit.path, address).href);
    await page.waitForFunction(() => !document.querySelector('[data-island][data-until="load"]:not([data-ready])'));
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    for (;;) {
      await takeTimes(page);
      const before = scripts;
      const used = await useNext(page);
      if (!used) break;
      const found = await takeTimes(page);
      const one = measured.get(used.name) ?? { step: used.name, loads: false, times: [] };
      one.loads ||= scripts > before;
      one.times.push(...found, ...Array<number>(Math.max(0, used.count - found.length)).fill(SHORTEST));
      measured.set(used.name, one);
    }
  }
  await page.close();
  // Doing nothing is fast.
  if (thrown.length > 0) throw new Error(`${visit.path}: the page's scripts threw: ${thrown.join("; ")}`);
  if (measured.size === 0) throw new Error(`${visit.path} has nothing that can be used.`);
  return [...measured.values()];
}

const routeOf = (visit: Visit) => visit.path.replace(/#.*/, "");

const worst = ({ times }: Measured) => Math.max(...times);

/** Measures and prints one table, if there is anything to measure. Gives how many interactions are too slow. */
async function measure(browser: Browser, folder: string, visits: readonly Visit[], slowdown: number): Promise<number> {
  if (visits.length === 0) return 0;
  console.log(`\nOn a processor slowed ${slowdown} times:\n`);
  const server = await startServer({ port: 0, folder });
  let tooSlow = 0;
  try {
    console.log(head("Page", "Control", "Count", "Median", "Worst"));
    let limit = Infinity;
    for (const visit of [PLAIN_PAGE, ...visits]) {
      const measured = await measureVisit(browser, server.url, visit, slowdown);
      for (const one of measured) {
        const middle = median(one.times) ?? NaN;
        const isJudged = visit !== PLAIN_PAGE && !one.loads;
        const slow = isJudged && (middle > LIMIT || worst(one) > limit);
        const note = one.loads ? " (loads its script)" : slow ? " (too slow)" : "";
        console.log(row(visit.name ?? visit.path, one.step, one.times.length, middle, `${worst(one)}${note}`));
        tooSlow += Number(slow);
      }
      if (visit === PLAIN_PAGE) limit = Math.max(LIMIT, BESIDE_PLAIN * Math.max(...measured.map(worst)));
    }
  } finally {
    await server.close();
  }
  return tooSlow;
}

const TAKES = { options: { page: { type: "string" } } } as const;

void runCommand(async ({ values: { page } }) => {
  const visits = VISITS.filter((visit) => page === undefined || routeOf(visit) === page);
  // Nothing to measure is nothing too slow.
  if (visits.length === 0) throw new Error(`--page of: ${VISITS.map(routeOf).join(", ")}`);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...CHROMIUM_SWITCHES] });
  let tooSlow = 0;
  try {
    console.log(`\`npx tsx scripts/bench/interactions.ts\`, ${measuredHere()} Chromium ${browser.version()}.`);
    const site = built(ROOT, "public");
    const few = visits.filter(({ much }) => !much);
    const many = visits.filter(({ much }) => much);
    tooSlow += await measure(browser, site, few, SLOWDOWN);
    tooSlow += await measure(browser, site, many, SLOWDOWN_OF_MUCH);
  } finally {
    await browser.close();
  }
  console.log(`\n${tooSlow} interactions are too slow.`);
  return tooSlow > 0 ? 1 : 0;
}, TAKES);
