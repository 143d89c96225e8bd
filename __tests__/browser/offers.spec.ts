import type { Page } from "@playwright/test";
import { CARDS } from "../support/content";
import { expect, loadedAt, openTool, test } from "./support/test";

const TILES = [
  ["low-apr", "Low APR"],
  ["intro-apr", "0% Intro APR"],
  ["balance-transfer", "Balance Transfer"],
  ["secured", "Secured Cards"],
  ["rewards", "Low APR + Rewards"],
] as const;

const SECURED = "/offers?filter=secured";

const lowest = (apr: string) => Number.parseFloat(apr);
const byRating = [...CARDS].sort((a, b) => b.rating - a.rating);
const byApr = [...CARDS].sort((a, b) => lowest(a.apr) - lowest(b.apr));
const byName = [...CARDS].sort((a, b) => (a.name < b.name ? -1 : 1));
const namesOf = (cards: readonly { name: string }[]) => cards.map((card) => card.name);
const inCategory = (category: string) => namesOf(byRating.filter((card) => card.category === category));

const panels = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading");
const count = (page: Page, shown: number) => page.getByText(`Showing ${shown} of 10 available offers`, { exact: true });
const tile = (page: Page, name: string) =>
  page
    .getByRole("group", { name: "Categories" })
    .getByRole("button", { name: new RegExp(`^${name.replace("+", "\\+")}\\s*\\d`) });
const select = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const showFilters = (page: Page) => page.getByRole("button", { name: "Show Filters" }).click();

async function expectOffers(page: Page, names: readonly string[]): Promise<void> {
  await expect(panels(page)).toHaveText([...names]);
  await expect(count(page, names.length)).toBeVisible();
}

test("all ten cards are shown, the best rated first, ties in the catalogue's order", async ({ page }) => {
  await openTool(page, "/offers");
  await expectOffers(page, namesOf(byRating));
});

for (const [category, name] of TILES) {
  test(`the tile ${name} filters, says so, follows in the address and clears again`, async ({ page }) => {
    await openTool(page, "/offers");
    await tile(page, name).click();
    await expect(tile(page, name)).toHaveAttribute("aria-pressed", "true");
    await expectOffers(page, inCategory(category));
    await expect(page).toHaveURL(`/offers?filter=${category}`);
    await expect(tile(page, name)).toContainText(String(inCategory(category).length));
    await tile(page, name).click();
    await expect(tile(page, name)).toHaveAttribute("aria-pressed", "false");
    await expectOffers(page, namesOf(byRating));
    await expect(page).toHaveURL("/offers");
  });

  test(`the address ?filter=${category} opens the page with that category`, async ({ page }) => {
    await openTool(page, `/offers?filter=${category}`);
    await expectOffers(page, inCategory(category));
    await expect(page.getByRole("group", { name: "Categories" }).locator("[aria-pressed=true]")).toHaveText(
      new RegExp(`^${name.replace("+", "\\+")}`),
    );
  });
}

test("one tile takes the place of another", async ({ page }) => {
  await openTool(page, "/offers");
  await tile(page, "Low APR").click();
  await tile(page, "Secured Cards").click();
  await expectOffers(page, inCategory("secured"));
  await expect(page.getByRole("group", { name: "Categories" }).locator("[aria-pressed=true]")).toHaveCount(1);
});

test("the filter bar opens and closes, and hidden it can't be reached", async ({ page }) => {
  await openTool(page, "/offers");
  const bar = page.getByRole("group", { name: "Filters" });
  await expect(bar).toBeHidden();
  await expect(page.getByRole("button", { name: "Show Filters" })).toHaveAttribute("aria-expanded", "false");
  await showFilters(page);
  await expect(bar).toBeVisible();
  const hide = page.getByRole("button", { name: "Hide Filters" });
  await expect(hide).toHaveAttribute("aria-expanded", "true");
  await hide.click();
  await expect(bar).toBeHidden();
  await page.keyboard.press("Tab");
  await expect(bar.locator(":focus")).toHaveCount(0);
});

test("the category of the filter bar and the tiles are one and the same", async ({ page }) => {
  await openTool(page, "/offers");
  await showFilters(page);
  await select(page, "Category").selectOption("rewards");
  await expect(tile(page, "Low APR + Rewards")).toHaveAttribute("aria-pressed", "true");
  await tile(page, "Balance Transfer").click();
  await expect(select(page, "Category")).toHaveValue("balance-transfer");
});

for (const level of ["Good", "Limited"]) {
  test(`credit ${level} shows the cards that ask for it`, async ({ page }) => {
    await openTool(page, "/offers");
    await showFilters(page);
    await select(page, "Credit Required").selectOption(level);
    await expectOffers(page, namesOf(byRating.filter((card) => card.creditRequired === level)));
    await expect(page).toHaveURL(`/offers?credit=${level}`);
  });
}

test("the order is by rating, by the lower end of the APR, or by name", async ({ page }) => {
  await openTool(page, "/offers");
  await showFilters(page);
  await expect(select(page, "Sort by")).toHaveValue("rating");
  await select(page, "Sort by").selectOption("apr");
  await expectOffers(page, namesOf(byApr));
  await expect(page).toHaveURL("/offers?sort=apr");
  await select(page, "Sort by").selectOption("name");
  await expectOffers(page, namesOf(byName));
  await select(page, "Sort by").selectOption("rating");
  await expectOffers(page, namesOf(byRating));
  await expect(page).toHaveURL("/offers");
});

