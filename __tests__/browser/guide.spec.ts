import type { Page } from "@playwright/test";
import { GUIDE_ROUTES } from "../built/support/routes";
import { LARGE, NARROWEST, PHONE } from "./support/screens";
import { expect, test } from "./support/test";

const GUIDE = "/guides/balance-transfers-explained";

const term = (page: Page) => page.getByRole("main").locator("button[popovertarget]").first();
const definition = (page: Page) => page.getByRole("main").locator("[popover]").first();

async function expectTermByKeyboard(page: Page): Promise<void> {
  await page.goto(GUIDE);
  await expect(definition(page)).toBeHidden();
  // Tab from the last link above the text.
  await page.getByRole("main").getByRole("navigation", { name: "In this guide" }).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(term(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(definition(page)).toBeVisible();
  await expect(definition(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(definition(page)).toBeHidden();
  await expect(term(page)).toBeFocused();
}

test("a key term opens by keyboard and closes on Escape, which leaves the focus where it was", async ({ page }) => {
  await expectTermByKeyboard(page);
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a key term opens and closes all the same", async ({ page }) => {
    await expectTermByKeyboard(page);
  });

  test("a chart's numbers open as a table", async ({ page }) => {
    await page.goto(GUIDE);
    const figure = page.getByRole("figure").first();
    await expect(figure.getByRole("table")).toBeHidden();
    await figure.getByText("Show the numbers").click();
    await expect(figure.getByRole("table")).toBeVisible();
  });
});

test("one definition at a time is open, and a click elsewhere closes it", async ({ page }) => {
  await page.goto(GUIDE);
  const terms = page.getByRole("main").locator("button[popovertarget]");
  await terms.nth(0).click();
  await expect(definition(page)).toBeVisible();
  await terms.nth(1).click();
  await expect(definition(page)).toBeHidden();
  await expect(page.locator("[popover]:popover-open")).toHaveCount(1);
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.locator("[popover]:popover-open")).toHaveCount(0);
});

for (const size of [NARROWEST, PHONE, LARGE]) {
  test(`no guide scrolls sideways at ${size.width} pixels, and no bar runs out of its chart`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const route of GUIDE_ROUTES) {
      await page.goto(route);
      const beyond = await page.evaluate(() => {
        const width = document.documentElement.clientWidth;
        const texts = [...document.querySelectorAll("main figure svg text")].filter(
          (text) => text.getBoundingClientRect().right > width,
        );
        return { scrolls: document.documentElement.scrollWidth - width, texts: texts.map((text) => text.textContent) };
      });
      expect([route, beyond]).toEqual([route, { scrolls: 0, texts: [] }]);
    }
  });
}

test("the contents follow beside the text on a large window", async ({ page }) => {
  await page.setViewportSize(LARGE);
  await page.goto(GUIDE);
  const contents = page.getByRole("navigation", { name: "In this guide" });
  await page.getByRole("heading", { name: "What to do next" }).scrollIntoViewIfNeeded();
  await expect(contents).toBeInViewport();
});

test("in print, definitions follow their terms, and nothing is left that only a screen can use", async ({ page }) => {
  await page.goto(GUIDE);
  await page.emulateMedia({ media: "print" });
  await expect(definition(page)).toBeVisible();
  await expect(definition(page)).toHaveCSS("position", "static");
  await expect(page.getByRole("navigation", { name: "In this guide" })).toBeHidden();
  await expect(page.getByText("Show the numbers").first()).toBeHidden();
  await expect(page.locator("[data-ad-slot]").first()).toBeHidden();
  await expect(page.getByRole("figure").first().getByRole("img").first()).toBeVisible();
});
