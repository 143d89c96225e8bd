import type { Page } from "@playwright/test";
import { TOOL_ROUTES } from "../built/support/routes";
import { countByCategory } from "../../src/domain/offers";
import { CARDS } from "../support/content";
import {
  type Answer,
  HOST_FAULTS,
  LONGEST_WAIT,
  answerUntilOpened,
  countDocuments,
  hang,
  missing,
} from "./support/faults";
import { keptBy } from "./support/kept";
import { OWN_FAULTS, expect, openTool, test, untilReady } from "./support/test";

const SECURED = countByCategory(CARDS).secured;

/** The number of the build, the one file that a page can do without. */
const BUILD_NUMBER = "/page-data/app-data.json";

/** The site's own files that a page loads before anybody uses it; every one of them can fail. */
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

/**
 * Waits until a page that is about to be opened has met the fault and done what it does about it: it loads itself once
 * more for a file that it can't have, but goes on without the number of the build. A file that hangs is asked for.
 */
async function untilMet(page: Page, asset: string, answer: Answer): Promise<void> {
  const isAsset = (sent: { url: () => string }) => new URL(sent.url()).pathname === asset;
  if (answer === hang) {
    await page.waitForRequest(isAsset);
    return;
  }
  if (asset === BUILD_NUMBER) {
    await page.waitForResponse(isAsset);
    await untilReady(page);
    return;
  }
  const documents = countDocuments(page);
  await page.waitForResponse((response) => documents() > 1 && isAsset(response));
}

test.describe(
  "each of a page's own files fails in turn: the page can be read, and its links work",
  { tag: "@full" },
  () => {
    test.use({ expectedProblem: OWN_FAULTS });

    for (const route of TOOL_ROUTES) {
      for (const [fault, answer] of Object.entries(HOST_FAULTS)) {
        test(`on ${route} a file ${fault}`, async ({ page, browser, baseURL }) => {
          // A dozen files, up to two page loads each.
          test.setTimeout(90_000);
          // What all pages load fails on the first of them alone.
          const [first = route] = TOOL_ROUTES;
          const shared = route === first ? [] : await ownAssets(page, first);
          const assets = (await ownAssets(page, route)).filter((asset) => !shared.includes(asset));
          expect(assets.length).toBeGreaterThan(1);
          const headings = await page.getByRole("heading").allTextContents();
          const fields = await page.getByRole("main").locator("input, textarea").count();
          for (const asset of assets) {
            await test.step(asset, async () => {
              const context = await browser.newContext({ baseURL: String(baseURL) });
              const faulty = await context.newPage();
              await faulty.route((url) => url.pathname === asset, answer);
              const met = untilMet(faulty, asset, answer);
              await faulty.goto(route, { waitUntil: "commit" });
              await met;
              await expect(faulty.getByRole("heading")).toHaveText(headings);
              await expect(faulty.getByRole("main").locator("input, textarea")).toHaveCount(fields);
              await faulty.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
              await expect(faulty).toHaveURL("/about");
              await context.close();
            });
          }
        });
      }
    }
  },
);

test.describe("a deploy in the middle of a visit", { tag: "@full" }, () => {
  test.use({ expectedProblem: OWN_FAULTS });

  const PARTS = /-[0-9a-f]{8}\.js$|\/page-data\//;

  test("a link with a query leads to the new page, query and all", async ({ page }) => {
    await openTool(page, "/compare");
    // What the open page asks for is gone; the page that the host sends next has its own scripts.
    await answerUntilOpened(page, PARTS, missing);
    await page.getByRole("contentinfo").getByRole("link", { name: "Secured Cards" }).click();
    await expect(page.getByRole("article")).toHaveCount(SECURED);
    await expect(page).toHaveURL("/offers?filter=secured");
  });

  test("a link leads to the new build's page, with no error on the way, though the open page can't read its data", async ({
    page,
  }) => {
    await openTool(page, "/compare");
    const newBuild = { webpackCompilationHash: "new" };
    await answerUntilOpened(page, /\/page-data\/app-data\.json/, (route) => route.fulfill({ json: newBuild }));
    await answerUntilOpened(page, /\/page-data\/offers\/page-data\.json/, async (route) => {
      const before = await (await route.fetch()).text();
      const after = before.replaceAll('"apr":', '"regularApr":');
      expect(after).not.toBe(before);
      await route.fulfill({ contentType: "application/json", body: after });
    });
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));

    // The open page may come to the same address in place, with the same cards: only a page that is loaded counts.
    const opened = page.waitForEvent("domcontentloaded");
    await page.getByRole("contentinfo").getByRole("link", { name: "Secured Cards" }).click();
    await opened;
    await untilReady(page);
    await expect(page.getByRole("article")).toHaveCount(SECURED);
    await expect(page).toHaveURL("/offers?filter=secured");
    expect(errors).toEqual([]);
  });

  test("a page whose scripts are gone loads itself again, once, and keeps its query and its amounts", async ({
    page,
  }) => {
    const documents = countDocuments(page);
    let first = true;
    await page.route(/\/app-[0-9a-f]{8}\.js$/, (route) => {
      if (!first) return route.continue();
      first = false;
      return missing(route);
    });
    await page.goto("/calculator?from=mail#balance=4000&apr=19.99&payment=200");
    await untilReady(page);
    await expect(page.getByRole("textbox", { name: /balance/i }).first()).toHaveValue(/4,?000/);
    await expect(page).toHaveURL("/calculator?from=mail#balance=4000&apr=19.99&payment=200");
    expect(documents()).toBe(2);
  });

  test("where they stay missing, the page loads itself no more than once", async ({ page }) => {
    const documents = countDocuments(page);
    await page.route(PARTS, missing);
    await page.goto("/offers?filter=secured");
    await expect(page.getByRole("article").first()).toBeVisible({ timeout: LONGEST_WAIT });
    await page.waitForLoadState("networkidle");
    expect(documents()).toBe(2);
    await expect(page).toHaveURL("/offers?filter=secured");
  });
});

test.describe("a deploy between a page and the number of its build", { tag: "@full" }, () => {
  test("loads the page once more, and keeps nothing in the browser", async ({ page }) => {
    const documents = countDocuments(page);
    await page.route(BUILD_NUMBER, (route) =>
      documents() > 1 ? route.continue() : route.fulfill({ json: { webpackCompilationHash: "another" } }),
    );
    await page.goto("/offers?filter=secured");
    await untilReady(page);
    await expect(page.getByRole("article")).toHaveCount(SECURED);
    await expect(page).toHaveURL("/offers?filter=secured");
    expect(documents()).toBe(2);
    expect(await keptBy(page)).toEqual([]);
  });
});

test.describe("offline", { tag: "@full" }, () => {
  test.use({ expectedProblem: OWN_FAULTS });

  test("what is loaded already still works, and a link leaves the way back: online again the page is as it was", async ({
    page,
    context,
  }) => {
    await openTool(page, "/offers");
    await context.setOffline(true);
    await page.getByRole("button", { name: /Secured/ }).click();
    await expect(page.getByRole("article")).toHaveCount(SECURED);
    // With the keyboard: what a mouse points at, the browser may get ahead, by a line that isn't cut here.
    await page.getByRole("banner").getByRole("link", { name: "Calculator", exact: true }).press("Enter");
    // The browser's own page, which says that there is no connection.
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.setOffline(false);
    await page.goBack();
    await untilReady(page);
    await expect(page.getByRole("article")).toHaveCount(SECURED);
    await expect(page).toHaveURL("/offers?filter=secured");
  });
});
