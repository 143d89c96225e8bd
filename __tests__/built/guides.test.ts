import { type BuiltPage, pageOf, squeeze } from "./support/pages";
import { BEST_CARDS_GUIDE, GUIDE_ROUTES } from "./support/routes";
import { SITE } from "../support/content";

type Row = { category: string; minutes: number; published: string; links: string[] };

const guide = (name: string) => `/guides/${name}`;

/**
 * The specification's table of guides (section 2). Its first row says "Card Reviews" where the index's list of categories
 * says "Reviews"; an exact category match needs one name, and the index's is the one that a button carries.
 */
const TABLE: Record<string, Row> = {
  [BEST_CARDS_GUIDE]: {
    category: "Reviews",
    minutes: 9,
    published: "2024-12-18",
    links: ["/compare", guide("qualify-low-apr-credit-card")],
  },
  [guide("qualify-low-apr-credit-card")]: {
    category: "Credit Building",
    minutes: 8,
    published: "2024-12-18",
    links: [guide("improve-credit-score"), BEST_CARDS_GUIDE],
  },
  [guide("low-apr-vs-intro-apr")]: {
    category: "Education",
    minutes: 6,
    published: "2025-01-08",
    links: ["/compare", "/offers"],
  },
  [guide("balance-transfers-explained")]: {
    category: "Debt Management",
    minutes: 10,
    published: "2025-01-05",
    links: ["/compare", BEST_CARDS_GUIDE],
  },
  [guide("secured-cards-low-apr")]: {
    category: "Credit Building",
    minutes: 7,
    published: "2025-01-03",
    links: ["/compare", guide("improve-credit-score")],
  },
  [guide("improve-credit-score")]: { category: "Credit Tips", minutes: 9, published: "2024-12-28", links: [] },
  [guide("instant-credit-card-approval")]: { category: "Education", minutes: 6, published: "2024-12-25", links: [] },
  [guide("credit-card-application-mistakes")]: {
    category: "Credit Tips",
    minutes: 8,
    published: "2024-12-22",
    links: [],
  },
  [guide("compare-credit-card-offers")]: { category: "Education", minutes: 10, published: "2024-12-20", links: [] },
  [guide("low-apr-cards-bad-credit")]: { category: "Credit Building", minutes: 7, published: "2024-12-18", links: [] },
  [guide("rewards-vs-low-apr")]: {
    category: "Education",
    minutes: 9,
    published: "2024-12-15",
    links: ["/compare", BEST_CARDS_GUIDE],
  },
  [guide("avoid-credit-card-fees")]: {
    category: "Education",
    minutes: 6,
    published: "2024-12-12",
    links: ["/compare", BEST_CARDS_GUIDE],
  },
  [guide("student-low-apr-cards")]: {
    category: "Student Credit",
    minutes: 8,
    published: "2024-12-10",
    links: [guide("improve-credit-score"), guide("avoid-credit-card-fees")],
  },
  [guide("future-credit-cards-2025")]: {
    category: "Trends",
    minutes: 7,
    published: "2024-12-08",
    links: [BEST_CARDS_GUIDE, "/compare"],
  },
  [guide("credit-utilization-apr-impact")]: {
    category: "Credit Tips",
    minutes: 8,
    published: "2024-12-05",
    links: [guide("improve-credit-score"), guide("qualify-low-apr-credit-card")],
  },
};

const FEATURED = [BEST_CARDS_GUIDE, guide("balance-transfers-explained")];
const FEWEST_WORDS = 400;

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The guide's own text: no masthead, contents, ads, notices, buttons or sources. */
function textOf({ $ }: BuiltPage): string {
  const article = $("main > article").clone();
  article.find("header, nav, [data-ad-slot], section[aria-labelledby=sources]").remove();
  article.find("p, li, th, td, h2, h3").append(" ");
  return squeeze(article.text());
}

test("the table knows all fifteen guides", () => {
  expect(Object.keys(TABLE)).toEqual(GUIDE_ROUTES);
});

test("the guide to the best cards has the specification's title", () => {
  expect(pageOf(BEST_CARDS_GUIDE).$("h1").text()).toBe(`Best ${SITE.product.name} of 2025`);
});

describe.each(Object.entries(TABLE))("%s", (route, { category, minutes, published, links }) => {
  const page = pageOf(route);
  const { $ } = page;
  const header = $("main article header");

  test("shows the category, the read time, the author and the date that belong to it", () => {
    const texts = header
      .find("span")
      .toArray()
      .map((element) => $(element).text());
    expect(texts).toEqual(expect.arrayContaining([category, `${minutes} min read`]));
    expect(header.find("time").first().attr("datetime")).toBe(published);
    expect(header.find("time").first().text()).toBe(DAY.format(new Date(published)));
    expect(header.text()).toMatch(/By \S+/);
  });

  test("leads back to the index", () => {
    const back = header.find("a").first();
    expect([back.text().replace("← ", ""), back.attr("href")]).toEqual(["Back to Guides", "/guides"]);
  });

  test("has the links that the specification lists", () => {
    const article = $("main > article").clone();
    article.find("header, nav, [data-ad-slot]").remove();
    const found = article
      .find("a")
      .toArray()
      .map((element) => $(element).attr("href"));
    expect(links.filter((link) => !found.includes(link))).toEqual([]);
  });

  test(`has ${FEWEST_WORDS} words or more, an intro first`, () => {
    const text = textOf(page);
    expect(text.split(" ").length).toBeGreaterThanOrEqual(FEWEST_WORDS);
    expect($("main > article section").first().prevAll().find("p").length).toBeGreaterThan(0);
  });

  test("has ads between its sections, never before the first or after the last", () => {
    const slots = $("main > article [data-ad-slot]").toArray();
    expect(slots.length).toBeGreaterThan(0);
    for (const slot of slots) {
      expect([$(slot).prev().is("section"), $(slot).next().is("section")]).toEqual([true, true]);
      expect($(slot).next().is("[aria-labelledby=sources]")).toBe(false);
    }
  });

  test("ends with an action plan and its two buttons", () => {
    const plan = $("main > article section:has(h2)")
      .filter((_index, element) => $(element).attr("aria-labelledby") !== "sources")
      .last();
    expect(plan.find("h2").text()).toBe("What to do next");
    expect(plan.find("li").length).toBeGreaterThan(1);
    const buttons = plan
      .find("a")
      .toArray()
      .filter((element) => $(element).closest("li, p").length === 0);
    expect(buttons).toHaveLength(2);
  });

  test("lists its sections at the top, each with the place that it names", () => {
    const contents = $("main article nav a[href^='#']").toArray();
    const headings = $("main > article section > h2")
      .toArray()
      .filter((element) => $(element).attr("id") !== "sources");
    expect(contents.map((element) => $(element).text())).toEqual(headings.map((element) => $(element).text()));
  });

  test("is listed in the index with the same facts", () => {
    const index = pageOf("/guides");
    const entry = index.$(`section:has(> #all-articles) article:has(h3 a[href="${route}"])`);
    const text = squeeze(entry.text());
    expect(entry.length).toBe(1);
    expect(text).toContain($("h1").text());
    expect(text.startsWith(category)).toBe(true);
    expect(text).toContain(`${minutes} min read`);
    expect(entry.find("time").attr("datetime")).toBe(published);
  });
});

test("the two featured guides, and no others, stand under Featured Articles", () => {
  const { $ } = pageOf("/guides");
  const featured = $("section:has(> #featured-articles) h3 a").toArray();
  expect(featured.map((element) => $(element).attr("href"))).toEqual(FEATURED);
});
