import { expect, test, texts, visit, words } from "./support/site";

test.describe("2 Screens and routes: not-found page", () => {
  test("the title is 'Page Not Found'", async ({ read }) => {
    const $ = await read("/no/such/page", 404);
    expect(texts($, "h1")).toEqual(["Page Not Found"]);
    expect($("head > title").text()).toContain("Page Not Found");
  });

  test("it says that the page may have been moved, deleted or mistyped", async ({ read }) => {
    expect(words(await read("/no/such/page", 404), "main")).toMatch(/moved or deleted.*mistyped/);
  });

  test("it offers Return Home, Compare Cards, Explore Cards, Read Guides and Contact Us", async ({ read }) => {
    const $ = await read("/no/such/page", 404);
    const links = $("main a").toArray();
    expect(links.map((link) => [$(link).text(), $(link).attr("href")])).toEqual([
      ["Return Home", "/"],
      ["Compare Cards", "/compare"],
      ["Explore Cards", "/compare"],
      ["Read Guides", "/guides"],
      ["Contact Us", "/contact"],
    ]);
  });

  visit.describe(() => {
    visit.use({ expectedProblem: /status of 404|Page not found: / });

    visit("the missing path is logged to the console", async ({ page }) => {
      const logged = page.waitForEvent("console", (message) => message.text().includes("/no/such/page"));
      await page.goto("/no/such/page");
      expect((await logged).text()).toBe("Page not found: /no/such/page");
    });
  });
});
