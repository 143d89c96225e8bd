import { PHONE } from "../browser/support/screens";
import { CARD_CATEGORIES, ROUTES } from "./support/facts";
import { attributes, decided, expect, openTool, test, visit } from "./support/site";
import { menu, offers } from "./support/visits";

const FILTERS = ["low-apr", "intro-apr", "balance-transfer", "secured"];

test.describe("2 Screens and routes", () => {
  test("all routes are public: each answers anybody with a page", async ({ request }) => {
    for (const route of ROUTES) {
      const answer = await request.get(route, { maxRedirects: 0 });
      expect([route, answer.status()]).toEqual([route, 200]);
      expect(answer.headers()["content-type"]).toMatch(/^text\/html/);
    }
  });

  test("the shared header and footer appear on every page, the not-found page included", async ({ read }) => {
    for (const [route, status] of [...ROUTES.map((known) => [known, 200] as const), ["/none", 404] as const]) {
      const $ = await read(route, status);
      expect([route, $("header nav[aria-label=Main]").length, $("footer nav[aria-label=Footer]").length]).toEqual([
        route,
        1,
        1,
      ]);
    }
  });

  test("the header links to Credit Card Offers, Compare Cards, Guides & Articles, Calculator and About", async ({
    read,
  }) => {
    for (const route of ROUTES) {
      const $ = await read(route);
      const links = $("header nav[aria-label=Main] a").toArray();
      expect(links.map((link) => [$(link).attr("href"), $(link).text()])).toEqual(
        expect.arrayContaining([
          ["/offers", "Credit Card Offers"],
          ["/compare", "Compare Cards"],
          ["/guides", "Guides & Articles"],
          ["/calculator", "Calculator"],
          ["/about", "About"],
        ]),
      );
    }
  });

  test("the header's call to action Find Your Card leads to /offers", async ({ read }) => {
    for (const route of ROUTES) {
      const $ = await read(route);
      expect($('header a:contains("Find Your Card")').attr("href")).toBe("/offers");
    }
  });

  visit("on small screens the header collapses to a menu with a button", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto("/about");
    await expect(menu.link(page, "Compare Cards")).toBeHidden();
    await menu.button(page).click();
    await expect(menu.link(page, "Compare Cards")).toBeVisible();
  });

  visit("the menu of small screens closes when a link is chosen", async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openTool(page, "/offers");
    await menu.button(page).click();
    await menu.link(page, "Compare Cards").click();
    await expect(page).toHaveURL("/compare");
    await expect(menu.link(page, "Compare Cards")).toBeHidden();
  });

  test("the footer links to the four filtered offers, guides, compare, the credit score guide, about, contact and the legal pages", async ({
    read,
  }) => {
    for (const route of ROUTES) {
      expect(attributes(await read(route), "footer nav a", "href")).toEqual([
        ...FILTERS.map((filter) => `/offers?filter=${filter}`),
        "/guides",
        "/compare",
        "/guides/improve-credit-score",
        "/about",
        "/contact",
        "/privacy",
        "/terms",
        "/disclaimer",
      ]);
    }
  });

  visit(
    "the query parameter filter takes its four values on /offers",
    decided("What it does is not shown; it opens the page with that category chosen."),
    async ({ page }) => {
      for (const [value, name] of CARD_CATEGORIES.filter(([category]) => FILTERS.includes(category))) {
        await openTool(page, `/offers?filter=${value}`);
        await expect(offers.tile(page, name)).toHaveAttribute("aria-pressed", "true");
        await expect(offers.count(page, 2)).toBeVisible();
      }
    },
  );
});
