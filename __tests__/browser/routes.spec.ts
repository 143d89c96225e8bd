import { ROUTES, TOOL_ROUTES } from "../built/support/routes";
import { keptBy } from "./support/kept";
import { LARGE, NARROWEST, PHONE } from "./support/screens";
import { expect, test, untilReady, untilStill } from "./support/test";

/** What runs out of the window at its right: the page as a whole, and the words of its charts. */
function beyondWindow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const texts = [...document.querySelectorAll("main figure svg text")].filter(
    (text) => text.getBoundingClientRect().right > clientWidth,
  );
  const page = scrollWidth > clientWidth ? [`the page, by ${scrollWidth - clientWidth} pixels`] : [];
  return [...page, ...texts.map((text) => `"${text.textContent}"`)];
}

for (const route of ROUTES) {
  test(
    `${route} answers 200 without a redirect, an error or another host, keeps nothing in the browser and never scrolls sideways`,
    { tag: "@full" },
    async ({ page }) => {
      const response = await page.goto(route);
      expect(response?.status()).toBe(200);
      expect(response?.request().redirectedFrom()).toBeNull();
      expect(response?.headers()["content-type"]).toMatch(/^text\/html;\s*charset=utf-8$/i);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (TOOL_ROUTES.includes(route)) await untilReady(page);
      for (const size of [LARGE, PHONE, NARROWEST]) {
        await page.setViewportSize(size);
        expect(await page.evaluate(beyondWindow), `${size.width} pixels wide`).toEqual([]);
      }
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await untilStill(page);
      await untilStill(page);
      await expect(page).toHaveURL(route);
      expect(await keptBy(page)).toEqual([]);
    },
  );
}

test("what looks for a page that is too wide finds one", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/about");
  await page.evaluate(() => {
    const wide = document.createElement("div");
    wide.textContent = "Wide";
    wide.style.minWidth = `${innerWidth + 50}px`;
    document.body.append(wide);
  });
  expect(await page.evaluate(beyondWindow)).toEqual([expect.stringMatching(/^the page, by \d+ pixels$/)]);
});

test("the not-found page is no route of its own", async ({ request }) => {
  expect((await request.get("/404")).status()).toBe(404);
});

test("any other address under /guides shows the index of guides, with status 200", async ({ page }) => {
  const response = await page.goto("/guides/none");
  expect(response?.status()).toBe(200);
  await untilReady(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credit Card Guides & Articles");
  await expect(page).toHaveURL("/guides/none");
  await page.getByLabel("Search guides and articles").fill("zebra");
  await expect(page.getByText("0 articles found", { exact: true })).toBeVisible();
});

test.describe("an unknown address", () => {
  test.use({ expectedProblem: /status of 404|Page not found: / });

  test("shows the not-found page with status 404 and ways on, and logs the path that is missing", async ({ page }) => {
    const message = page.waitForEvent("console", (candidate) => candidate.text().startsWith("Page not found"));
    const response = await page.goto("/none/at/all?secret=1");
    expect(response?.status()).toBe(404);
    expect((await message).text()).toBe("Page not found: /none/at/all");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
    await page.getByRole("main").getByRole("link", { name: "Compare Cards" }).click();
    await expect(page).toHaveURL("/compare");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Page Not Found");
  });
});
