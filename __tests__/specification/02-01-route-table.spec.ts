import { GUIDE_ROUTES, MAIN_ROUTES } from "./support/facts";
import { decided, expect, openTool, structuredData, test, texts, visit } from "./support/site";
import { compare } from "./support/visits";

test.describe("2 Screens and routes: route table", () => {
  for (const route of MAIN_ROUTES) {
    test(`there is a page at ${route}`, async ({ read }) => {
      const headings = texts(await read(route), "h1");
      expect(headings).toHaveLength(1);
      expect(headings).not.toEqual(["Page Not Found"]);
    });
  }

  test(
    "there are 15 guides under /guides, each with an article of its own",
    decided("{product} in the first guide's address is low-apr-credit-cards."),
    async ({ read }) => {
      const titles: string[] = [];
      for (const route of GUIDE_ROUTES) titles.push(...texts(await read(route), "main > article h1"));
      expect(new Set(titles).size).toBe(15);
    },
  );

  test("any other path under /guides shows the guide index", async ({ read }) => {
    for (const address of ["/guides/none", "/guides/none/at-all"])
      expect(texts(await read(address), "h1")).toEqual(["Credit Card Guides & Articles"]);
  });

  test("any other path shows the not-found page", async ({ read }) => {
    for (const address of ["/none", "/offers/none", "/login", "/guide"])
      expect(texts(await read(address, 404), "h1")).toEqual(["Page Not Found"]);
  });

  visit(
    "the compare page takes a query parameter named search",
    decided("What it does is not shown; it narrows the grid to the cards whose name, issuer or use match."),
    async ({ page }) => {
      await openTool(page, "/compare?search=discover");
      await expect(compare.boxes(page)).toHaveCount(2);
    },
  );

  test("structured data hints at that parameter: the WebSite's search action leads to /compare", async ({ read }) => {
    const site = structuredData(await read("/")).find((data) => data["@type"] === "WebSite");
    expect(site?.["potentialAction"]).toMatchObject({
      "@type": "SearchAction",
      target: expect.stringMatching(/\/compare\?search=\{search_term_string\}$/),
    });
  });
});
