import type { CheerioAPI } from "cheerio";
import { BEST_CARDS, GUIDE_ROUTES } from "./support/facts";
import { attributes, decided, expect, structuredData, test, texts, words } from "./support/site";

const guide = (name: string) => `/guides/${name}`;

const HEADER = "main > article header";
const SECTIONS = "main > article > div > section:has(> h2)";
const PLAN = `${SECTIONS}:has(> #what-to-do-next)`;

type Row = [route: string, category: string, minutes: number, published: string, links: string[]];

const TABLE: Row[] = [
  [BEST_CARDS, "Reviews", 9, "2024-12-18", ["/compare", guide("qualify-low-apr-credit-card")]],
  [
    guide("qualify-low-apr-credit-card"),
    "Credit Building",
    8,
    "2024-12-18",
    [guide("improve-credit-score"), BEST_CARDS],
  ],
  [guide("low-apr-vs-intro-apr"), "Education", 6, "2025-01-08", ["/compare", "/offers"]],
  [guide("balance-transfers-explained"), "Debt Management", 10, "2025-01-05", ["/compare", BEST_CARDS]],
  [guide("secured-cards-low-apr"), "Credit Building", 7, "2025-01-03", ["/compare", guide("improve-credit-score")]],
  [guide("improve-credit-score"), "Credit Tips", 9, "2024-12-28", []],
  [guide("instant-credit-card-approval"), "Education", 6, "2024-12-25", []],
  [guide("credit-card-application-mistakes"), "Credit Tips", 8, "2024-12-22", []],
  [guide("compare-credit-card-offers"), "Education", 10, "2024-12-20", []],
  [guide("low-apr-cards-bad-credit"), "Credit Building", 7, "2024-12-18", []],
  [guide("rewards-vs-low-apr"), "Education", 9, "2024-12-15", ["/compare", BEST_CARDS]],
  [guide("avoid-credit-card-fees"), "Education", 6, "2024-12-12", ["/compare", BEST_CARDS]],
  [
    guide("student-low-apr-cards"),
    "Student Credit",
    8,
    "2024-12-10",
    [guide("improve-credit-score"), guide("avoid-credit-card-fees")],
  ],
  [guide("future-credit-cards-2025"), "Trends", 7, "2024-12-08", [BEST_CARDS, "/compare"]],
  [
    guide("credit-utilization-apr-impact"),
    "Credit Tips",
    8,
    "2024-12-05",
    [guide("improve-credit-score"), guide("qualify-low-apr-credit-card")],
  ],
];

/** The links that the text of a guide holds, without header, contents, ads and related guides. */
function linksInText($: CheerioAPI): string[] {
  const article = $("main > article").clone();
  article.find("header, nav, [data-ad-slot]").remove();
  return article
    .find("a")
    .toArray()
    .map((link) => $(link).attr("href") ?? "");
}

test.describe("2 Screens and routes: guide article pages", () => {
  test("each has a title, a description and a canonical address as page metadata", async ({ read }) => {
    for (const route of GUIDE_ROUTES) {
      const $ = await read(route);
      expect($("head > title").text()).not.toBe("");
      expect($("meta[name=description]").attr("content")?.length).toBeGreaterThan(50);
      expect(new URL($("link[rel=canonical]").attr("href") ?? "").pathname).toBe(route);
    }
  });

  test("each has author, publish date, read time and category as page metadata", async ({ read }) => {
    for (const [route, category, minutes, published] of TABLE) {
      expect(structuredData(await read(route))).toContainEqual(
        expect.objectContaining({
          "@type": "Article",
          author: { "@type": "Organization", name: "Plainrate editors" },
          datePublished: published,
          timeRequired: `PT${minutes}M`,
          articleSection: category,
        }),
      );
    }
  });

  test("each has a 'Back to Guides' link to /guides", async ({ read }) => {
    for (const route of GUIDE_ROUTES) {
      const $ = await read(route);
      expect($(`${HEADER} a:contains("Back to Guides")`).attr("href")).toBe("/guides");
    }
  });

  for (const [route, category, minutes, published, links] of TABLE) {
    const linked = links.length > 0 ? ` and links to ${links.join(" and ")}` : "";
    const title = `${route} is in ${category}, takes ${minutes} minutes, was published on ${published}${linked}`;
    const details =
      route === BEST_CARDS
        ? decided("The route table says 'Card Reviews', the index's list of categories 'Reviews'; the match is exact.")
        : {};
    test(title, details, async ({ read }) => {
      const $ = await read(route);
      expect(texts($, `${HEADER} span`)).toEqual(expect.arrayContaining([category, `${minutes} min read`]));
      expect(attributes($, `${HEADER} time`, "datetime")[0]).toBe(published);
      expect(linksInText($)).toEqual(expect.arrayContaining(links));
    });
  }

  test("the title of the first guide is 'Best {product} of 2025'", async ({ read }) => {
    expect(texts(await read(BEST_CARDS), "h1")).toEqual(["Best Low APR Credit Cards of 2025"]);
  });

  test(
    "each shows its title, its author and the date on which it was published",
    decided("Author values are not shown; all guides are by 'Plainrate editors', since no people are invented."),
    async ({ read }) => {
      for (const route of GUIDE_ROUTES) {
        const $ = await read(route);
        expect(texts($, `${HEADER} h1`)).toHaveLength(1);
        expect(words($, HEADER)).toMatch(/By Plainrate editors · Published \w+ \d{1,2}, 202[45]/);
      }
    },
  );

  test("each has an introduction and body sections", async ({ read }) => {
    for (const route of GUIDE_ROUTES) {
      const $ = await read(route);
      expect($(SECTIONS).length).toBeGreaterThanOrEqual(4);
      expect($(SECTIONS).first().prevAll("div").find("p").text().length).toBeGreaterThan(100);
    }
  });

  test("each has ad slots between its sections", async ({ read }) => {
    for (const route of GUIDE_ROUTES) {
      const $ = await read(route);
      const ads = $("main > article > div > [data-ad-slot]").toArray();
      expect(ads.length).toBeGreaterThanOrEqual(2);
      expect(ads.filter((ad) => !$(ad).prev().is("section") || !$(ad).next().is("section"))).toEqual([]);
    }
  });

  test("each closes with an action plan that has two buttons", async ({ read }) => {
    for (const route of GUIDE_ROUTES) {
      const $ = await read(route);
      expect(texts($, `${PLAN} > h2`)).toEqual(["What to do next"]);
      expect($(`${PLAN} ol > li`).length).toBeGreaterThanOrEqual(3);
      expect([route, $(`${PLAN} > div:last-child > a`).length]).toEqual([route, 2]);
      // Nothing but the sources stands after it.
      expect($(PLAN).nextAll("section").not("[aria-labelledby=sources]").length).toBe(0);
    }
  });

  test("the content is static editorial text: no script of the framework draws it", async ({ read }) => {
    for (const route of GUIDE_ROUTES) expect(attributes(await read(route), "script[src]", "src")).toEqual([]);
  });

  test("the guides also link to /guides, /compare and the guide to secured cards", async ({ read }) => {
    const links = new Set<string>();
    for (const route of GUIDE_ROUTES)
      for (const link of attributes(await read(route), "main > article a", "href")) links.add(link);
    expect([...links]).toEqual(expect.arrayContaining(["/guides", "/compare", guide("secured-cards-low-apr")]));
  });
});
