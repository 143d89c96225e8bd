/** `npx tsx scripts/walks.ts`: what stands between three visitors and their first answer; fails if a number is missed. */
import { type Page, chromium } from "@playwright/test";
import { CHROMIUM_SWITCHES } from "./lib/chromium-switches";
import { findBrowser } from "./lib/programs.mjs";
import { runCommand } from "./lib/run.mjs";
import { startServer } from "./lib/static-server.mjs";

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };
const ZOOMED = { width: 720, height: 450 };

void runCommand(async () => {
  let missed = 0;
  /** Prints what was measured, and whether it misses its number. */
  function say(measured: string, met = true): void {
    console.log(met ? measured : `${measured} - MISSED`);
    if (!met) missed += 1;
  }

  const { url, close } = await startServer({ port: 0, folder: "public" });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...CHROMIUM_SWITCHES] });

  async function open(viewport: { width: number; height: number }, path: string): Promise<Page> {
    const page = await (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
    await page.goto(url + path);
    return page;
  }

  /** Types the amounts into the fields of these labels, at most four, and presses the button. */
  async function type(page: Page, who: string, amounts: Record<string, string>, button: string): Promise<void> {
    for (const [label, amount] of Object.entries(amounts)) await page.getByLabel(label).fill(amount);
    await page.getByRole("button", { name: button }).click();
    const fields = Object.keys(amounts).length;
    say(`${who}: ${fields} fields, ${fields + 1} taps`, fields <= 4);
  }

  /** How far an answer is from the top of the window as it stands, and the words of the page's main part before it. */
  async function sayDistance(page: Page, answer: string): Promise<void> {
    const found = page.getByText(answer).first();
    await found.waitFor();
    const { bottom, words } = await found.evaluate((element) => {
      const before = document.createRange();
      before.setStartBefore(document.querySelector("main") ?? document.body);
      before.setEndBefore(element);
      return {
        bottom: Math.round(element.getBoundingClientRect().bottom),
        words: before.toString().split(/\s+/).filter(Boolean).length,
      };
    });
    const { height = 0 } = page.viewportSize() ?? {};
    say(`  "${answer}" ends at ${bottom} px of ${height}, after ${words} words`, bottom <= height);
  }

  const SIX = { "Current Balance ($)": "6400", "Annual APR (%)": "27.99", "Monthly Payment ($)": "180" };

  const phone = await open(PHONE, "/");
  say("Phone");
  await type(phone, "  $6,400 at 27.99%, $180 a month, from the home page", SIX, "Show my costs");
  await sayDistance(phone, "$784");
  await sayDistance(phone, "$7,403");

  const laptop = await open(LAPTOP, "/offers");
  await laptop.getByRole("button", { name: "Enter your numbers" }).click();
  await laptop.getByLabel("Make a purchase").check();
  const purchase = { "Purchase ($)": "3000", "Monthly Payment ($)": "250" };
  await type(laptop, "Laptop, a $3,000 purchase at $250 a month, on /offers, after 2 taps", purchase, "Show my costs");
  await laptop.getByText("a $3,000 purchase, paying $250 a month", { exact: true }).waitFor();

  const zoomed = await open(ZOOMED, "/calculator");
  await type(zoomed, "At 200 % zoom on /calculator", SIX, "Calculate Payoff");
  await sayDistance(zoomed, "interest costs $7,403.02");

  await browser.close();
  await close();
  return missed > 0 ? 1 : 0;
});
