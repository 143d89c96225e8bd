import { expect, openTool, test } from "./support/test";

/** Back gives a visitor the page as it was left. */

test("returns to the place in the page though the address holds amounts", { tag: "@full" }, async ({ page }) => {
  await openTool(page, "/offers#balance=5000&apr=24.99&payment=150");
  const card = page.getByRole("article").filter({ hasText: "Costs you about" }).last();
  await expect(card).toBeVisible();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeInViewport();
  // By script: a pointer would have to scroll to the link first.
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Credit Card Offers");
  await expect(card).toBeInViewport();
});

test("finds the plans of /market again, with those that were open", { tag: "@full" }, async ({ page }) => {
  await openTool(page, "/market?tier=720-or-more#balance=6400&apr=27.99&payment=180");
  const rows = page.getByRole("main").locator("li > details");
  await page
    .getByRole("button", { name: /^Show more: 4 of/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Show more: 24 of/ })).toBeVisible();
  const shown = await rows.count();
  await rows.nth(15).locator("summary").click();
  await rows.nth(15).getByRole("definition").last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Contact Us" });
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await page.goBack();
  await expect(rows.nth(15)).toHaveAttribute("open");
  await expect(rows).toHaveCount(shown);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
