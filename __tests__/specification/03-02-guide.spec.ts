import { BEST_CARDS, GUIDE_CATEGORIES, GUIDE_ROUTES } from "./support/facts";
import { decided, expect, structuredData, test, texts } from "./support/site";

const pathOf = (page: string) => new URL(page).pathname;

test.describe("3 Entities and their fields: guide or article", () => {
  test("there are 15 articles, each with its address", ({ guides }) => {
    expect(guides.map(({ page }) => pathOf(page))).toEqual(GUIDE_ROUTES);
  });

  test("each has a title, an excerpt, a read time, a category and an author", ({ guides }) => {
    for (const { title, excerpt, author, readTime } of guides) {
      expect([title, excerpt, author].map((text) => text.trim())).not.toContain("");
      expect(Number.isInteger(readTime)).toBe(true);
    }
  });

  test("the publish date is an ISO date", ({ guides }) => {
    for (const { publishDate } of guides) expect(publishDate).toMatch(/^202[45]-\d{2}-\d{2}$/);
  });

  test("the index's categories are Reviews, Credit Tips, Education, Debt Management, Credit Building, Student Credit and Trends, and none is empty", ({
    guides,
  }) => {
    expect(new Set(guides.map(({ category }) => category))).toEqual(new Set(GUIDE_CATEGORIES));
  });

  test(
    "featured are the best-cards guide and balance-transfers-explained",
    decided("The route table marks only the second; the list of fields names both."),
    async ({ guides, read }) => {
      const featured = [BEST_CARDS, "/guides/balance-transfers-explained"];
      expect(guides.filter((guide) => guide.featured).map(({ page }) => pathOf(page))).toEqual(featured);
      expect(texts(await read("/guides"), "section[aria-labelledby=featured-articles] h3")).toHaveLength(2);
    },
  );

  test("the modified date is optional and defaults to the publish date", async ({ guides, read }) => {
    expect(guides.some(({ modifiedDate }) => modifiedDate === null)).toBe(true);
    for (const { page, publishDate, modifiedDate } of guides) {
      const article = structuredData(await read(pathOf(page))).find((data) => data["@type"] === "Article");
      expect(article?.["dateModified"]).toBe(modifiedDate ?? publishDate);
    }
  });
});
