import type { Page } from "@playwright/test";
import type { CheerioAPI } from "cheerio";
import { FEATURED_IDS } from "./support/facts";
import { attributes, expect, openTool, test, texts, visit, words } from "./support/site";
import { offers } from "./support/visits";

const panel = (id: string) => `main article[aria-labelledby="panel-${id}"]`;

/** The panels with a badge of this name, by their cards' ids. */
function badged($: CheerioAPI, badge: string): string[] {
  return attributes($, `main article:has(span:contains("${badge}"))`, "aria-labelledby").map((id) =>
    id.replace("panel-", ""),
  );
}

/** Cards and ads of the compact list in their order: one letter each. */
function orderOf(page: Page): Promise<string> {
  return page
    .getByRole("main")
    .getByRole("article")
    .first()
    .locator("xpath=..")
    .evaluate((list) => [...list.children].map((child) => (child.matches("article") ? "card" : "ad")).join(" "));
}

test.describe("2 Screens and routes: shared card list view", () => {
  visit("there are two modes: a compact list of card panels, and a table", async ({ page }) => {
    await openTool(page, "/offers");
    await expect(offers.names(page)).toHaveCount(10);
    await expect(page.getByRole("table")).toHaveCount(0);
    await page.getByRole("button", { name: "Table" }).click();
    await expect(page.getByRole("rowheader")).toHaveCount(10);
    await expect(offers.names(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Compact list" }).click();
    await expect(offers.names(page)).toHaveCount(10);
  });

  visit(
    "the table's columns are Credit Card, Regular APR, Intro APR, Annual Fee, Rating and Apply",
    async ({ page }) => {
      await openTool(page, "/offers");
      await page.getByRole("button", { name: "Table" }).click();
      await expect(page.getByRole("columnheader")).toHaveText([
        "Credit Card",
        "Regular APR",
        "Intro APR",
        "Annual Fee",
        "Rating",
        "Apply",
      ]);
    },
  );

  test("a panel shows a Featured badge if its card is featured", async ({ read }) => {
    expect(badged(await read("/offers"), "Featured").sort()).toEqual([...FEATURED_IDS].sort());
  });

  test("a panel shows a Recommended badge if its card is recommended", async ({ read }) => {
    expect(badged(await read("/offers"), "Recommended")).toEqual(["chase-slate-edge"]);
  });

  test("each panel shows the rating as stars and as n/5", async ({ read, cards }) => {
    const $ = await read("/offers");
    for (const { id, rating } of cards) {
      const stars = `${panel(id)} span > svg`;
      const widthOfFive = Number(attributes($, stars, "viewBox")[0]?.split(" ")[2]);
      // The full stars are cut off at the rating's share of all five.
      expect(Number(attributes($, `${stars} > svg`, "width")[0]) / widthOfFive).toBeCloseTo(rating / 5);
      expect(words($, `${panel(id)} span:has(> svg)`)).toContain(`${rating} out of 5`);
      expect(words($, `${panel(id)} span:has(> svg)`)).toContain(`${rating}/5`);
    }
  });

  test("each panel shows the card's first two features and no more", async ({ read, cards }) => {
    const $ = await read("/offers");
    for (const { id, features } of cards) expect(texts($, `${panel(id)} > ul > li`)).toEqual(features.slice(0, 2));
  });

  visit("the Apply button opens the card's applyUrl in a new tab and sends no referrer", async ({ page, context }) => {
    await openTool(page, "/offers?filter=secured");
    const opening = context.waitForEvent("page");
    await page.getByRole("link", { name: "Apply for Capital One Platinum Secured" }).click();
    const tab = await opening;
    await tab.waitForLoadState();
    expect(new URL(tab.url()).hash).toBe("#apply-capital-one-secured");
    expect(await tab.evaluate(() => document.referrer)).toBe("");
  });

  test("in the compact list the first three cards come first, then an ad, then the rest with an ad after every sixth card of the remainder", async ({
    read,
  }) => {
    const $ = await read("/offers");
    const list = $("main article").first().parent().children().toArray();
    // The remainder counts from 0: of seven cards only the third has an index to which 4 can be added to make six.
    expect(list.map((child) => ($(child).is("article") ? "card" : "ad")).join(" ")).toBe(
      "card card card ad card card card ad card card card card",
    );
  });

  visit("a list of three cards or fewer has no ad", async ({ page }) => {
    await openTool(page, "/offers?filter=secured");
    await expect(offers.names(page)).toHaveCount(2);
    expect(await orderOf(page)).toBe("card card");
  });

  visit("eight cards have an ad after the third and after the sixth, and none after the last", async ({ page }) => {
    await openTool(page, "/offers?credit=Good");
    await expect(offers.names(page)).toHaveCount(8);
    expect(await orderOf(page)).toBe("card card card ad card card card ad card card");
  });
});
