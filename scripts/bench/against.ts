/**
 * `npx tsx scripts/bench/against.ts <folder>`: what this code takes beside the code in another folder, such as last week's, in
 * turns on one machine, as Markdown; fails where it takes a quarter more. Times alone say more of the machine than of the code.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { median } from "d3-array";
import { findBrowser } from "../lib/programs.mjs";
import { CHROMIUM_SWITCHES } from "../lib/chromium-switches";
import { head, measuredHere, row } from "../lib/measuring";
import { ROOT, runCommand } from "../lib/run.mjs";
import { startServer } from "../lib/static-server.mjs";
import { buildCopy } from "./large-copy";

const BUILDS = 3;
const VISITS = 7;
const PAGES = ["/offers", "/calculator", "/debts"];

/** How many times what it took before a figure may take. */
const MOST = 1.25;

/** A slow line, as Lighthouse has it: milliseconds, and bytes in a second. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWED = 4;

/** The seconds of a build without what an earlier one left. */
async function build(folder: string): Promise<number> {
  for (const name of [".cache", "public"]) rmSync(path.join(folder, name), { recursive: true, force: true });
  return buildCopy(folder);
}

/** The milliseconds until a page's tool answers, on a slow phone that was never there. */
async function visit(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  await page.goto(address);
  const ready = await page.waitForFunction(() => document.querySelector("[data-ready]") && performance.now());
  const time = Number(await ready.jsonValue());
  await page.close();
  return time;
}

const TAKES = { allowPositionals: true } as const;

void runCommand(async ({ positionals: [other] }) => {
  if (other === undefined) throw new Error("Usage: npx tsx scripts/bench/against.ts <folder>");
  const folders = [path.resolve(other), ROOT];
  const times = new Map<string, number[][]>();
  const note = (what: string, turn: number, time: number) => {
    const both = times.get(what) ?? [[], []];
    both[turn]?.push(time);
    times.set(what, both);
  };

  for (let round = 0; round < BUILDS; round += 1)
    for (const [turn, folder] of folders.entries()) note("Cold build (s)", turn, await build(folder));

  const servers = await Promise.all(
    folders.map((folder) => startServer({ port: 0, folder: path.join(folder, "public") })),
  );
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...CHROMIUM_SWITCHES] });
  try {
    for (let round = 0; round < VISITS; round += 1)
      for (const page of PAGES)
        for (const [turn, { url }] of servers.entries())
          note(`${page} until it answers (ms)`, turn, await visit(browser, url + page));
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
  }

  console.log(`\`npx tsx scripts/bench/against.ts\`, ${measuredHere()} Medians.\n`);
  console.log(head("What", "Before", "Now", "Ratio"));
  let missed = 0;
  for (const [what, both] of times) {
    const [before = NaN, now = NaN] = both.map((one) => median(one));
    const ratio = now / before;
    if (!(ratio <= MOST)) missed += 1;
    console.log(
      row(what, before.toFixed(1), now.toFixed(1), ratio <= MOST ? ratio.toFixed(2) : `**${ratio.toFixed(2)}**`),
    );
  }
  return missed > 0 ? 1 : 0;
}, TAKES);
