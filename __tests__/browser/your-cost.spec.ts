import type { Page } from "@playwright/test";
import { catalogueCosts } from "../../src/domain/catalogue-costs";
import { dollarRange } from "../../src/domain/your-cost";
import { CARDS, cardOf } from "../support/content";
import { REFUSALS, hang } from "./support/faults";
import { OWN_FAULTS, expect, openTool, test, untilStill } from "./support/test";

const ASK = "Show what each card would cost me";
const SCRIPT = /\.js$/;
const CITI = cardOf("citi-simplicity");
const ask = (page: Page) => page.getByRole("button", { name: ASK });
const citi = (page: Page) => page.getByRole("article", { name: CITI.name });

function costs(balance: number) {
  const found = catalogueCosts(CARDS, { balance, payment: 150 });
  if (!found) throw new Error("Amounts above zero are expected.");
  return found;
}

/** What the page says the card costs: the tests of the rules have the figures, this is about what is served. */
function citiCost(balance: number): string {
  const cost = costs(balance).costs.get(CITI.id);
  if (cost?.kind !== "ranked") throw new Error(`${CITI.name} can't be ranked.`);
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
  await ask(page).click();
  await expect(citi(page)).toContainText(citiCost(5000));
  expect(asked.length).toBeGreaterThan(before);

  await page.getByRole("textbox", { name: "Balance" }).fill("8765.43");
  await expect(page).toHaveURL("/offers#balance=8765.43&payment=150");
  await page.getByRole("button", { name: "Show Filters" }).click();
  await page.getByLabel("Sort by").selectOption("Your cost");
  await expect(page).toHaveURL("/offers?sort=cost#balance=8765.43&payment=150");
  await page.reload();
  await expect(citi(page)).toContainText("Your cost");
  await expect(page.getByRole("article").first()).toHaveAccessibleName(costs(8765.43).byCost[0]?.name ?? "");
  expect(asked.filter((request) => request.includes("8765.43"))).toEqual([]);
});

test("the keyboard alone reaches the costs", async ({ page }) => {
  await openTool(page, "/offers");
  await ask(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Balance" })).toBeVisible();
  await expect(ask(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Balance" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("1000");
  await expect(citi(page)).toContainText(citiCost(1000));
});

test.describe("when what reckons can't be loaded", () => {
  test.use({ expectedProblem: OWN_FAULTS });

  for (const [what, refuse] of Object.entries(REFUSALS)) {
    test(`since it ${what}, the page says so, and asking again tries again`, async ({ page }) => {
      await openTool(page, "/offers");
      await untilStill(page);
      await page.route(SCRIPT, refuse);
      await ask(page).click();
      await expect(page.getByText("The costs could not be loaded.").first()).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(10);
      await page.unroute(SCRIPT);
      await ask(page).click();
      await ask(page).click();
      await expect(citi(page)).toContainText(citiCost(5000));
    });
  }
});

test("while what reckons hangs, the page says that it is at work, and all else works", async ({ page }) => {
  await openTool(page, "/offers");
  await untilStill(page);
  await page.route(SCRIPT, hang);
  await ask(page).click();
  const waiting = page.getByText("Working out the costs …");
  await expect(waiting.first()).toBeVisible();
  await page.getByRole("button", { name: /Secured/ }).click();
  await expect(page.getByRole("article")).toHaveCount(2);
  await ask(page).click();
  await expect(waiting).toHaveCount(0);
  await expect(page).toHaveURL("/offers?filter=secured");
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
});

test("costs on /compare: four rows, the best marked in words, differences at a press", async ({ page }) => {
  await openTool(page, "/compare?cards=citi-simplicity,usaa-rate-advantage");
  await ask(page).click();
  const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
  await expect(row("Cost until paid off")).toContainText(citiCost(5000));
  await expect(row("Cost until paid off").getByRole("cell").first()).toContainText("best");
  await expect(row("Cost in the first year")).toBeVisible();
  await expect(row("Owed when the intro ends")).toContainText(/\$\d/);
  await expect(row("Cost if the intro rate is lost")).toBeVisible();
  const differences = page.getByRole("button", { name: "Highlight differences" });
  await differences.click();
  await expect(differences).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("rowheader", { name: "Annual Fee (same)" })).toBeVisible();
});
