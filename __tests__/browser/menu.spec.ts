import type { Page } from "@playwright/test";
import { lookAtFocus } from "./support/focus";
import { LARGE, LOWEST, PHONE } from "./support/screens";
import { expect, test } from "./support/test";

const LINKS = ["Credit Card Offers", "Compare Cards", "Guides & Articles", "Calculator", "About", "Find Your Card"];

/** How far the focus ring reaches beyond its link, in pixels: 3 of ring, 2 of gap. */
const RING = 5;

const toggle = (page: Page) => page.getByRole("button", { name: "Menu" });
const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });

/** The menu's own surface; closed, none of its links can be seen or reached. */
async function expectClosed(page: Page): Promise<void> {
  for (const name of LINKS) await expect(link(page, name)).toBeHidden();
}

test.describe("the menu on a phone", () => {
  test.use({ viewport: PHONE });

  test(
    "starts closed, shows every link once opened, and closes on its button",
    { tag: "@firefox" },
    async ({ page }) => {
      await page.goto("/about");
      await expectClosed(page);
      await toggle(page).click();
      for (const name of LINKS) await expect(link(page, name)).toBeInViewport({ ratio: 1 });
      await toggle(page).click();
      await expectClosed(page);
    },
  );
});

test("shows each link with its ring in a low window, and leads on to the page", async ({ page }) => {
  await page.setViewportSize(LOWEST);
  await page.goto("/about");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toBeInViewport({ ratio: 1 });
  for (const name of LINKS) {
    await page.keyboard.press("Tab");
    // Firefox stops at the menu itself, too, which can be scrolled.
    if (await menu.evaluate((element) => element === document.activeElement)) await page.keyboard.press("Tab");
    await expect(link(page, name)).toBeFocused();
    expect((await lookAtFocus(page))?.faults, name).toEqual([]);
    await expect(link(page, name)).toBeInViewport({ ratio: 1 });
    const [frame, control] = [await menu.boundingBox(), await link(page, name).boundingBox()];
    expect(control?.y, name).toBeGreaterThanOrEqual((frame?.y ?? Infinity) + RING);
    expect((control?.y ?? Infinity) + (control?.height ?? 0) + RING, name).toBeLessThanOrEqual(
      (frame?.y ?? 0) + (frame?.height ?? 0),
    );
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test.describe("the menu with scripts off", () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test("opens, closes and leads on", async ({ page }) => {
    await page.goto("/offers");
    await expectClosed(page);
    await toggle(page).click();
    await expect(link(page, "Compare Cards")).toBeVisible();
    await page.keyboard.press("Escape");
    await expectClosed(page);
    await toggle(page).click();
    await link(page, "Compare Cards").click();
    await expect(page).toHaveURL("/compare");
    await expectClosed(page);
  });
});

test("shows the links without a button in a large window", async ({ page }) => {
  await page.setViewportSize(LARGE);
  await page.goto("/");
  await expect(toggle(page)).toBeHidden();
  for (const name of LINKS) await expect(link(page, name)).toBeVisible();
});
