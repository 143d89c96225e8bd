/**
 * `npx tsx scripts/bench/costs.ts`: how long the catalogue's costs and their order take in a real browser at a quarter of this
 * machine's speed, with 600 generated cards. A keystroke has to be answered within 50 ms.
 */
import type { Browser } from "@playwright/test";
import { build } from "esbuild";
import type { Card } from "../../src/domain/cards/card";
import type { Times } from "./costs-page";
import { launchBrowser } from "../lib/launch-browser";
import { median } from "../lib/median";
import { readOptions, runCommand } from "../lib/options.mjs";
import { readContent } from "../lib/read-content";
import { generateCards } from "./generated-cards";

const CARDS = 600;
const SEED = 2025;
const SLOWDOWN = 4;
const RUNS = 15;
const LIMIT = 50;

/** What a visitor may ask for, the ordinary and the slow: plans that never end, fees, years of minimum payments. */
const CASES = [
  ["$5,000 at $150 a month", {}],
  ["$5,000 at $40 a month, which seldom ends", { payment: "40" }],
  ["$1,000,000 at $10,000 a month", { balance: "1000000", payment: "10000" }],
  ["$100 of spending a month, rewards counted", { spending: "100", countRewards: true }],
  ["paid off within 36 months", { plan: "target", months: "36" }],
  ["paid off within 600 months", { plan: "target", months: "600" }],
  ["the issuer's minimum, 1% and interest", { plan: "minimum" }],
  ["the issuer's minimum, 2% of the balance", { plan: "minimum", rule: "percent", percent: "2", floor: "20" }],
] as const;

async function bundle(): Promise<string> {
  const result = await build({
    entryPoints: ["scripts/bench/costs-page.ts"],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    globalName: "bench",
  });
  const [file] = result.outputFiles;
  if (!file) throw new Error("The functions to measure could not be bundled.");
  return file.text;
}

/** Prints how long each case takes, and gives the slowest median in milliseconds. */
async function measure(browser: Browser, cards: readonly Card[]): Promise<number> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: await bundle() });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });

  console.log(
    `${CARDS} cards (seed ${SEED}), ${SLOWDOWN} × slower, ${RUNS} runs; milliseconds: median / worst after the first`,
  );
  let worst = 0;
  for (const [name, fields] of CASES) {
    const call = `bench.measure(${JSON.stringify(cards)}, ${JSON.stringify(fields)}, ${RUNS})`;
    const times = await page.evaluate<Times>(call);
    const figures = [times.planner, times.offers].map((all) => {
      // The very first run pays for the browser reading the functions.
      const later = all.slice(1);
      worst = Math.max(worst, median(later));
      return `${median(later).toFixed(1)} / ${Math.max(...later).toFixed(1)}`;
    });
    console.log(
      `${name.padEnd(44)}  planner ${(figures[0] ?? "").padStart(13)}   offers ${(figures[1] ?? "").padStart(13)}`,
    );
  }
  return worst;
}

void runCommand(async () => {
  readOptions("npx tsx scripts/bench/costs.ts");
  const cards = generateCards(readContent(process.cwd()).cards, CARDS, SEED);
  const browser = await launchBrowser();
  const worst = await measure(browser, cards).finally(() => browser.close());
  console.log(`slowest median: ${worst.toFixed(1)} ms, limit ${LIMIT} ms`);
  return worst > LIMIT ? 1 : 0;
});
