import { CARDS } from "../support/content";
import { TEMPLATES } from "./support/templates";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

for (const route of TEMPLATES) {
  const details = { tag: route === "/" ? [] : "@full" };
  test(`can be read at ${route}, and its links lead on`, details, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const main = page.getByRole("main");
    for (const title of await main.locator("details:has(h2) > summary").all()) await title.click();
    for (const heading of await main.locator("h2:not(.visually-hidden)").all()) await expect(heading).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-query");
    // No button is shown that does nothing; a key term opens by itself.
    await expect(main.locator("button:not([popovertarget]):visible")).toHaveCount(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about");
  });
}

test("hides no card for a query that can't be followed", async ({ page }) => {
  await page.goto("/offers?filter=secured");
  for (const card of CARDS) await expect(page.getByRole("article", { name: card.name })).toBeVisible();
  await page.goto("/compare?search=zebra");
  for (const card of CARDS) await expect(page.getByText(`Best for: ${card.bestFor}`).first()).toBeVisible();
});
