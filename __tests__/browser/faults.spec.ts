import type { Page, Route } from "@playwright/test";
import { TOOL_ROUTES } from "../built/support/routes";
import { expect, openTool, test, untilReady } from "./support/test";

/** A query waits unseen for its script, but never for good (see the global styles). */
const LONGEST_WAIT = 8_000;

/** The site's own files that a page loads; every one of them can fail. */
async function ownAssets(page: Page, address: string): Promise<string[]> {
  const assets = new Set<string>();
  const note = (request: { url: () => string; resourceType: () => string }) => {
    if (request.resourceType() !== "document") assets.add(new URL(request.url()).pathname);
  };
  page.on("request", note);
  await openTool(page, address);
  await page.waitForLoadState("networkidle");
  page.off("request", note);
  return [...assets].filter((asset) => /\.(js|json)$/.test(asset)).sort();
}

const FAULTS: Record<string, (route: Route) => Promise<void> | void> = {
  "is missing (404)": (route) => route.fulfill({ status: 404, body: "Not found" }),
  "is broken (500)": (route) => route.fulfill({ status: 500, body: "Broken" }),
  hangs: () => undefined,
};

test.describe("each of a page's own files fails in turn: the page can be read, and its links work", () => {
  test.use({ expectedProblem: /./ });

  for (const route of TOOL_ROUTES) {
    for (const [fault, fail] of Object.entries(FAULTS)) {
      test(`on ${route} a file ${fault}`, async ({ page, browser, baseURL }) => {
        // A dozen files, a page load each.
        test.setTimeout(90_000);
        const assets = await ownAssets(page, route);
        expect(assets.length).toBeGreaterThan(3);
        const heading = await page.getByRole("heading", { level: 1 }).textContent();
        for (const asset of assets) {
          await test.step(asset, async () => {
            const context = await browser.newContext({ baseURL: String(baseURL) });
            const broken = await context.newPage();
            await broken.route(`**${asset}`, fail);
            await broken.goto(route, { waitUntil: "commit" });
            await expect(broken.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
            // The page may just be loading itself once more, and so take the first press away.
            await expect(async () => {
              await broken.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click({ timeout: 1_000 });
              await expect(broken).toHaveURL("/about", { timeout: 1_000 });
            }).toPass();
            await context.close();
          });
        }
      });
    }
  }
});

test.describe("a deploy in the middle of a visit", () => {
  test.use({ expectedProblem: /./ });

  const PARTS = /-[0-9a-f]{8}\.js$|\/page-data\//;
  const missing = (route: Route) => route.fulfill({ status: 404, body: "Not found" });

  test("a link with a query leads to the new page, query and all", async ({ page }) => {
    await openTool(page, "/compare");
    // What the open page asks for is gone; the page that the host sends next has its own scripts.
    await page.route(PARTS, missing);
    page.on("request", (request) => {
      if (request.isNavigationRequest()) void page.unroute(PARTS, missing);
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "Secured Cards" }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page).toHaveURL("/offers?filter=secured");
  });

  test("a page whose scripts are gone loads itself again, once, and keeps its query and its amounts", async ({
    page,
  }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    let first = true;
    await page.route(/\/app-[0-9a-f]{8}\.js$/, (route) => {
      if (!first) return route.continue();
      first = false;
      return route.fulfill({ status: 404, body: "Not found" });
    });
    await page.goto("/calculator?from=mail#balance=4000&apr=19.99&payment=200");
    await untilReady(page);
    await expect(page.getByRole("textbox", { name: /balance/i }).first()).toHaveValue(/4,?000/);
    await expect(page).toHaveURL("/calculator?from=mail#balance=4000&apr=19.99&payment=200");
    expect(documents).toBe(2);
  });

  test("where they stay missing, the page loads itself no more than once", async ({ page }) => {
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(PARTS, missing);
    await page.goto("/offers?filter=secured");
    await expect(page.getByRole("article").first()).toBeVisible({ timeout: LONGEST_WAIT });
    await page.waitForLoadState("networkidle");
    expect(documents).toBe(2);
    await expect(page).toHaveURL("/offers?filter=secured");
  });
});

test.describe("offline", () => {
  test.use({ expectedProblem: /./ });

  test("a link that can't be followed leaves the way back; online again the page is as it was", async ({
    page,
    context,
  }) => {
    await openTool(page, "/offers?filter=secured");
    await context.setOffline(true);
    await page.getByRole("banner").getByRole("link", { name: "Calculator" }).click();
    await page.waitForURL(/calculator|chrome-error/, { waitUntil: "commit" }).catch(() => null);
    await context.setOffline(false);
    await page.goto("/offers?filter=secured");
    await untilReady(page);
    await expect(page.getByRole("article")).toHaveCount(2);
  });

  test("what is loaded already still works", async ({ page, context }) => {
    await openTool(page, "/offers");
    await context.setOffline(true);
    await page.getByRole("button", { name: /Secured/ }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page).toHaveURL("/offers?filter=secured");
  });
});
