import type { Page, Route } from "@playwright/test";
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
import { OWN_FAULTS, expect, loadedAt, openTool, test, untilReady } from "./support/test";

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

  /** What the host has after the deploy: other data under the same addresses, and none of the scripts that are gone. */
  type NewBuild = { data: (before: string) => string; gone?: RegExp };

  const withNewIntro = (before: string) => before.replace('"intro":"', '"intro":"From the new build. ');

  const NEW_BUILDS: Record<string, NewBuild> = {
    "only the words are new": { data: withNewIntro },
    "the open page can't read the new data": { data: (before) => before.replaceAll('"apr":', '"regularApr":') },
    "the next page's script is gone": { data: withNewIntro, gone: /\/component---src-pages-offers-tsx-/ },
  };

  for (const [what, { data, gone }] of Object.entries(NEW_BUILDS)) {
    test(`a link leads to the new build's page, with no error on the way: ${what}`, async ({ page }) => {
      await openTool(page, "/compare");
      const newBuild = { webpackCompilationHash: "new" };
      await answerUntilOpened(page, /\/page-data\/app-data\.json/, (route) => route.fulfill({ json: newBuild }));
      await answerUntilOpened(page, /\/page-data\/offers\/page-data\.json/, async (route) => {
        const before = await (await route.fetch()).text();
        expect(data(before)).not.toBe(before);
        await route.fulfill({ contentType: "application/json", body: data(before) });
      });
      if (gone) await answerUntilOpened(page, gone, missing);
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      page.on("console", (message) => {
        // That a script is gone is the browser's to say; what the page makes of it is not.
        const own = message.type() === "error" && !message.text().startsWith("Failed to load resource");
        if (own) errors.push(message.text());
      });

      // The open page may come to the same address in place, with the same cards: only a page that is loaded counts.
      const opened = page.waitForEvent("domcontentloaded");
      await page.getByRole("contentinfo").getByRole("link", { name: "Secured Cards" }).click();
      await opened;
      await untilReady(page);
      await expect(page.getByRole("article")).toHaveCount(SECURED);
      await expect(page).toHaveURL("/offers?filter=secured");
      await expect(page.getByRole("main")).not.toContainText("From the new build.");
      expect(errors).toEqual([]);
    });
  }

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

test("a link to the open page with another query needs nothing more of the host", async ({ page }) => {
  await openTool(page, "/offers");
  const loaded = await loadedAt(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    // Chromium looks after its icon at each new address.
    if (!request.url().endsWith("/icon.svg")) asked.push(request.url());
  });
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Secured Cards" }).click();
  await expect(page).toHaveURL("/offers?filter=secured");
  await expect(page.getByRole("article")).toHaveCount(SECURED);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(CARDS.length);
  expect(await loadedAt(page)).toBe(loaded);
  expect(asked).toEqual([]);
});

test.describe("a deploy between a page and the number of its build", { tag: "@full" }, () => {
  test.use({ expectedProblem: OWN_FAULTS });

  const another = (route: Route) => route.fulfill({ json: { webpackCompilationHash: "another" } });

  test("loads the page once more, and keeps nothing in the browser", async ({ page }) => {
    const documents = countDocuments(page);
    await page.route(BUILD_NUMBER, (route) => (documents() > 1 ? route.continue() : another(route)));
    await page.goto("/offers?filter=secured");
    await untilReady(page);
    await expect(page.getByRole("article")).toHaveCount(SECURED);
    await expect(page).toHaveURL("/offers?filter=secured");
    expect(documents()).toBe(2);
    expect(await keptBy(page)).toEqual([]);
  });

  test("leaves the page as it was written where that doesn't help", async ({ page }) => {
    const documents = countDocuments(page);
    await page.route(BUILD_NUMBER, another);
    await page.goto("/offers");
    await page.waitForRequest((request) => documents() > 1 && request.url().endsWith(BUILD_NUMBER));
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("article")).toHaveCount(CARDS.length);
    expect(documents()).toBe(2);
    expect(await keptBy(page)).toEqual([]);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about");
  });
});

test("a link to a page whose data hangs is followed all the same", { tag: "@full" }, async ({ page }) => {
  await openTool(page, "/offers");
  const loaded = await loadedAt(page);
  await answerUntilOpened(page, /\/page-data\/compare\/page-data\.json/, hang);
  const opened = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole("banner").getByRole("link", { name: "Compare Cards", exact: true }).click();
  await opened;
  await expect(page).toHaveURL("/compare");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare Credit Cards");
  await untilReady(page);
  await expect(page.getByRole("checkbox")).toHaveCount(CARDS.length);
  expect(await loadedAt(page)).not.toBe(loaded);
});

test.describe("offline", { tag: "@full" }, () => {
  test.use({ expectedProblem: OWN_FAULTS });

  for (const [where, name] of [
    ["another tool page", "Calculator"],
    ["a reading page", "About"],
  ] as const) {
    test(`a link to ${where} can't be followed and leaves the way back; online again the page is as it was`, async ({
      page,
      context,
    }) => {
      await openTool(page, "/offers?filter=secured");
      await context.setOffline(true);
      // With the keyboard: what a mouse points at, the browser may get ahead, by a line that isn't cut here.
      await page.getByRole("banner").getByRole("link", { name, exact: true }).press("Enter");
      // The browser's own page, which says that there is no connection.
      await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
      await context.setOffline(false);
      await page.goBack();
      await untilReady(page);
      await expect(page.getByRole("article")).toHaveCount(SECURED);
      await expect(page).toHaveURL("/offers?filter=secured");
    });
  }

  test("what is loaded already still works", async ({ page, context }) => {
    await openTool(page, "/offers");
    await context.setOffline(true);
    await page.getByRole("button", { name: /Secured/ }).click();
    await expect(page.getByRole("article")).toHaveCount(SECURED);
    await expect(page).toHaveURL("/offers?filter=secured");
  });
});
