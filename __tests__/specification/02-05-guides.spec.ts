import { GUIDE_CATEGORIES, GUIDE_ROUTES, NO_GUIDES } from "./support/facts";
import { attributes, decided, expect, openTool, test, texts, visit } from "./support/site";
import { guides, toast } from "./support/visits";

const ALL = "section[aria-labelledby=all-articles]";

test.describe("2 Screens and routes: /guides", () => {
  test("the title is 'Credit Card Guides & Articles'", async ({ read }) => {
    expect(texts(await read("/guides"), "h1")).toEqual(["Credit Card Guides & Articles"]);
  });

  test("there is a search box with the placeholder 'Search guides and articles...'", async ({ read }) => {
    expect(attributes(await read("/guides"), "main input[type=search]", "placeholder")).toEqual([
      "Search guides and articles...",
    ]);
  });

  visit("Featured Articles appear only when the search is empty and the category is 'all'", async ({ page }) => {
    await openTool(page, "/guides");
    await expect(guides.featured(page)).toBeVisible();
    await guides.search(page).fill("card");
    await expect(guides.featured(page)).toHaveCount(0);
    await guides.search(page).fill("");
    await expect(guides.featured(page)).toBeVisible();
    await guides.category(page, "Reviews").click();
    await expect(guides.featured(page)).toHaveCount(0);
  });

  test("there are category buttons", async ({ read }) => {
    expect(texts(await read("/guides"), '[role=group][aria-label="Categories"] button')).toEqual([
      "All",
      ...GUIDE_CATEGORIES,
    ]);
  });

  test("there is a grid of articles, which lead to the guides", async ({ read }) => {
    expect(attributes(await read("/guides"), `${ALL} li h3 a`, "href")).toEqual(GUIDE_ROUTES);
  });

  visit(
    "a text says 'N article(s) found'",
    decided("One article is '1 article found', several are 'N articles found'."),
    async ({ page }) => {
      await openTool(page, "/guides");
      await expect(page.getByText("15 articles found", { exact: true })).toBeVisible();
      await guides.category(page, "Student Credit").click();
      await expect(page.getByText("1 article found", { exact: true })).toBeVisible();
    },
  );

  visit(`an empty result reads '${NO_GUIDES}', with a 'Clear Search' button`, async ({ page }) => {
    await openTool(page, "/guides?q=zebra");
    await expect(page.getByText(NO_GUIDES, { exact: true })).toBeVisible();
    await expect(guides.articles(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Clear Search" }).click();
    await expect(guides.articles(page)).toHaveCount(15);
  });

  test("a newsletter box has an email input and a 'Subscribe' button", async ({ read }) => {
    const $ = await read("/guides");
    expect(attributes($, "section[aria-labelledby=newsletter] input", "type")).toEqual(["email"]);
    expect(texts($, "section[aria-labelledby=newsletter] button")).toEqual(["Subscribe"]);
  });

  visit(
    "subscribing to the newsletter sends nothing",
    decided("No submit behaviour is shown; the page says that the address was not sent anywhere."),
    async ({ page }) => {
      const sent: string[] = [];
      await openTool(page, "/guides");
      page.on("request", (request) => sent.push(request.url()));
      await page.getByLabel("Email address").fill("reader@example.com");
      await page.getByRole("button", { name: "Subscribe" }).click();
      await expect(toast(page)).toContainText("not sent anywhere");
      expect(sent).toEqual([]);
    },
  );
});
