import type { Page } from "@playwright/test";
import { GUIDE_ROUTES, ROUTES } from "../built/support/routes";
import { stateOf, openState } from "./support/states";
import { expect, test } from "./support/test";

/** A Letter page between margins of half an inch, in CSS pixels. */
const PAPER = { width: 720, height: 960 };
const MARGIN = "0.5in";

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

/** The links that lead elsewhere and are printed, and those of them without their address beside them. */
const linksOnPaper = (page: Page) =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="http"]')].filter((link) =>
      link.checkVisibility({ visibilityProperty: true }),
    );
    const silent = links.filter((link) => {
      const { content, display } = getComputedStyle(link, "::after");
      return display === "none" || !content.includes(link.getAttribute("href") ?? link.href);
    });
    return { count: links.length, silent: silent.map((link) => `${link.textContent} (${link.href})`) };
  });

/** How many pages high the page is in one piece. */
const lengthOf = (page: Page) =>
  page.evaluate((height) => document.documentElement.scrollHeight / height, PAPER.height);

/**
 * What may not be split, a card's panel or a row of a table, moves on whole and leaves the end of a page empty: a third
 * of the paper at most, all pages together.
 */
const ROOM_FOR_BREAKS = 1.5;

async function pagesOf(page: Page): Promise<number> {
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const pdf = await page.pdf({ format: "Letter", margin });
  return pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g)?.length ?? 0;
}

async function expectGoodPrint(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  expect(await leftOnPaper(page)).toEqual([]);
  expect(await beyondPaper(page)).toEqual([]);
}

test("every route prints whole, without navigation and ads, with the addresses of its links", async ({ page }) => {
  test.setTimeout(120_000);
  const leadingElsewhere: string[] = [];
  for (const route of ROUTES) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(route);
    await expectGoodPrint(page);
    const { count, silent } = await linksOnPaper(page);
    expect(silent, `links on ${route} without their address`).toEqual([]);
    if (count > 0) leadingElsewhere.push(route);
  }
  // Each guide names its sources, so a loop that found no link would have looked at none.
  expect(leadingElsewhere).toEqual(expect.arrayContaining([...GUIDE_ROUTES]));
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
    const length = await lengthOf(page);
    const pages = await pagesOf(page);
    // Less would cut something off, and what is empty or repeated on each page would make more.
    expect(pages).toBeGreaterThanOrEqual(Math.floor(length));
    expect(pages).toBeLessThanOrEqual(Math.ceil(length * ROOM_FOR_BREAKS));
  });
}

test("the comparison of four cards breaks in no row", async ({ page }) => {
  await openState(page, stateOf("/compare with four cards"));
  await page.emulateMedia({ media: "print" });
  const rows = page.getByRole("region", { name: "Comparison table" }).getByRole("row");
  for (const row of await rows.all()) await expect(row).toHaveCSS("break-inside", "avoid");
});
