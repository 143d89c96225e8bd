import { expect, openTool, test } from "./support/test";

/** Back gives a visitor the page as it was left. */

test("returns to the place in the page though the address holds amounts", { tag: "@full" }, async ({ page }) => {
  await openTool(page, "/offers#balance=5000&apr=24.99&payment=150");
  const card = page.getByRole("article").nth(7);
  await expect(card.getByText("Costs you about")).toBeVisible();
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
