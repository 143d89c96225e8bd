import type { Page } from "@playwright/test";
import { expect, openTool, test } from "./support/test";

/** Back gives a visitor the page as it was left. */

const header = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });

for (const [name, address, field, value] of [
  ["Calculator", "/calculator#balance=9000&payment=300", "Current Balance ($)", "9000"],
  ["Guides & Articles", "/guides?q=student", "Search guides and articles", "student"],
] as const) {
  const details = name === "Calculator" ? {} : { tag: "@full" };
  test(`leads back to what was typed, after a link to ${name} from that page itself`, details, async ({ page }) => {
    await openTool(page, address);
    await expect(page.getByLabel(field)).toHaveValue(value);
    await header(page, name).click();
    await expect(page.getByLabel(field)).not.toHaveValue(value);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel(field)).toHaveValue(value);
  });
}

test("leads back to the place in the page, though its address holds amounts", { tag: "@full" }, async ({ page }) => {
  await openTool(page, "/offers#balance=5000&payment=150");
  const card = page.getByRole("article").nth(7);
  await expect(card.getByText("Your cost", { exact: true })).toBeVisible();
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
