import type { Page } from "@playwright/test";
import { DEFAULT_OFFERS, type OffersState, listOffers } from "../../src/domain/catalog/offers";
import { CARDS } from "../support/content";
import { expect, openTool, test } from "./support/test";

const panels = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading");
const tile = (page: Page, name: string) =>
  page.getByRole("group", { name: "Categories" }).getByRole("button", { name: new RegExp(`^${name}\\s*\\d`) });
const select = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** The names of the cards that are to be shown: which they are and in which order the domain's tests say. */
const offers = (state: Partial<OffersState> = {}) =>
  listOffers(CARDS, { ...DEFAULT_OFFERS, ...state }).map(({ name }) => name);

async function expectOffers(page: Page, names: readonly string[]): Promise<void> {
  await expect(panels(page)).toHaveText([...names]);
  const count = `Showing ${names.length} of ${CARDS.length} available offers`;
  await expect(page.getByText(count, { exact: true })).toBeVisible();
}

test(
  "filters, sorts and shows cards as a table; the address follows, and Clear All ends it",
  { tag: "@firefox" },
  async ({ page }) => {
    await openTool(page, "/offers");
    await expectOffers(page, offers());
    await tile(page, "0% Intro APR").click();
    await expect(tile(page, "0% Intro APR")).toHaveAttribute("aria-pressed", "true");
    await expectOffers(page, offers({ category: "intro-apr" }));
    await expect(page).toHaveURL("/offers?filter=intro-apr");

    const bar = page.getByRole("group", { name: "Filters" });
    await expect(bar).toBeHidden();
    await page.getByRole("button", { name: "Show Filters" }).click();
    await expect(select(page, "Category")).toHaveValue("intro-apr");
    await select(page, "Category").selectOption("all");
    await select(page, "Credit Required").selectOption("Good");
    await select(page, "Sort by").selectOption("name");
    await expectOffers(page, offers({ credit: "Good", sort: "name" }));
    await expect(page).toHaveURL("/offers?credit=Good&sort=name");

    await page.getByRole("button", { name: "Table" }).click();
    const rows = offers({ credit: "Good", sort: "name" }).map((name) => new RegExp(`^${name}`));
    await expect(page.getByRole("rowheader")).toHaveText(rows);
    await page.getByRole("button", { name: "Compact list" }).click();
    await page.getByRole("button", { name: "Clear All" }).click();
    await expectOffers(page, offers());
    await expect(page).toHaveURL("/offers");
    await expect(bar).toBeVisible();
  },
);

test("takes picked cards to the comparison by a link that stays in sight", async ({ page }) => {
  await openTool(page, "/offers");
  const [first, second] = offers();
  await page.getByRole("checkbox", { name: `Compare ${first}` }).check();
  await page.getByRole("checkbox", { name: `Compare ${second}` }).check();
  const compare = page.getByRole("link", { name: "Compare the selected cards" });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(compare).toBeInViewport({ ratio: 1 });
  await compare.click();
  await expect(page).toHaveURL(/^[^?]*\/compare\?cards=[\w-]+,[\w-]+$/);
});

/** How many cards show their name, what they cost and the way to apply in the window as it is. */
const wholeCards = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const inSight = (part: Element | null) =>
      part !== null && part.getBoundingClientRect().bottom <= window.innerHeight;
    return [...main.querySelectorAll("article")].filter((card) =>
      [
        card.querySelector("h3"),
        card.querySelector("dd strong") ?? card.querySelector("dd"),
        card.querySelector('a[target="_blank"]'),
      ].every(inSight),
    ).length;
  });
const NUMBERS = "#balance=6200&apr=23.99&payment=225";
/** How many cards fill the window, on average. */
const cardsAScreen = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll(
      (cards) =>
        (window.innerHeight * cards.length) / cards.reduce((sum, card) => sum + card.getBoundingClientRect().height, 0),
    );
const topOfList = async (page: Page) => (await page.getByRole("main").getByRole("article").first().boundingBox())?.y;

test.describe("on a phone", () => {
  // Cards that still move to their new rank are not where they will be.
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "reduce" } });

  test("shows the first card in the first screen, and within 700 px without numbers", async ({ page }) => {
    await openTool(page, "/offers");
    expect(await topOfList(page)).toBeLessThan(700);
    await openTool(page, `/offers?view=list${NUMBERS}`);
    await expect(page.getByText("Costs you about").first()).toBeVisible();
    expect(await topOfList(page)).toBeLessThan(844);
  });

  test("fills a screen with about three cards, with costs a little fewer", async ({ page }) => {
    await openTool(page, "/offers");
    expect(await cardsAScreen(page)).toBeGreaterThan(3);
    await openTool(page, `/offers?view=list${NUMBERS}`);
    await expect(page.getByText("Costs you about").first()).toBeVisible();
    expect(await cardsAScreen(page)).toBeGreaterThan(2.6);
  });
});

test.describe("on a laptop", () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

  test("shows name, dollars and Apply of four cards on the first screen", async ({ page }) => {
    await openTool(page, "/offers");
    expect(await wholeCards(page)).toBeGreaterThanOrEqual(4);
    await openTool(page, `/offers?view=list${NUMBERS}`);
    await expect(page.getByText("Costs you about").first()).toBeVisible();
    expect(await wholeCards(page)).toBeGreaterThanOrEqual(4);
  });
});