test("Clear All resets category, credit and order, and leaves the bar open", async ({ page }) => {
  await openTool(page, "/offers?filter=low-apr&credit=Good&sort=name");
  await showFilters(page);
  await expect(select(page, "Credit Required")).toHaveValue("Good");
  await expect(select(page, "Sort by")).toHaveValue("name");
  await page.getByRole("button", { name: "Clear All" }).click();
  await expectOffers(page, namesOf(byRating));
  await expect(page).toHaveURL("/offers");
  await expect(select(page, "Category")).toHaveValue("all");
  await expect(select(page, "Credit Required")).toHaveValue("all");
  await expect(select(page, "Sort by")).toHaveValue("rating");
});

test("when nothing matches the page says so, and Clear Filters keeps the order", async ({ page }) => {
  await openTool(page, "/offers?filter=secured&credit=Good&sort=apr");
  await expect(page.getByText("No credit cards match your current filters.")).toBeVisible();
  await expect(count(page, 0)).toBeVisible();
  await expect(panels(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(page.getByText("No credit cards match your current filters.")).toBeHidden();
  await expectOffers(page, namesOf(byApr));
  await expect(page).toHaveURL("/offers?sort=apr");
});

test("excellent credit, which no card asks for, gets a word that helps", async ({ page }) => {
  await openTool(page, "/offers?credit=Excellent");
  await expect(page.getByText("No credit cards match your current filters.")).toBeVisible();
  await expect(page.getByText("Cards that ask for good credit are open to you too.")).toBeVisible();
});

for (const address of [
  "/offers?filter=platinum",
  "/offers?filter=",
  "/offers?filter=SECURED&credit=Perfect&sort=price",
  "/offers?filter=%3Cb%3E",
]) {
  test(`values that the page does not know are ignored: ${address}`, async ({ page }) => {
    await openTool(page, address);
    await expectOffers(page, namesOf(byRating));
    await expect(page.getByRole("group", { name: "Categories" }).locator("[aria-pressed=true]")).toHaveCount(0);
  });
}

test("a filter makes no new entry in the history, and Back and Forward restore it", async ({ page }) => {
  await openTool(page, "/offers");
  const entries = await page.evaluate(() => history.length);
  await tile(page, "Secured Cards").click();
  await expect(page).toHaveURL(SECURED);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.getByRole("contentinfo").getByRole("link", { name: "Low APR Cards", exact: true }).click();
  await expect(page).toHaveURL("/offers?filter=low-apr");
  await expectOffers(page, inCategory("low-apr"));
  await page.goBack();
  await expect(page).toHaveURL(SECURED);
  await expectOffers(page, inCategory("secured"));
  await page.goForward();
  await expect(page).toHaveURL("/offers?filter=low-apr");
  await expectOffers(page, inCategory("low-apr"));
});

test("Back from another page restores the filter", async ({ page }) => {
  await openTool(page, "/offers");
  await tile(page, "Secured Cards").click();
  for (const name of ["Compare Cards", "About"]) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Credit Card Offers");
    await page.goBack();
    await expect(page).toHaveURL(SECURED);
    await expectOffers(page, inCategory("secured"));
  }
});

test("every filter link of the footer works, also from /offers itself", async ({ page }) => {
  await openTool(page, "/offers");
  const loaded = await loadedAt(page);
  const links = page.getByRole("navigation", { name: "Footer" }).locator('a[href*="filter="]');
  await expect(links).toHaveCount(4);
  for (const category of ["low-apr", "intro-apr", "balance-transfer", "secured"]) {
    await page.locator(`footer a[href="/offers?filter=${category}"]`).press("Enter");
    await expectOffers(page, inCategory(category));
    // The next Tab must start from the top of what is shown anew, as it does on another page.
    await expect(page.locator("#gatsby-focus-wrapper")).toBeFocused();
  }
  expect(await loadedAt(page)).toBe(loaded);
});

test("the table shows the same cards in six columns, with one ad after it, and the list comes back", async ({
  page,
}) => {
  await openTool(page, SECURED);
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page.getByRole("button", { name: "Table" })).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("columnheader")).toHaveText([
    "Credit Card",
    "Regular APR",
    "Intro APR",
    "Annual Fee",
    "Rating",
    "Apply",
  ]);
  await expect(page.getByRole("rowheader")).toHaveText(inCategory("secured").map((name) => new RegExp(`^${name}`)));
  await expect(panels(page)).toHaveCount(0);
  await expect(page.getByRole("main").locator("[data-ad-slot]")).toHaveCount(1);
  await tile(page, "Secured Cards").click();
  await expect(page.getByRole("rowheader")).toHaveCount(10);
  await page.getByRole("button", { name: "Compact list" }).click();
  await expectOffers(page, namesOf(byRating));
  await expect(page.getByRole("table")).toHaveCount(0);
});

test("in the table, too, each intro rate stands with its length, its scope and the rate that follows", async ({
  page,
}) => {
  await openTool(page, "/offers");
  await page.getByRole("button", { name: "Table" }).click();
  for (const card of CARDS) {
    const row = page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: card.name }) });
    await expect(row.getByRole("cell").nth(1)).toHaveText(
      card.introApr
        ? /^0% intro APR for \d+ months on (purchases|balance transfers).*, then [\d.]+% – [\d.]+% variable\. Transfer fee: \d% or \$\d \(greater\)$/
        : "No intro offer",
    );
  }
});
