import type { Page } from "@playwright/test";
import { SITE } from "../support/content";
import { expect, loadedAt, openTool, test } from "./support/test";

const header = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });

test("every page is a document: a link loads it, and the framework's own data is never asked for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await openTool(page, "/offers");
  for (const [name, address, title] of [
    ["Compare Cards", "/compare", "Compare Credit Cards"],
    ["Calculator", "/calculator", "Credit Card Payoff Calculator"],
    ["About", "/about", "About Us"],
  ] as const) {
    const loaded = await loadedAt(page);
    await header(page, name).click();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(`${title} | ${SITE.brand}`);
    expect(await loadedAt(page)).not.toBe(loaded);
  }
  expect(asked.filter((path) => path.startsWith("/page-data/"))).toEqual([]);
});

for (const [shared, shown] of [
  ["/offers?filter=secured", 'button[aria-pressed="true"]:has-text("Secured Cards")'],
  ["/compare?cards=citi-simplicity,chase-slate-edge", 'th[scope="col"]:has-text("Citi Simplicity")'],
  ["/compare?search=navy", 'input[type="search"][value="navy"]'],
  ["/guides?q=student", 'input[type="search"][value="student"]'],
  ["/calculator#balance=9000&apr=19.99&payment=300", '#numbers-amount[value="9000"]'],
  ["/calculator#balance=9000&apr=24.99&payment=150&plan=target&months=24", '#planner-months[value="24"]'],
  ["/offers#balance=9000&apr=24.99&payment=300", 'section[aria-label="Your numbers"]:has-text("$9,000")'],
] as const) {
  test(`an address that was shared before still shows its state: ${shared}`, { tag: "@full" }, async ({ page }) => {
    await openTool(page, shared);
    await expect(page.locator(shown).last()).toBeVisible();
    // Amounts are in the tab now: a copied address holds nobody's debts.
    await expect(page).toHaveURL(shared.replace(/#.*/, ""));
  });
}
