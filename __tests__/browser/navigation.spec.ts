import type { Page } from "@playwright/test";
import { CARDS, SITE } from "../support/content";
import { expect, loadedAt, openTool, test, untilReady } from "./support/test";

const header = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });

test("between tool pages the page changes in place, head and all", async ({ page }) => {
  await openTool(page, "/offers");
  const loaded = await loadedAt(page);
  for (const [name, address, title] of [
    ["Compare Cards", "/compare", "Compare Credit Cards"],
    ["Guides & Articles", "/guides", "Credit Card Guides & Articles"],
    ["Calculator", "/calculator", "Credit Card Payoff Calculator"],
    ["Credit Card Offers", "/offers", "Credit Card Offers"],
  ] as const) {
    await header(page, name).click();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(`${title} | ${SITE.brand}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", SITE.url + address);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    // What the first page said for programs is not true of this one; they read each page as it is written.
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
    expect(await loadedAt(page)).toBe(loaded);
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  expect(await loadedAt(page)).toBe(loaded);
});

test("a page with a query names itself without it, also once the query is applied", async ({ page }) => {
  await openTool(page, "/offers?filter=secured");
  await expect(page.getByRole("button", { name: /^Secured Cards/ })).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/offers?filter=secured");
  for (const [selector, attribute] of [
    ['link[rel="canonical"]', "href"],
    ['meta[property="og:url"]', "content"],
  ] as const) {
    const address = page.locator(selector);
    await expect(address).toHaveCount(1);
    await expect(address).toHaveAttribute(attribute, `${SITE.url}/offers`);
  }
});

test("a page that changes in place is announced, starts at its top and takes the focus along", async ({ page }) => {
  await openTool(page, "/offers");
  await page.getByRole("contentinfo").getByRole("link", { name: "Compare Cards" }).click();
  await expect(page.locator("#gatsby-announcer")).toContainText("Compare Credit Cards");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  // The next Tab must start from the new page's top, not from a link that is gone.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test("from a tool page to a reading page and back the pages are loaded, the one that is read without the framework", async ({
  page,
}) => {
  await openTool(page, "/guides");
  const loaded = await loadedAt(page);
  await page.getByRole("region", { name: "All Articles" }).getByRole("link").first().click();
  const back = page.getByRole("link", { name: "Back to Guides" });
  await expect(back).toBeVisible();
  const guide = await loadedAt(page);
  expect(guide).not.toBe(loaded);
  expect(await page.evaluate(() => document.querySelector("script[src]"))).toBeNull();
  await back.click();
  await expect(page).toHaveURL("/guides");
  await untilReady(page);
  expect(await loadedAt(page)).not.toBe(guide);
});

test("Back and Forward work across both kinds of pages", async ({ page }) => {
  await openTool(page, "/offers");
  await header(page, "Compare Cards").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare Credit Cards");
  await header(page, "About").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare Credit Cards");
  await untilReady(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credit Card Offers");
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
});

test.describe("Back pressed twice on a slow line, the second time before the page is ready,", { tag: "@full" }, () => {
  for (const [late, file] of [
    ["script", "/app-"],
    ["data", "/page-data/compare/"],
  ] as const) {
    test(`leads to the page before, though the ${late} of the page between arrives`, async ({ page }) => {
      await openTool(page, "/offers");
      await header(page, "Compare Cards").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Compare Credit Cards");
      await header(page, "About").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");

      // The file arrives after the visitor has gone on, and long before the page that they went to.
      const isLate = (url: URL) => url.pathname.includes(file);
      const asked = page.waitForRequest((request) => isLate(new URL(request.url())));
      await page.route(isLate, async (route) => {
        await page.waitForURL("/offers", { waitUntil: "commit" });
        await route.continue();
      });
      const used = page.waitForEvent("console", (message) => message.text() === "used");
      await page.addInitScript((part) => {
        const calm = () => requestIdleCallback(() => console.log("used"));
        new PerformanceObserver((list) => {
          if (list.getEntries().some(({ name }) => name.includes(part))) setTimeout(calm);
        }).observe({ type: "resource" });
      }, file);
      await page.route("/offers", async (route) => {
        await used;
        await route.continue();
      });

      await page.goBack({ waitUntil: "commit" });
      await asked;
      if (late === "data") await page.waitForFunction(() => "___loader" in window);
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL("/offers");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credit Card Offers");
      await expect(page.getByRole("article")).toHaveCount(CARDS.length);
    });
  }
});
