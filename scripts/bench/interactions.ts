/**
 * `npx tsx scripts/bench/interactions.ts`: how long every interaction of `visits.ts` takes in a slowed browser, as a Markdown
 * table: with the site as it was built last, and with 600 cards, for which a copy of the project is built. Fails where a
 * median is above 50 ms, or a single interaction takes half as long again as on a plain page.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type Page, chromium } from "@playwright/test";
import { built } from "../lib/built";
import { CHROMIUM_SWITCHES } from "../lib/chromium-switches";
import { withCopy } from "../lib/with-copy.mjs";
import { head, measuredHere, median, row } from "../lib/measuring";
import { findBrowser } from "../lib/programs.mjs";
import { ROOT, runCommand } from "../lib/run.mjs";
import { startServer } from "../lib/static-server.mjs";
import { buildCopy, enlarge } from "./large-copy";
import { PLAIN_PAGE, VISITS, type Visit } from "./visits";

const LIMIT = 50;
/** How much longer than on a plain page a single interaction may take: a busy machine is slow there, too. */
const BESIDE_PLAIN = 1.5;
const CARDS = 600;
const ROUNDS = 5;

/** A phone: the slow processors are there, and so is the menu. */
const SCREEN = { width: 412, height: 823 };

/** Event Timing reports nothing shorter, and rounds to 8 ms. */
const SHORTEST = 16;
/** What a person needs at least to find the next thing on the page, in milliseconds: work left over from a step ends in it. */
const LOOK = 500;

type Measured = { page: string; step: string; loads: boolean; times: number[] };

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
  const measured = visit.steps.map(({ name, loads = false }): Measured => ({
    page: visit.name ?? visit.path,
    step: name,
    loads,
    times: [],
  }));
  const page = await browser.newPage({ viewport: SCREEN });
  const thrown: Error[] = [];
  page.on("pageerror", (error) => thrown.push(error));
  await noteTimes(page);
  const session = await page.context().newCDPSession(page);
  // Larger than the screen that it stands for: what changes in a part that the window cuts off is never shown.
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", { windowId, bounds: { width: 800, height: 1200 } });
  for (let round = 0; round < ROUNDS; round += 1) {
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    // A fragment alone would open no new page.
    await page.goto("about:blank");
    await page.goto(new URL(visit.path, address).href);
    await page.waitForFunction(() => !document.querySelector('[data-island][data-until="load"]:not([data-ready])'));
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    for (const [index, { name, act }] of visit.steps.entries()) {
      await takeTimes(page);
      const done = await act(page).catch((cause: unknown) => {
        throw new Error(`${visit.path}, "${name}" could not be done: ${String(cause)}`, { cause });
      });
      const found = await takeTimes(page);
      measured[index]?.times.push(...found, ...Array<number>(Math.max(0, done - found.length)).fill(SHORTEST));
    }
  }
  await page.close();
  // Doing nothing is fast.
  if (thrown.length > 0) throw new Error(`${visit.path}: the page's scripts threw: ${thrown.join("; ")}`);
  return measured;
}

const worst = ({ times }: Measured) => Math.max(...times);

/** Measures and prints one table. Gives how many interactions are too slow. */
async function measure(browser: Browser, folder: string, visits: readonly Visit[], slowdown: number): Promise<number> {
  const server = await startServer({ port: 0, folder });
  let tooSlow = 0;
  try {
    const plain = await measureVisit(browser, server.url, PLAIN_PAGE, slowdown);
    const limit = Math.max(LIMIT, BESIDE_PLAIN * Math.max(...plain.map(worst)));
    console.log(head("Page", "Interaction", "Count", "Median", "Worst"));
    const print = (one: Measured, note: string) =>
      console.log(row(one.page, one.step, one.times.length, median(one.times), `${worst(one)}${note}`));
    for (const one of plain) print(one, "");
    for (const visit of visits) {
      for (const one of await measureVisit(browser, server.url, visit, slowdown)) {
        const slow = !one.loads && (median(one.times) > LIMIT || worst(one) > limit);
        print(one, one.loads ? " (loads its script)" : slow ? " (too slow)" : "");
        tooSlow += Number(slow);
      }
    }
  } finally {
    await server.close();
  }
  return tooSlow;
}

void runCommand(async () => {
  const { page, own } = parseArgs({ options: { page: { type: "string" }, own: { type: "boolean" } } }).values;
  const visits = VISITS.filter(({ path: address }) => page === undefined || address === page);
  // Nothing to measure is nothing too slow.
  if (visits.length === 0) throw new Error(`No steps are known for ${page ?? "any page"}.`);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...CHROMIUM_SWITCHES] });
  let tooSlow = 0;
  try {
    console.log(`\`npx tsx scripts/bench/interactions.ts\`, ${measuredHere()} Chromium ${browser.version()}.`);
    console.log("\nThe site as it is, on a processor slowed 6 times:\n");
    tooSlow += await measure(browser, built(ROOT, "public"), visits, 6);
    const large = visits.filter(({ catalogue }) => catalogue);
    if (!own && large.length > 0) {
      console.log(`\nWith ${CARDS} cards, on a processor slowed 4 times:\n`);
      tooSlow += await withCopy(async (copy) => {
        enlarge(copy, { cards: CARDS });
        await buildCopy(copy);
        return measure(browser, path.join(copy, "public"), large, 4);
      });
    }
  } finally {
    await browser.close();
  }
  console.log(`\n${tooSlow} interactions are too slow.`);
  return tooSlow > 0 ? 1 : 0;
});
