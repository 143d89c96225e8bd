import type { Page } from "@playwright/test";
import { catalogueCosts } from "../../src/domain/cards/catalogue-costs";
import { dollarRange } from "../../src/domain/forms/your-cost";
import { countByCategory } from "../../src/domain/cards/offers";
import { CARDS } from "../support/content";
import { hang, missing } from "./support/faults";
import { OWN_FAULTS, expect, openTool, test, untilStill } from "./support/test";

const ASK = "Show what each card would cost me";
const SCRIPT = /\.js$/;
/** A card whose cost can be reckoned with any amounts of these tests, and another one. */
const [CARD, OTHER] = twoOf(costs(5000).byCost);
const ask = (page: Page) => page.getByRole("button", { name: ASK });
const panel = (page: Page) => page.getByRole("article", { name: CARD.name });

function twoOf<T>([first, second]: readonly T[]): readonly [T, T] {
  if (!first || !second) throw new Error("There are no two cards.");
  return [first, second];
}

function costs(balance: number) {
  const found = catalogueCosts(CARDS, { balance, payment: 150 });
  if (!found) throw new Error("Amounts above zero are expected.");
  return found;
}

/** What the page says the card costs: the tests of the rules have the figures, this is about what is served. */
function costOf(balance: number): string {
  const cost = costs(balance).costs.get(CARD.id);
  if (cost?.kind !== "ranked") throw new Error(`${CARD.name} can't be ranked.`);
  return dollarRange(cost.low.totalCost, cost.high.totalCost);
}

test("costs on /offers: asked for, typed, sorted by, and kept in the fragment that no request carries", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.headers()["referer"] ?? ""}`));
  await openTool(page, "/offers");
  await untilStill(page);
  const before = asked.length;
  // By the keyboard alone.
  await ask(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText(costOf(5000));
  expect(asked.length).toBeGreaterThan(before);
  await expect(ask(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Balance" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("8765.43");
  await expect(page).toHaveURL("/offers#balance=8765.43&payment=150");
  await page.getByRole("button", { name: "Show Filters" }).click();
  await page.getByLabel("Sort by").selectOption("Your cost");
  await expect(page).toHaveURL("/offers?sort=cost#balance=8765.43&payment=150");
  await page.reload();
  await expect(panel(page)).toContainText("Your cost");
  await expect(page.getByRole("article").first()).toHaveAccessibleName(costs(8765.43).byCost[0]?.name ?? "");
  expect(asked.filter((request) => request.includes("8765.43"))).toEqual([]);
});

test.describe("when what reckons can't be loaded", { tag: "@full" }, () => {
  test.use({ expectedProblem: OWN_FAULTS });

  test("the page says so, and asking again tries again", async ({ page }) => {
    await openTool(page, "/offers");
    await untilStill(page);
    await page.route(SCRIPT, missing);
    await ask(page).click();
    await expect(page.getByText("The costs could not be loaded.").first()).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(CARDS.length);
    await page.unroute(SCRIPT);
    await ask(page).click();
    await ask(page).click();
    await expect(panel(page)).toContainText(costOf(5000));
  });
});

test("while what reckons hangs, the page says so, and all else works", { tag: "@full" }, async ({ page }) => {
  await openTool(page, "/offers");
  await untilStill(page);
  await page.route(SCRIPT, hang);
  await ask(page).click();
  const waiting = page.getByText("Working out the costs …");
  await expect(waiting.first()).toBeVisible();
  await page.getByRole("button", { name: /Secured/ }).click();
  await expect(page.getByRole("article")).toHaveCount(countByCategory(CARDS).secured);
  await ask(page).click();
  await expect(waiting).toHaveCount(0);
  await expect(page).toHaveURL("/offers?filter=secured");
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
});

test("costs on /compare stand in the table once they are asked for", async ({ page }) => {
  await openTool(page, `/compare?cards=${CARD.id},${OTHER.id}`);
  await ask(page).click();
  await expect(page.getByRole("row", { name: /^Cost until paid off/ })).toContainText(costOf(5000));
});
