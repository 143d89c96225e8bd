import type { Page } from "@playwright/test";
import { offerCosts } from "../../src/domain/catalog/offer-costs";
import type { VisitorInputs } from "../../src/domain/visitor/visitor-inputs";
import { CARDS } from "../support/content";
import { hang } from "./support/faults";
import { expect, openTool, test, untilStill } from "./support/test";

/** The card that costs least and what the page says of it: the tests of the rules have the figures. */
function cheapest(amount: number): { name: string; about: string } {
  const numbers: VisitorInputs = { goal: "balance", amount, apr: null, payment: 150, tier: null };
  const costs = offerCosts(CARDS, numbers);
  const [card] = costs.byCost;
  const cost = card && costs.of.get(card.id);
  if (!card || cost?.kind !== "ranked") throw new Error("A card is the cheapest.");
  return { name: card.name, about: cost.cost };
}

async function expectCheapestFirst(page: Page, amount: number): Promise<void> {
  const { name, about } = cheapest(amount);
  const first = page.getByRole("article").first();
  await expect(first).toHaveAccessibleName(name);
  await expect(first.getByText(about, { exact: true }).first()).toBeVisible();
}

test("costs on /offers: typed by keyboard, kept through reload, and in no request and no address", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
  await openTool(page, "/offers");
  await untilStill(page);
  await page.getByLabel("Balance ($)").focus();
  await page.keyboard.type("8765.43");
  await page.getByLabel("Payment ($)").focus();
  await page.keyboard.type("150");
  await page.keyboard.press("Enter");
  await expectCheapestFirst(page, 8765.43);
  await expect(page).toHaveURL("/offers");
  await page.reload();
  await expectCheapestFirst(page, 8765.43);
  expect(asked.filter((request) => request.includes("8765.43"))).toEqual([]);
});

test("numbers go along into a tab that is opened with a key held, and not into the link", async ({ page }) => {
  await openTool(page, "/#balance=6400&apr=27.99&payment=220");
  await expect(page.getByRole("region", { name: "A lower rate could save you about" })).toBeVisible();
  const link = page.getByRole("link", { name: /^See all \d+ cards$/ }).first();
  const opened = page.context().waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await expect(tab.getByText("Costs you about").first()).toBeVisible();
  await expect(tab).toHaveURL("/offers");
  await expect(link).toHaveAttribute("href", "/offers");
});

test("on the home page the button answers the first press", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Show my costs" }).click();
  await expect(page.getByLabel("Current Balance ($)")).toBeFocused();
  await expect(page.getByText("Enter your current balance in dollars")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the home page is six screens long at most, the plans of /market five, the calculator with its result seven", async ({
    page,
  }) => {
    const screens = () => page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    await page.goto("/");
    expect(await screens()).toBeLessThanOrEqual(6);
    await openTool(page, "/calculator#balance=6400&apr=27.99&payment=180");
    await expect(page.getByRole("heading", { name: "What the cheapest cards would cost you" })).toBeVisible();
    expect(await screens()).toBeLessThanOrEqual(7);
    await openTool(page, "/market#balance=6400&apr=27.99&payment=180&score=720-or-more");
    await expect(page.getByRole("heading", { name: "For your score" })).toBeVisible();
    expect(await screens()).toBeLessThanOrEqual(5);
  });
});

test("while what calculates hangs, the page says so, and all else works", { tag: "@full" }, async ({ page }) => {
  await openTool(page, "/offers");
  await untilStill(page);
  await page.route(/\.js$/, hang);
  await page.getByLabel("Balance ($)").fill("5000");
  await page.getByLabel("Payment ($)").fill("150");
  await page.getByRole("button", { name: "Show my costs" }).click();
  await expect(page.getByText("Calculating the costs …")).toBeVisible();
  await page.getByRole("button", { name: /^Secured Cards/ }).click();
  await expect(page).toHaveURL("/offers?filter=secured");
  await page.getByRole("button", { name: "Clear your numbers" }).click();
  await expect(page.getByText("Calculating the costs …")).toHaveCount(0);
});
