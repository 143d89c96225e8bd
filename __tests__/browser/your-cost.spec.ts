import type { Page } from "@playwright/test";
import { offerCosts } from "../../src/domain/cards/offer-costs";
import { countByCategory } from "../../src/domain/cards/offers";
import type { Numbers } from "../../src/domain/numbers/numbers";
import { CARDS } from "../support/content";
import { hang, missing } from "./support/faults";
import { OWN_FAULTS, expect, openTool, test, untilStill } from "./support/test";

const SCRIPT = /\.js$/;
/** The card that costs least and what the page says of it: the tests of the rules have the figures. */
function cheapest(amount: number): { name: string; about: string } {
  const numbers: Numbers = { goal: "balance", amount, apr: null, payment: 150, tier: null };
  const costs = offerCosts(CARDS, numbers);
  const [card] = costs?.byCost ?? [];
  const cost = card && costs?.of.get(card.id);
  if (!card || cost?.kind !== "ranked") throw new Error("A card is the cheapest.");
  return { name: card.name, about: cost.about };
}

async function expectCheapestFirst(page: Page, amount: number): Promise<void> {
  const { name, about } = cheapest(amount);
  const first = page.getByRole("article").first();
  await expect(first).toHaveAccessibleName(name);
  await expect(first.getByText(`About ${about}`)).toBeVisible();
}

const ask = (page: Page) => page.getByRole("button", { name: "Enter your numbers" });

async function typeNumbers(page: Page, amount: string): Promise<void> {
  await ask(page).click();
  await page.getByLabel("Current Balance ($)").fill(amount);
  await page.getByLabel("Monthly Payment ($)").fill("150");
  await page.getByRole("button", { name: "Show my costs" }).click();
}

test("costs on /offers: typed by keyboard, kept through reload, and in no request and no address", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
  await openTool(page, "/offers");
  await untilStill(page);
  await ask(page).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Current Balance ($)").focus();
  await page.keyboard.type("8765.43");
  await page.getByLabel("Monthly Payment ($)").focus();
  await page.keyboard.type("150");
  await page.keyboard.press("Enter");
  await expectCheapestFirst(page, 8765.43);
  await expect(page).toHaveURL("/offers");
  await page.reload();
  await expectCheapestFirst(page, 8765.43);
  expect(asked.filter((request) => request.includes("8765.43"))).toEqual([]);
});

test.describe("when what calculates can't be loaded", { tag: "@full" }, () => {
  test.use({ expectedProblem: OWN_FAULTS });

  test("the page says so, all cards stay, and a reload tries again", async ({ page }) => {
    await openTool(page, "/offers");
    await untilStill(page);
    await page.route(SCRIPT, missing);
    await typeNumbers(page, "5000");
    await expect(page.getByText("The costs could not be loaded.")).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(CARDS.length);
    await page.unroute(SCRIPT);
    await page.reload();
    await expectCheapestFirst(page, 5000);
  });
});

test("while what calculates hangs, the page says so, and all else works", { tag: "@full" }, async ({ page }) => {
  await openTool(page, "/offers");
  await untilStill(page);
  await page.route(SCRIPT, hang);
  await typeNumbers(page, "5000");
  const waiting = page.getByText("Working out the costs …");
  await expect(waiting).toBeVisible();
  await page.getByRole("button", { name: /^Secured Cards/ }).click();
  await expect(page.getByRole("article")).toHaveCount(countByCategory(CARDS).secured);
  await page.getByRole("button", { name: "Clear your numbers" }).click();
  await expect(waiting).toHaveCount(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
});
