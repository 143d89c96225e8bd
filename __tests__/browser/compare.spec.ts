import type { Page } from "@playwright/test";
import { MAX_COMPARED } from "../../src/domain/cards/compare";
import { CARDS } from "../support/content";
import { lookAtFocus } from "./support/focus";
import { LARGE, PHONE } from "./support/screens";
import { expect, openTool, test } from "./support/test";

const NAMES = CARDS.map((card) => card.name);
const PICKED = CARDS.slice(0, 4);
const [FIRST = "", SECOND = "", ...REST] = PICKED.map((card) => card.name);
const LAST = NAMES.at(-1) ?? "";

const addressOf = (cards: readonly { id: string }[]) => `/compare?cards=${cards.map(({ id }) => id).join(",")}`;

const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const option = (page: Page, name: string) => page.getByRole("listitem").filter({ has: box(page, name) });
const table = (page: Page) => page.getByRole("table");
const columns = (page: Page) => table(page).getByRole("columnheader");
const search = (page: Page) => page.getByLabel("Search cards");
const removeButton = (page: Page, name: string) => page.getByRole("button", { name: `Remove ${name}` });

async function expectSelected(page: Page, names: readonly string[]): Promise<void> {
  if (names.length === 0) await expect(table(page)).toHaveCount(0);
  else await expect(columns(page)).toHaveText(names.map((name) => new RegExp(name)));
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(names.length);
}

test(
  "four cards are picked by a click anywhere on them, and no fifth; a column is removed with its button",
  { tag: "@firefox" },
  async ({ page }) => {
    await openTool(page, "/compare");
    for (const name of [FIRST, SECOND]) await box(page, name).click();
    for (const name of REST) await option(page, name).getByText("Best for").click();
    await expectSelected(page, [FIRST, SECOND, ...REST]);
    await expect(page).toHaveURL(addressOf(PICKED));
    await expect(page.getByRole("status").filter({ hasText: "Maximum of 4 cards selected." })).toBeVisible();
    await expect(page.getByRole("checkbox", { disabled: true })).toHaveCount(NAMES.length - MAX_COMPARED);
    await option(page, LAST).getByText("Best for").click({ force: true });
    await expectSelected(page, [FIRST, SECOND, ...REST]);

    await removeButton(page, SECOND).click();
    await expectSelected(page, [FIRST, ...REST]);
    await expect(page.getByRole("heading", { name: "Your comparison" })).toBeFocused();
    await box(page, LAST).click();
    await expectSelected(page, [FIRST, ...REST, LAST]);
  },
);

test(
  "a selection survives a search that hides its cards, and Back and a link to /compare itself",
  { tag: "@firefox" },
  async ({ page }) => {
    await openTool(page, "/compare");
    await box(page, FIRST).click();
    await search(page).fill("no such card");
    await expect(page.getByText("No cards match your search.")).toBeVisible();
    await expect(columns(page)).toHaveText([new RegExp(FIRST)]);
    await search(page).fill("");
    await expectSelected(page, [FIRST]);
    await page.getByRole("banner").getByRole("link", { name: "Calculator" }).click();
    await expect(page).toHaveURL("/calculator");
    await page.goBack();
    await expect(page).toHaveURL(addressOf(CARDS.slice(0, 1)));
    await expectSelected(page, [FIRST]);
    await page.getByRole("banner").getByRole("link", { name: "Compare Cards" }).click();
    await expect(page).toHaveURL("/compare");
    await expectSelected(page, []);
  },
);

test("in a large window the table stays in sight while the grid is scrolled", async ({ page }) => {
  await page.setViewportSize(LARGE);
  await openTool(page, addressOf(PICKED));
  await page.evaluate(() => window.scrollTo(0, 0));
  await box(page, FIRST).scrollIntoViewIfNeeded();
  await expect(box(page, FIRST)).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Your comparison" })).toBeInViewport({ ratio: 1 });
  await expect(removeButton(page, FIRST)).toBeInViewport({ ratio: 1 });
  const area = await page.getByRole("region", { name: "Your comparison" }).boundingBox();
  expect(area?.height, "the grid keeps the larger part of the window").toBeLessThan(LARGE.height * 0.55);
});

test("in a narrow or a low window the table takes no room from the grid", async ({ page }) => {
  for (const size of [PHONE, { width: 1280, height: 600 }]) {
    await page.setViewportSize(size);
    await openTool(page, addressOf(PICKED));
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(table(page)).toBeVisible();
    await expect(table(page)).not.toBeInViewport();
  }
});

/** What has the focus is seen, and nothing lies on a part of it. */
async function expectFocusClear(page: Page): Promise<void> {
  await expect.poll(async () => (await lookAtFocus(page))?.faults).toEqual([]);
  const isClear = (element: Element) => {
    const { left, top, width, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + width / 2, y) === element);
  };
  await expect.poll(() => page.locator(":focus").evaluate(isClear)).toBe(true);
}

/** Large windows, from the lowest in which the table stays in sight; that one shows most. */
for (const [height, details] of [
  [740, {}],
  [800, { tag: "@full" }],
  [LARGE.height, { tag: "@full" }],
] as const) {
  test(
    `up to four cards are picked with the keyboard alone, and the table never covers the focus in a window that is ${height} px high`,
    details,
    async ({ page }) => {
      await page.setViewportSize({ ...LARGE, height });
      await openTool(page, "/compare");
      await search(page).focus();
      for (const [index, name] of NAMES.entries()) {
        await page.keyboard.press("Tab");
        // At four the others can't be reached any more.
        if (index >= MAX_COMPARED) break;
        await expect(box(page, name)).toBeFocused();
        await expectFocusClear(page);
        await page.keyboard.press("Space");
        await expectSelected(page, NAMES.slice(0, index + 1));
        await expectFocusClear(page);
      }
      await expect(page.getByRole("checkbox").and(page.locator(":focus"))).toHaveCount(0);

      // With two, all cards can be reached under the table.
      await openTool(page, addressOf(CARDS.slice(0, 2)));
      await page.evaluate(() => window.scrollTo(0, 0));
      await search(page).focus();
      for (const name of NAMES) {
        await page.keyboard.press("Tab");
        await expect(box(page, name)).toBeFocused();
        await expectFocusClear(page);
      }
    },
  );
}

test("what has the focus at the window's end is brought clear of the table that comes there", async ({ page }) => {
  await page.setViewportSize(LARGE);
  await openTool(page, "/compare");
  const first = box(page, FIRST);
  await first.focus();
  // Where someone who scrolls may have left it.
  await first.evaluate((element) => element.scrollIntoView({ block: "end", behavior: "instant" }));
  await page.keyboard.press("Space");
  await expectSelected(page, [FIRST]);
  await expectFocusClear(page);
});
