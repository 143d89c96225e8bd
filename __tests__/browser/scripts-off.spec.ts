import { CARDS } from "../support/content";
import { TEMPLATES } from "./support/templates";
import { expect, test } from "./support/test";

test.use({ javaScriptEnabled: false });

for (const route of TEMPLATES) {
  const details = { tag: route === "/" ? [] : "@full" };
  test(`${route} can be read with scripts off, and links lead on`, details, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const main = page.getByRole("main");
    // What is folded opens without a script.
    for (const title of await main.locator("details:has(h2) > summary").all()) await title.click();
    for (const heading of await main.locator("h2:not(.visually-hidden)").all()) await expect(heading).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-query");
    // No button is shown that does nothing; a key term opens by itself.
    await expect(main.locator("button:not([popovertarget]):visible")).toHaveCount(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about");
  });
}

test("a query, which can't be followed, hides no card", async ({ page }) => {
  await page.goto("/offers?filter=secured");
  for (const card of CARDS) await expect(page.getByRole("article", { name: card.name })).toBeVisible();
  await page.goto("/compare?search=zebra");
  for (const card of CARDS) await expect(page.getByText(`Best for: ${card.bestFor}`)).toBeVisible();
});

test("no form puts what was typed into the address or sends it", async ({ page }) => {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) loads.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  for (const [address, label, buttons] of [
    ["/calculator", "Current Balance ($)", ["Calculate Payoff"]],
    ["/contact", "Full Name", ["Send Message"]],
    ["/guides", "Email address", ["Subscribe"]],
    ["/guides", "Search guides and articles", ["Subscribe"]],
    ["/compare", "Search cards", []],
  ] as const) {
    await page.goto(address);
    await page.getByLabel(label, { exact: true }).fill("private");
    await page.getByLabel(label, { exact: true }).press("Enter");
    for (const name of buttons) await expect(page.getByRole("button", { name, disabled: false })).toHaveCount(0);
    await expect(page).toHaveURL(address);
  }
  expect(loads).toEqual(["GET /calculator", "GET /contact", "GET /guides", "GET /guides", "GET /compare"]);
});
