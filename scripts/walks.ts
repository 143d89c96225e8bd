/** `npx tsx scripts/walks.ts`: what stands between visitors and their answer and plan; fails if a number is missed. */
import { type Locator, type Page, chromium } from "@playwright/test";
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

  /** How many words are to be seen in the main part of the page before one element, from the beginning of another on. */
  const wordsBefore = async (end: Locator, start: Locator) =>
    end.evaluate(
      (last, first) => {
        const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
        let words = 0;
        for (let node = walker.nextNode(); node && !last.contains(node); node = walker.nextNode()) {
          const isFrom = first.contains(node) || first.compareDocumentPosition(node) & 4;
          const { width = 0, height = 0 } = node.parentElement?.getBoundingClientRect() ?? {};
          if (isFrom && width > 1 && height > 1) words += (node.textContent ?? "").split(/\s+/).filter(Boolean).length;
        }
        return words;
      },
      await start.elementHandle(),
    );
  const top = (found: Locator) => found.evaluate((element) => element.getBoundingClientRect().top);
  const bottom = (found: Locator) => found.evaluate((element) => element.getBoundingClientRect().bottom);
  const answerOf = (page: Page) => page.getByRole("region", { name: "A lower rate could save you about" });

  /** How far an answer is from the top of the window as it stands, and the words of the page's main part before it. */
  async function sayDistance(page: Page, answer: string, found = page.getByText(answer).first()): Promise<void> {
    await found.waitFor();
    const end = Math.round(await bottom(found));
    const words = await wordsBefore(found, page.locator("main"));
    const { height = 0 } = page.viewportSize() ?? {};
    say(`  ${answer} ends at ${end} px of ${height}, after ${words} words`, end <= height);
  }

  /** From the first figure to the end of the plan with dates, and from there to the three cheapest side by side. */
  async function sayPlan(page: Page): Promise<void> {
    const plan = page.getByRole("region", { name: /^What to do with / });
    await plan.waitFor();
    const answer = answerOf(page);
    const words = await wordsBefore(plan.locator("dl + *"), answer);
    const screens = ((await bottom(plan.locator("dl"))) - (await top(answer))) / PHONE.height;
    say(`  to a plan with dates: ${screens.toFixed(2)} screens, ${words} words`, screens <= 2 && words <= 150);
    await page.getByRole("link", { name: "Compare these 3" }).click();
    await page.getByText("Cost until paid off").waitFor();
    say("  to the three cheapest side by side, with costs: 1 tap");
  }

  /** The plans of the survey: the visitor's first figure. */
  async function sayMarket(page: Page): Promise<void> {
    await page.getByRole("heading", { name: "For you" }).waitFor();
    const words = await wordsBefore(page.getByText(/^Your rate is higher than/), page.locator("main"));
    say(`  /market says where the visitor's rate stands after ${words} words`, words <= 80);
  }

  async function sayDebts(page: Page): Promise<void> {
    const pay = page.getByRole("heading", { name: "What to pay this month" });
    await pay.waitFor();
    const screen = Math.floor((await top(pay)) / PHONE.height) + 1;
    say(`  /debts says what to pay this month on screen ${screen}`, screen <= 2);
  }

  async function sayLowScore(page: Page): Promise<void> {
    await page.getByRole("heading", { name: "For you", exact: true }).waitFor();
    const first = (await page.locator("article").first().textContent()) ?? "";
    say("Score of 590: a secured card leads, with its deposit", first.includes("Deposit"));
    say("  a debt that fits no line is said", await page.getByText("won’t fit").first().isVisible());
  }

  async function sayLowPayment(page: Page): Promise<void> {
    const first = page.getByRole("heading", { name: "Your payment is too low" });
    await first.waitFor();
    const before = (await top(first)) < (await top(page.getByRole("heading", { name: "Keep your current card" })));
    say("Payment too low: the one that works and help come before the cards", before);
  }

  /** By keyboard alone: every field that has the focus is in sight, and so is the answer in the end. */
  async function sayKeyboard(page: Page): Promise<void> {
    await page.getByLabel("Current Balance ($)").focus();
    for (const [key, next] of [
      ["6400", "Tab"],
      ["27.99", "Tab"],
      ["220", "Enter"],
    ] as const) {
      await page.keyboard.type(key);
      await page.keyboard.press(next);
    }
    const answer = answerOf(page);
    await answer.waitFor();
    const seen = (await top(answer)) < ZOOMED.height;
    say("By keyboard at 200 %: the answer has come into sight", seen);
  }

  const SIX = { "Current Balance ($)": "6400", "Annual APR (%)": "27.99", "Monthly Payment ($)": "180" };

  try {
    const phone = await open(PHONE, "/");
    say("Phone");
    await type(phone, "  $6,400 at 27.99%, $180 a month, from the home page", SIX, "Show my costs");
    await sayDistance(phone, "The saving", answerOf(phone).locator("[translate=no]").first());
    await sayDistance(phone, "$7,403");

    await sayPlan(await open(PHONE, "/#balance=6400&apr=27.99&payment=220"));
    await sayMarket(await open(PHONE, "/market#balance=6400&apr=27.99&payment=220&score=720-or-more"));
    await sayDebts(await open(PHONE, "/debts#balance=6400&apr=27.99&payment=300&d2.balance=900&d2.apr=25&budget=400"));
    await sayLowScore(await open(PHONE, "/offers#balance=6400&apr=27.99&payment=220&score=619-or-less"));
    await sayLowPayment(await open(PHONE, "/#balance=6400&apr=27.99&payment=100"));
    await sayKeyboard(await open(ZOOMED, "/"));

    const laptop = await open(LAPTOP, "/offers");
    await laptop.getByRole("button", { name: "More fields" }).click();
    await laptop.getByLabel("Make a purchase").check();
    const purchase = { "Purchase ($)": "3000", "Monthly Payment ($)": "250" };
    await type(
      laptop,
      "Laptop, a $3,000 purchase at $250 a month, on /offers, after 2 taps",
      purchase,
      "Show my costs",
    );
    await laptop.getByText("Costs you about").first().waitFor();

    const zoomed = await open(ZOOMED, "/calculator");
    await type(zoomed, "At 200 % zoom on /calculator", SIX, "Calculate Payoff");
    await sayDistance(zoomed, "interest costs $7,403.02");
  } finally {
    await browser.close();
    await close();
  }
  return missed > 0 ? 1 : 0;
});
