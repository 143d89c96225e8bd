import type { Page } from "@playwright/test";
import { ROUTES } from "../built/support/routes";
import { stateOf, openState } from "./support/states";
import { expect, test } from "./support/test";

/** The width of a Letter page between margins of half an inch, in CSS pixels. */
const PAPER = { width: 720, height: 960 };

/** What must not be printed, and what would cover a page or repeat on each. */
const leftOnPaper = (page: Page) =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const unwanted = [...document.querySelectorAll("header nav, header button, footer nav, [data-ad-slot]")].filter(
      shown,
    );
    const stuck = [...document.querySelectorAll("body *")].filter(
      (element) => shown(element) && ["sticky", "fixed"].includes(getComputedStyle(element).position),
    );
    return [...unwanted, ...stuck].map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
  });

/** What runs out of the paper at its right. */
const beyondPaper = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => !element.closest(".visually-hidden, [hidden]"))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`),
  );

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;

async function expectGoodPrint(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  expect(await leftOnPaper(page)).toEqual([]);
  expect(await beyondPaper(page)).toEqual([]);
}

test("every route prints without navigation and ads, and nothing sticks or runs off the paper", async ({ page }) => {
  test.setTimeout(120_000);
  for (const route of ROUTES) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(route);
    await expectGoodPrint(page);
  }
});

test("addresses that a page leads to elsewhere are printed", async ({ page }) => {
  await page.goto("/guides/improve-credit-score");
  await page.emulateMedia({ media: "print" });
  const link = page.getByRole("main").locator('a[href^="https:"]').first();
  const printed = await link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(printed).toContain(await link.getAttribute("href"));
});

for (const name of [
  "/offers as a table",
  "/offers with costs",
  "/compare with four cards",
  "/compare with four cards, their costs and the differences",
  "/calculator with results",
  "/contact with errors",
]) {
  test(`${name} prints whole, without navigation and ads`, async ({ page }) => {
    await openState(page, stateOf(name));
    await expectGoodPrint(page);
    expect(pagesOf(await page.pdf({ format: "Letter" }))).toBeGreaterThan(0);
  });
}

test("the comparison of four cards breaks in no row", async ({ page }) => {
  await openState(page, stateOf("/compare with four cards"));
  await page.emulateMedia({ media: "print" });
  const rows = page.getByRole("region", { name: "Comparison table" }).getByRole("row");
  for (const row of await rows.all()) await expect(row).toHaveCSS("break-inside", "avoid");
});
