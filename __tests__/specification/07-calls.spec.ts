import type { Page } from "@playwright/test";
import { GUIDE_ROUTES, ROUTES } from "./support/facts";
import { attributes, decided, expect, openTool, structuredData, test, visit } from "./support/site";
import { calculator, contact } from "./support/visits";

/** What a page asks for from now on, but for its own static files. A query could tell the server something. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const isFile = request.method() === "GET" && /\.(js|json|css|png|svg)$/.test(request.url());
    if (!isFile) calls.push(`${request.method()} ${request.url()}`);
  });
  return calls;
}

const meta = (name: string) => `meta[name="${name}"], meta[property="${name}"]`;

test.describe("7 The calls it makes", () => {
  visit("the calculator runs in the browser: it asks no server", async ({ page }) => {
    await openTool(page, "/calculator");
    const calls = watchCalls(page);
    await calculator.calculate(page);
    await expect(calculator.results(page)).toContainText("$3,622.30");
    expect(calls).toEqual([]);
  });

  visit("filters and comparison ask no server: all card data comes with the page", async ({ page }) => {
    await openTool(page, "/offers");
    const calls = watchCalls(page);
    await page.getByRole("button", { name: /^Secured Cards/ }).click();
    await expect(page.getByRole("article")).toHaveCount(2);
    await page.getByRole("button", { name: "Table" }).click();
    await expect(page.getByRole("rowheader")).toHaveCount(2);
    expect(calls).toEqual([]);
  });

  visit("the contact form sends nothing: submission is a timer only", async ({ page }) => {
    await openTool(page, "/contact");
    const calls = watchCalls(page);
    await contact.fillIn(page);
    await contact.send(page).click();
    await expect(contact.sent(page)).toBeVisible();
    expect(calls).toEqual([]);
  });

  test("the text of all cards and all articles is embedded in the pages", async ({ read, cards, guides }) => {
    const offers = (await read("/offers"))("main").text();
    expect(cards.filter(({ name }) => !offers.includes(name))).toEqual([]);
    const index = (await read("/guides"))("main").text();
    expect(guides.filter(({ excerpt }) => !index.includes(excerpt))).toEqual([]);
    for (const route of GUIDE_ROUTES) expect((await read(route))("main > article").text().length).toBeGreaterThan(5000);
  });

  visit("'Apply Now' opens a placeholder anchor in a new tab without referrer", async ({ page, context }) => {
    await openTool(page, "/compare?cards=citi-simplicity");
    const opening = context.waitForEvent("page");
    await page.getByRole("link", { name: "Apply Now for Citi Simplicity Card" }).click();
    const tab = await opening;
    await tab.waitForLoadState();
    expect(new URL(tab.url()).hash).toBe("#apply-citi-simplicity");
    expect(await tab.evaluate(() => document.referrer)).toBe("");
  });

  test("ad slots have fixed identifiers and formats, which are used again on other pages", async ({ read }) => {
    const formats = new Map<string, Set<string>>();
    const places = new Map<string, Set<string>>();
    for (const route of ROUTES) {
      const $ = await read(route);
      for (const slot of $("[data-ad-slot]").toArray()) {
        const id = $(slot).attr("data-ad-slot") ?? "";
        formats.set(id, (formats.get(id) ?? new Set<string>()).add($(slot).attr("data-ad-format") ?? ""));
        places.set(id, (places.get(id) ?? new Set<string>()).add(route));
      }
    }
    expect(formats.size).toBeGreaterThanOrEqual(3);
    expect([...formats].filter(([id, kinds]) => !/^\d{10}$/.test(id) || kinds.size !== 1 || kinds.has(""))).toEqual([]);
    expect([...places.values()].filter((routes) => routes.size > 1).length).toBeGreaterThanOrEqual(3);
  });

  test("every head carries a title, a description and a canonical link", async ({ read }) => {
    for (const route of ROUTES) {
      const $ = await read(route);
      expect($("head > title").text().trim()).not.toBe("");
      expect(attributes($, meta("description"), "content")[0]?.trim()).toBeTruthy();
      expect(new URL($("link[rel=canonical]").attr("href") ?? "").pathname).toBe(route);
    }
  });

  test("every head carries og:title, og:description, og:url and og:image", async ({ read }) => {
    for (const route of ROUTES) {
      const $ = await read(route);
      const value = (name: string) => attributes($, meta(name), "content");
      expect(value("og:title")).toEqual([$("head > title").text()]);
      expect(value("og:description")).toEqual(value("description"));
      expect(value("og:url")).toEqual([$("link[rel=canonical]").attr("href")]);
      expect(value("og:image")).toEqual([expect.stringMatching(/^https:\/\/.+\.png$/)]);
    }
  });

  test("every head carries twitter:title, twitter:description and twitter:image", async ({ read }) => {
    for (const route of ROUTES) {
      const $ = await read(route);
      for (const part of ["title", "description", "image"]) {
        const value = attributes($, meta(`twitter:${part}`), "content");
        expect([route, ...value]).toEqual([route, ...attributes($, meta(`og:${part}`), "content")]);
      }
    }
  });

  test(
    "the structured data is of the types FinancialProduct, ItemList, WebSite, WebApplication, Article, Organization and BreadcrumbList",
    decided("Which page holds which type is not shown: single cards on /, lists on /offers, /compare and /guides."),
    async ({ read }) => {
      const found = new Map<string, string[]>();
      for (const route of ROUTES)
        found.set(
          route,
          structuredData(await read(route)).map((data) => data["@type"]),
        );
      expect(new Set([...found.values()].flat())).toEqual(
        new Set([
          "FinancialProduct",
          "ItemList",
          "WebSite",
          "WebApplication",
          "Article",
          "Organization",
          "BreadcrumbList",
        ]),
      );
      expect(found.get("/")).toEqual(expect.arrayContaining(["WebSite", "FinancialProduct"]));
      for (const route of ["/offers", "/compare", "/guides"]) expect(found.get(route)).toContain("ItemList");
      expect(found.get("/calculator")).toContain("WebApplication");
      for (const route of GUIDE_ROUTES) expect(found.get(route)).toContain("Article");
    },
  );
});
