import type { Page } from "@playwright/test";
import { openFirst, shortName } from "../../src/domain/cards/card";
import { MAX_COMPARED } from "../../src/domain/catalog/compare-selection";
import { CARDS } from "../support/content";
import { lookAtFocus } from "./support/focus";
import { LARGE, PHONE } from "./support/screens";
import { expect, openTool, test } from "./support/test";

/** The cards in the order of the grid. */
const LISTED = openFirst(CARDS);
const NAMES = LISTED.map((card) => card.name);
const PICKED = LISTED.slice(0, 4);
const [FIRST = ""] = PICKED.map((card) => card.name);

const addressOf = (cards: readonly { id: string }[]) => `/compare?cards=${cards.map(({ id }) => id).join(",")}`;

const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
const table = (page: Page) => page.getByRole("table");
const columns = (page: Page) => table(page).getByRole("columnheader");
const search = (page: Page) => page.getByLabel("Search cards");
const removeButton = (page: Page, name: string) => page.getByRole("button", { name: `Remove ${name}` });

async function expectSelected(page: Page, names: readonly string[]): Promise<void> {
  if (names.length === 0) await expect(table(page)).toHaveCount(0);
  else await expect(columns(page)).toHaveText(names.map((name) => new RegExp(name)));
  // The grid may be folded.
  await expect(page.getByRole("checkbox", { checked: true, includeHidden: true })).toHaveCount(names.length);
}

test("restores a selection on the way back from another page", { tag: "@firefox" }, async ({ page }) => {
  await openTool(page, "/compare");
  await box(page, FIRST).click();
  await page.getByRole("banner").getByRole("link", { name: "Calculator" }).click();
  await expect(page).toHaveURL("/calculator");
  await page.goBack();
  await expect(page).toHaveURL(addressOf(LISTED.slice(0, 1)));
  await expectSelected(page, [FIRST]);
});

test(
  "shows three cards without a scroll bar of their own, and keeps their names in sight",
  { tag: "@full" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openTool(page, addressOf(PICKED.slice(0, 3)));
    const region = page.getByRole("region", { name: "Comparison table" });
    expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page
      .getByRole("link", { name: /^Apply Now/ })
      .first()
      .scrollIntoViewIfNeeded();
    await expect(removeButton(page, FIRST)).toBeInViewport({ ratio: 1 });
  },
);

test("shows two cards side by side on a phone, and a third after a swipe", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openTool(page, addressOf(PICKED.slice(0, 3)));
  const row = page.getByRole("row", { name: /^Annual Fee/ });
  const label = await row.getByRole("rowheader").boundingBox();
  const cells = await Promise.all((await row.getByRole("cell").all()).map((cell) => cell.boundingBox()));
  const right = cells.map((cell) => (cell?.x ?? 0) + (cell?.width ?? 0));
  expect(cells[0]?.y).toBeGreaterThanOrEqual((label?.y ?? Infinity) + (label?.height ?? 0));
  expect(right[1]).toBeLessThanOrEqual(PHONE.width);
  expect(right[2]).toBeGreaterThan(PHONE.width);

  // Their names stay in sight, and move along with the cards.
  const name = (index: number) =>
    page.locator("[aria-hidden] > span").filter({ hasText: shortName(NAMES[index] ?? "") });
  await page.getByRole("row", { name: /^Best For/ }).scrollIntoViewIfNeeded();
  await expect(name(0)).toBeInViewport({ ratio: 1 });
  await page.getByRole("region", { name: "Comparison table" }).evaluate((region) => (region.scrollLeft = 400));
  await expect(name(2)).toBeInViewport({ ratio: 1 });
  await expect(name(0)).not.toBeInViewport();
});

/** Expects the focus to be seen whole. */
async function expectFocusClear(page: Page): Promise<void> {
  await expect.poll(async () => (await lookAtFocus(page))?.faults).toEqual([]);
  const isClear = (element: Element) => {
    const { left, top, width, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => document.elementFromPoint(left + width / 2, y) === element);
  };
  await expect.poll(() => page.locator(":focus").evaluate(isClear)).toBe(true);
}

test("picks up to four cards with the keyboard alone, and covers the focus with nothing", async ({ page }) => {
  await page.setViewportSize({ ...LARGE, height: 740 });
  await openTool(page, "/compare");
  await search(page).focus();
  for (const [index, name] of PICKED.map((card) => card.name).entries()) {
    while (!(await box(page, name).evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press("Tab");
    }
    await expectFocusClear(page);
    await page.keyboard.press("Space");
    await expectSelected(page, NAMES.slice(0, index + 1));
    await expectFocusClear(page);
  }

  // From the end of the grid back to the table's head, past all that scrolls under something.
  await box(page, PICKED.at(-1)?.name ?? "").focus();
  for (let back = 0; back < 2 * MAX_COMPARED + 4; back += 1) {
    await page.keyboard.press("Shift+Tab");
    await expect.poll(async () => (await lookAtFocus(page))?.faults).toEqual([]);
  }
});
