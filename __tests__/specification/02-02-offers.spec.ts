import { CARD_CATEGORIES, NO_OFFERS } from "./support/facts";
import { attributes, expect, openTool, optionsOf, test, texts, visit, words } from "./support/site";
import { offers } from "./support/visits";

const TILES = '[role=group][aria-label="Categories"] button';

test.describe("2 Screens and routes: /offers", () => {
  test("the title is 'Credit Card Offers'", async ({ read }) => {
    const $ = await read("/offers");
    expect(texts($, "h1")).toEqual(["Credit Card Offers"]);
    expect($("head > title").text()).toContain("Credit Card Offers");
  });

  test("the breadcrumbs are Home > Credit Card Offers", async ({ read }) => {
    const $ = await read("/offers");
    expect(texts($, "nav[aria-label=Breadcrumb] li")).toEqual(["Home", "Credit Card Offers"]);
    expect(attributes($, "nav[aria-label=Breadcrumb] a", "href")).toEqual(["/"]);
  });

  test("there are five category tiles: Low APR, 0% Intro APR, Balance Transfer, Secured Cards, Low APR + Rewards", async ({
    read,
  }) => {
    expect(texts(await read("/offers"), `${TILES} > :first-child`)).toEqual(CARD_CATEGORIES.map(([, name]) => name));
  });

  test("each tile shows how many cards its category holds", async ({ read, cards }) => {
    const counted = texts(await read("/offers"), `${TILES} > :last-child`);
    expect(counted.map((text) => Number.parseInt(text, 10))).toEqual(
      CARD_CATEGORIES.map(([category]) => cards.filter((card) => card.category === category).length),
    );
  });

  visit("clicking a tile sets the category filter", async ({ page }) => {
    await openTool(page, "/offers");
    await offers.tile(page, "Secured Cards").click();
    await expect(offers.names(page)).toHaveText(["Discover it Secured Credit Card", "Capital One Platinum Secured"]);
    await expect(offers.choice(page, "Category")).toHaveValue("secured");
  });

  visit("clicking the active tile clears the category filter", async ({ page }) => {
    await openTool(page, "/offers?filter=secured");
    await expect(offers.names(page)).toHaveCount(2);
    await offers.tile(page, "Secured Cards").click();
    await expect(offers.names(page)).toHaveCount(10);
    await expect(offers.pressedTiles(page)).toHaveCount(0);
  });

  visit("a button 'Show Filters' reveals the filter bar and then reads 'Hide Filters'", async ({ page }) => {
    await openTool(page, "/offers");
    const bar = page.getByRole("group", { name: "Filters" });
    await offers.showFilters(page);
    await expect(bar).toBeVisible();
    await page.getByRole("button", { name: "Hide Filters" }).click();
    await expect(bar).toBeHidden();
    await expect(page.getByRole("button", { name: "Show Filters" })).toBeVisible();
  });

  test("Category offers all, low-apr, intro-apr, balance-transfer, secured and rewards", async ({ read }) => {
    expect(optionsOf(await read("/offers"), "Category").map(({ value }) => value)).toEqual([
      "all",
      ...CARD_CATEGORIES.map(([category]) => category),
    ]);
  });

  test("Credit Required offers all, Excellent, Good, Fair and Limited", async ({ read }) => {
    expect(optionsOf(await read("/offers"), "Credit Required").map(({ value }) => value)).toEqual([
      "all",
      "Excellent",
      "Good",
      "Fair",
      "Limited",
    ]);
  });

  test("Sort by offers Rating, APR low to high, and Name", async ({ read }) => {
    expect(optionsOf(await read("/offers"), "Sort by").map(({ name }) => name)).toEqual([
      "Rating",
      "APR (low to high)",
      "Name",
    ]);
  });

  test("the filter bar has a 'Clear All' button", async ({ read }) => {
    expect(texts(await read("/offers"), '[role=group][aria-label="Filters"] button')).toEqual(["Clear All"]);
  });

  visit("a text says 'Showing N of 10 available offers'", async ({ page }) => {
    await openTool(page, "/offers");
    await expect(offers.count(page, 10)).toBeVisible();
    await offers.showFilters(page);
    await offers.choice(page, "Credit Required").selectOption("Good");
    await expect(offers.count(page, 8)).toBeVisible();
    await expect(offers.names(page)).toHaveCount(8);
  });

  visit(
    "when nothing matches, a message and a 'Clear Filters' button stand in place of the cards",
    async ({ page }) => {
      await openTool(page, "/offers?credit=Fair");
      await expect(page.getByText(NO_OFFERS, { exact: true })).toBeVisible();
      await expect(offers.names(page)).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Clear Filters" })).toBeVisible();
    },
  );

  test("all ten cards are shown with the shared card list view", async ({ read, cards }) => {
    const $ = await read("/offers");
    expect(texts($, "main article h3").sort()).toEqual(cards.map((card) => card.name).sort());
    expect(words($, '[role=group][aria-label="Show cards as"]')).toBe("Compact list Table");
  });
});
