import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { ROUTES } from "../built/support/routes";
import { HAS_CONTACT_FORM, stateOf, openState } from "./support/states";
import { TEMPLATES } from "./support/templates";
import { expect, test } from "./support/test";

/** A Letter page between margins of half an inch, in CSS pixels. */
const PAPER = { width: 720, height: 960 };
const MARGIN = "0.5in";

/** Lists what must not be printed, and what would cover a page or repeat on each. */
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

/** Lists what runs out of the paper at its right. */
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

/** How many letters each printed page holds. */
async function lettersByPage(page: Page, format = "Letter"): Promise<number[]> {
  const margin = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
  const pdf = (await page.pdf({ format, margin })).toString("latin1");
  const objects = new Map([...pdf.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj/gms)].map(([, id, body = ""]) => [id, body]));
  return [...objects.values()]
    .filter((body) => /\/Type\s*\/Page[^s]/.test(body))
    .map((body) => objects.get(/\/Contents (\d+)/.exec(body)?.[1])?.split(/stream\n/)[1] ?? "")
    .map((stream) => inflateSync(Buffer.from(stream, "latin1")).toString().match(/T[jJ]/g)?.length ?? 0);
}

async function expectGoodPrint(page: Page): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: "print" });
  expect(await leftOnPaper(page)).toEqual([]);
  expect(await beyondPaper(page)).toEqual([]);
}

test("prints every kind of page whole, without navigation and ads, with the addresses of its links", async ({
  page,
}) => {
  test.setTimeout(120_000);
  let sources = 0;
  for (const route of TEMPLATES) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(route);
    await expectGoodPrint(page);
    const { count, silent } = await linksOnPaper(page);
    expect(silent, `links on ${route} without their address`).toEqual([]);
    sources += count;
  }
  // Guides name their sources, so a loop that found no link would have looked at none.
  expect(sources).toBeGreaterThan(0);
});

test("prints no sheet that is empty or holds the header alone", async ({ page }) => {
  test.setTimeout(240_000);
  for (const route of ROUTES) {
    await page.emulateMedia({ media: "print" });
    await page.goto(route);
    const header = await page.getByRole("banner").innerText();
    expect.soft(Math.min(...(await lettersByPage(page))), route).toBeGreaterThan(header.length);
  }
});

for (const name of [
  "/offers as a table with costs, by cost",
  "/offers with costs",
  "/compare with four cards and their costs",
  ...(HAS_CONTACT_FORM ? ["/contact with errors"] : []),
]) {
  test(`prints ${name} whole, without navigation and ads`, async ({ page }) => {
    await openState(page, stateOf(name));
    await expectGoodPrint(page);
  });
}

for (const name of [
  "/ with numbers",
  "a card's page with the visitor's numbers",
  "/calculator with results",
  "/debts with debts, an offer and all that is folded",
]) {
  test(`prints the plan alone, on one sheet of either size, for ${name}`, async ({ page }) => {
    await openState(page, stateOf(name));
    for (const format of ["Letter", "A4"]) expect(await lettersByPage(page, format)).toHaveLength(1);
    // It was drawn when the page was about to be printed, and stays.
    await expectGoodPrint(page);
    const shown = await page.getByRole("main").innerText();
    for (const text of [
      "debt-free",
      "What to do",
      "Ask the issuer",
      "Months to cross off",
      new URL(page.url()).pathname,
    ])
      expect(shown).toContain(text);
    await expect(page.getByRole("textbox").first()).toBeHidden();
  });
}
