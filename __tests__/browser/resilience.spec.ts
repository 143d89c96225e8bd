import type { Route } from "@playwright/test";
import { z } from "zod";
import { ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { countByCategory } from "../../src/domain/offers";
import { CARDS } from "../support/content";
import { countDocuments } from "./support/faults";
import { keptBy } from "./support/kept";
import { OWN_FAULTS, expect, openTool, test, untilReady } from "./support/test";

const SECURED = countByCategory(CARDS).secured;

test.describe("a script that does not arrive", () => {
  test.use({ expectedProblem: OWN_FAULTS });

  test("leaves the page readable: the framework", async ({ page }) => {
    const framework = /\/framework-.*\.js/;
    await page.route(framework, (route) => route.abort());
    // The page loads itself once more; a link that is followed before that would lead nowhere.
    const documents = countDocuments(page);
    const failed = page.waitForEvent("requestfailed", (request) => documents() > 1 && framework.test(request.url()));
    await page.goto("/offers", { waitUntil: "commit" });
    await failed;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credit Card Offers");
    for (const card of CARDS) await expect(page.getByRole("article", { name: card.name })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about");
  });
});

test.describe("an error in a page's own script", () => {
  test.use({ expectedProblem: OWN_FAULTS });

  const pageData = z.looseObject({
    result: z.looseObject({ data: z.looseObject({ cards: z.looseObject({ nodes: z.array(z.looseObject({})) }) }) }),
  });

  /** Data of another version than the script, as a visitor can meet it in the middle of a deploy: a card without its rate. */
  async function damage(route: Route): Promise<void> {
    const data = pageData.parse(await (await route.fetch()).json());
    for (const card of data.result.data.cards.nodes) delete card["apr"];
    await route.fulfill({ json: data });
  }

  test("shows 'Unexpected Application Error!' with a way home", async ({ page }) => {
    await page.route(/page-data\/offers\/page-data\.json/, damage);
    await page.goto("/offers");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
    await page.getByRole("link", { name: /home/i }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Unexpected Application Error!");
  });
});

test("a fragment that can't be decoded is dropped, as the page opens and later", async ({ page }) => {
  await openTool(page, "/offers?filter=secured#balance=%E0%A4%A");
  await expect(page.getByRole("article")).toHaveCount(SECURED);
  await expect(page).toHaveURL("/offers?filter=secured");
  await page.evaluate(() => {
    location.hash = "#%E0%A4%A";
  });
  await expect(page).toHaveURL("/offers?filter=secured");
  await expect(page.getByRole("article")).toHaveCount(SECURED);
});

test.describe("a browser that keeps nothing", () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
      Object.defineProperty(document, "cookie", { get: refuse, set: refuse });
    });
  });

  test("reads every page", { tag: "@full" }, async ({ page }) => {
    test.setTimeout(90_000);
    for (const route of ROUTES) {
      await page.goto(route);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (TOOL_ROUTES.includes(route)) await untilReady(page);
    }
  });

  test("goes from a shared address to another page in place, and uses that", async ({ page }) => {
    await openTool(page, "/offers?filter=secured");
    await expect(page.getByRole("article")).toHaveCount(SECURED);
    await page.getByRole("banner").getByRole("link", { name: "Compare Cards" }).click();
    await page.getByRole("checkbox").first().click();
    await expect(page.getByRole("columnheader")).toHaveCount(1);
  });
});

test("nothing is kept in the browser, cookie or storage, whatever a visitor does", async ({ page }) => {
  await openTool(page, "/offers?filter=secured");
  await openTool(page, "/calculator");
  await page.getByRole("button", { name: "Calculate Payoff" }).click();
  await expect(page.getByText("Paid off in 58 months")).toBeVisible();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact");
  await page.goBack();
  await expect(page).toHaveURL(/\/calculator/);
  expect(await keptBy(page)).toEqual([]);
});
