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
