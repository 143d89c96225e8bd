import { type Page, chromium } from "@playwright/test";
import { CHROMIUM_SWITCHES } from "./lib/chromium-switches";
import { findBrowser } from "./lib/programs.mjs";
import { runCommand } from "./lib/run.mjs";
import { startServer } from "./lib/static-server.mjs";

/**
 * Walks the built site as three visitors do, and prints what stands between them and their first answer in dollars:
 * fields, taps, pixels to scroll and words to read; then how long the pages are on a phone.
 * Run it with `npx tsx scripts/walks.ts` after `npm run build`.
 */

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1440, height: 900 };
/** A laptop's window at 200 % zoom. */
const ZOOMED = { width: 720, height: 450 };

void runCommand(async () => {
  const { url, close } = await startServer({ port: 0, folder: "public" });
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...CHROMIUM_SWITCHES] });

  async function open(viewport: { width: number; height: number }, path: string): Promise<Page> {
    const page = await (await browser.newContext({ viewport, reducedMotion: "reduce" })).newPage();
    await page.goto(url + path);
    return page;
  }

  /** Types the amounts into the fields of these labels and presses the button; gives fields and taps. */
  async function type(page: Page, amounts: Record<string, string>, button: string): Promise<string> {
    for (const [label, amount] of Object.entries(amounts)) await page.getByLabel(label).fill(amount);
    await page.getByRole("button", { name: button }).click();
    const fields = Object.keys(amounts).length;
    return `${fields} fields, ${fields + 1} taps`;
  }

  /** How far an answer is from the top of the window as it stands, and the words of the page's main part before it. */
  async function distance(page: Page, answer: string): Promise<string> {
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
    return `"${answer}" ends at ${bottom} px of ${height}, ${Math.max(0, bottom - height)} px to scroll, after ${words} words`;
  }

  const SIX = { "Current Balance ($)": "6400", "Annual APR (%)": "27.99", "Monthly Payment ($)": "180" };

  const phone = await open(PHONE, "/");
  const asFound = await phone.evaluate(() => document.documentElement.scrollHeight);
  console.log(`Phone: / is ${(asFound / PHONE.height).toFixed(2)} screens long before anything is typed`);
  const typed = await type(phone, SIX, "Show my costs");
  console.log(`Phone, $6,400 at 27.99%, $180 a month, from the home page: ${typed}`);
  console.log(`  first card: ${await distance(phone, "$784")}`);
  console.log(`  staying put: ${await distance(phone, "$7,403")}`);
  for (const path of ["/", "/offers", "/calculator", "/compare?cards=citi-simplicity,wells-fargo-reflect"]) {
    await phone.goto(url + path);
    await phone.waitForLoadState("networkidle");
    const length = await phone.evaluate(() => document.documentElement.scrollHeight);
    console.log(`  ${path} is ${(length / PHONE.height).toFixed(2)} screens long with these numbers`);
  }

  const laptop = await open(LAPTOP, "/offers");
  await laptop.getByRole("button", { name: "Enter your numbers" }).click();
  await laptop.getByLabel("Make a purchase").check();
  const bought = await type(laptop, { "Purchase ($)": "3000", "Monthly Payment ($)": "250" }, "Show my costs");
  console.log(`Laptop, a $3,000 purchase at $250 a month, on /offers: ${bought} and 2 more`);
  await laptop.getByText("a $3,000 purchase, paying $250 a month", { exact: true }).waitFor();
  await laptop.evaluate(() => scrollTo(0, 0));
  const edges = await laptop
    .locator("article")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect()));
  const whole = edges.filter(({ top, bottom }) => top >= 0 && bottom <= LAPTOP.height);
  console.log(`  cards whole on the first screen: ${whole.length}`);
  await laptop.goto(`${url}/compare?cards=citi-simplicity,wells-fargo-reflect,capital-one-quicksilver`);
  const inner = await laptop
    .getByRole("region", { name: "Comparison table" })
    .evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
      across: scrollWidth > clientWidth,
      down: scrollHeight > clientHeight,
    }));
  console.log(`  three cards compared: inner scroll bar across ${inner.across}, down ${inner.down}`);

  const zoomed = await open(ZOOMED, "/calculator");
  const calculated = await type(zoomed, SIX, "Calculate Payoff");
  console.log(`At 200 % zoom on /calculator: ${calculated}`);
  console.log(`  ${await distance(zoomed, "interest costs $7,403.02")}`);

  await browser.close();
  await close();
});
