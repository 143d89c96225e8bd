import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { seededRandom } from "../../scripts/bench/generated-cards";
import { CARDS } from "../support/content";
import { drawAll } from "./support/draw-all";
import { hang, missing } from "./support/faults";
import { comeToPlanner } from "./support/planner";
import { OWN_FAULTS, expect, openTool, test, untilStill } from "./support/test";

const SCRIPT = /\.js$/;

const plan = (page: Page) => page.getByRole("region", { name: /^Your plan: / });
const ranking = (page: Page) => page.getByRole("region", { name: "What each card would cost you" });

/** What stands in the place of a part that could not be loaded. */
const lost = (page: Page) => page.getByText("This part of the page could not be loaded.");

test.describe("the planner's script", { tag: "@full" }, () => {
  test("loads once someone comes to it, and nothing on the page changes then", async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await page.addInitScript(drawAll);
    await openTool(page, "/calculator");
    await untilStill(page);
    const atFirst = scripts.length;
    const words = () => page.getByRole("main").innerText();
    const before = await words();
    await comeToPlanner(page);
    expect(scripts.length).toBeGreaterThan(atFirst);
    expect(await words()).toBe(before);
  });

  test("loads when the page is scrolled", async ({ page }) => {
    await openTool(page, "/calculator");
    await page.mouse.wheel(0, 300);
    await expect(page.getByRole("button", { name: "Copy link to this plan" })).toBeEnabled();
  });

  test("that hangs leaves the page as it is, with a calculator and links that work", async ({ page }) => {
    await openTool(page, "/calculator");
    await page.route(SCRIPT, hang);
    const asked = page.waitForRequest(SCRIPT);
    await page.getByLabel("Current Balance ($)").fill("100");
    await asked;
    await page.getByRole("button", { name: "Calculate Payoff" }).click();
    await expect(page.getByRole("region", { name: "Payoff Results" })).toContainText("Paid off in 1 month");
    // As the server drew it.
    await expect(plan(page)).toContainText("Debt-free after 58 months");
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  });

  test.describe("that does not come", () => {
    test.use({ expectedProblem: OWN_FAULTS });

    test("leaves the calculator working and says what to do", async ({ page }) => {
      await openTool(page, "/calculator");
      await page.route(SCRIPT, missing);
      await page.getByLabel("Current Balance ($)").fill("100");
      await expect(lost(page)).toHaveCount(1);
      await expect(page.getByLabel("Current Balance ($)")).toBeFocused();
      await page.getByRole("button", { name: "Calculate Payoff" }).click();
      await expect(page.getByRole("region", { name: "Payoff Results" })).toContainText("Paid off in 1 month");
    });
  });
});

/** The page's requests from now on, with the address that each names as its origin. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) =>
    asked.push(`${request.method()} ${request.url()} ${request.headers()["referer"] ?? ""}`),
  );
  return asked;
}

test("a shared plan is shown at once, and no request carries its amounts", async ({ page }) => {
  const asked = requestsOf(page);
  await openTool(page, "/calculator#balance=9876.54&apr=19.57&payment=321.12");
  await expect(page.getByLabel("Current Balance ($)")).toHaveValue("9876.54");
  await expect(plan(page)).toContainText("$9,876.54 at 19.57%");
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((request) => /9876\.54|321\.12|19\.57/.test(request))).toEqual([]);
});

test("what is typed stands in the fragment, and the results follow; no request carries it", async ({ page }) => {
  const asked = requestsOf(page);
  await openTool(page, "/calculator");
  await page.getByLabel("Current Balance ($)").fill("$3,000");
  await page.getByLabel("Annual APR (%)").fill("18");
  await page.getByLabel("Monthly Payment ($)").fill("100");
  await expect(plan(page)).toContainText("Debt-free after 41 months, with $1,015.49 of interest.");
  await page.getByRole("button", { name: "Calculate Payoff" }).click();
  await expect(page).toHaveURL("/calculator#balance=3000&apr=18&payment=100");
  expect(asked.filter((request) => !request.startsWith("GET ") || request.includes("3000"))).toEqual([]);
});

test("the schedule downloads as CSV, one line a month", async ({ page }) => {
  await openTool(page, "/calculator");
  await comeToPlanner(page);
  await page.getByText("Your plan month by month").first().click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /CSV/ }).click();
  const text = readFileSync(await (await download).path(), "utf8");
  // Its head and the 58 months until the usual plan has paid the debt off.
  expect(text.trim().split("\r\n")).toHaveLength(59);
});

test("the reminder is a calendar file for the day on which the intro rate ends", { tag: "@full" }, async ({ page }) => {
  await openTool(page, "/calculator");
  await comeToPlanner(page);
  const button = page.getByRole("button", { name: "Download reminder (.ics)" });
  await button.click();
  await expect(page.getByLabel("Start date")).toBeFocused();
  await expect(page.getByLabel("Start date")).toHaveAccessibleDescription(/Choose the day/);
  await page.getByLabel("Start date").fill("2025-01-31");
  const download = page.waitForEvent("download");
  await button.click();
  const text = readFileSync(await (await download).path(), "utf8");
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[^]*DTSTART;VALUE=DATE:\d{8}\r\n[^]*END:VCALENDAR\r\n$/);
});

test("a thousand random inputs crash nothing", { tag: "@full" }, async ({ page }) => {
  await openTool(page, "/calculator");
  await comeToPlanner(page);
  const random = seededRandom(1_000);
  const pieces = "0 1 9 5000 24.99 - . , $ % e 1e308 NaN <b> é \u202e ∞".split(" ");
  const texts = Array.from({ length: 1_000 }, () =>
    Array.from({ length: Math.floor(random() * 5) }, () => pieces[Math.floor(random() * pieces.length)]).join(""),
  );
  await page.evaluate(async (all) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("main input:not([type=date])")];
    for (const [index, text] of all.entries()) {
      const field = fields[index % fields.length];
      if (!field) throw new Error("there is no field");
      if (field.type === "radio" || field.type === "checkbox") field.click();
      else {
        // The browser's own setter: React listens in on the one of the element.
        Reflect.set(HTMLInputElement.prototype, "value", text, field);
        field.dispatchEvent(new Event("input", { bubbles: true }));
      }
      // The results are drawn when the typing pauses.
      if (index % 25 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
  }, texts);
  await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
  await page.getByLabel("Current Balance ($)").fill("100");
  await page.getByLabel("Annual APR (%)").fill("20");
  await page.getByLabel("Monthly Payment ($)").fill("1000");
  await page.getByRole("button", { name: "Calculate Payoff" }).click();
  await expect(page.getByRole("region", { name: "Payoff Results" })).toContainText("Paid off in 1 month");
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("the plan, the chart and the ranking for the usual figures can be read", async ({ page }) => {
    await page.goto("/calculator");
    await expect(plan(page)).toContainText("Debt-free after 58 months, with $3,622.30 of interest.");
    await expect(page.getByRole("img", { name: /^Balance over time/ })).toBeVisible();
    for (const { name } of CARDS) await expect(ranking(page)).toContainText(name);
  });
});
