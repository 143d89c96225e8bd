import { readFileSync } from "node:fs";
import { z } from "zod";
import { sentencesIn, wordsIn } from "../../src/domain/sentences";
import { SITE } from "../support/content";
import { type BuiltPage, pageOf, squeeze } from "./support/pages";
import { BEST_CARDS_GUIDE, GUIDE_ROUTES } from "./support/routes";

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

const { terms } = z
  .object({ terms: z.array(z.object({ definition: z.string() })) })
  .parse(JSON.parse(readFileSync("data/glossary.json", "utf8")));
const TERMS = terms.map(({ definition }) => definition);

const FEATURED = [BEST_CARDS_GUIDE, guide("balance-transfers-explained")];

/** Words a minute of an adult who reads without haste. */
const READING_SPEED = 238;

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** What stands in the article and is not counted as reading: ads, sources, charts, and what opens on demand. */
const NOT_READ = "[data-ad-slot], section[aria-labelledby=sources], svg, [popover], details > :not(summary)";

/** The words of the article that a visitor sees, tables and headings counted. */
function wordsRead({ $ }: BuiltPage): number {
  const article = $("main > article").clone();
  article.find(NOT_READ).remove();
  article.find("*").append(" ");
  return wordsIn(article.text()).length;
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
    expect([back.text(), back.attr("href")]).toEqual(["Back to Guides", "/guides"]);
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

  test("takes as long to read as it says, within a minute", () => {
    const measured = wordsRead(page) / READING_SPEED;
    expect(measured).toBeGreaterThanOrEqual(minutes - 1);
    expect(measured).toBeLessThanOrEqual(minutes + 1);
  });

  test("answers in two sentences before anything else, and says when it was last reviewed", () => {
    const answer = $("main > article p:contains('In short:')");
    expect(answer.length).toBe(1);
    expect(sentencesIn(squeeze(answer.text()))).toHaveLength(2);
    expect(squeeze(header.text())).toContain(`Last reviewed ${DAY.format(new Date(SITE.asOf))}`);
    expect($("main > article section").first().prevAll().find("p").length).toBeGreaterThan(0);
  });

  test("asks what its readers ask", () => {
    const titles = $("main > article > div > section > h2")
      .toArray()
      .map((heading) => $(heading).text())
      .filter((title) => title !== "What to do next" && title !== "Sources");
    expect(titles.filter((title) => title.endsWith("?")).length).toBeGreaterThan(titles.length / 2);
  });

  test("has a worked example, figures side by side or drawn, and a warning", () => {
    const article = $("main > article");
    expect(article.find("p:contains('Worked example:')").length).toBeGreaterThan(0);
    expect(article.find("figure, [aria-label^='Table:'] table").length).toBeGreaterThan(0);
    expect(article.find("p:contains('Common mistake')").length).toBeGreaterThan(0);
  });

  test("draws each chart with a title, a description and its data", () => {
    for (const figure of $("main > article figure").toArray()) {
      expect(squeeze($(figure).find("figcaption").text())).not.toBe("");
      expect($(figure).find("details table td").length).toBeGreaterThan(1);
      for (const picture of $(figure).find("svg").toArray()) {
        expect($(picture).attr("role")).toBe("img");
        const names = ($(picture).attr("aria-labelledby") ?? "").split(" ");
        const texts = names.map((id) => $(`[id="${id}"]`).text());
        expect(texts).toEqual([$(picture).find("title").text(), $(picture).find("desc").text()]);
        expect(texts.every((text) => text.length > 3)).toBe(true);
      }
    }
  });

  test("explains three to eight key terms, each in a definition that its button names", () => {
    const buttons = $("main > article button[popovertarget]").toArray();
    expect(buttons.length).toBeGreaterThanOrEqual(3);
    expect(buttons.length).toBeLessThanOrEqual(8);
    for (const button of buttons) {
      const box = $(`[id="${$(button).attr("popovertarget") ?? ""}"]`);
      expect(box.length).toBe(1);
      expect(TERMS).toContain(box.text());
    }
  });

  test("leads to five or more other pages from its text", () => {
    const links = $("main > article > div > section")
      .not("[aria-labelledby=sources]")
      .find("a[href^='/']")
      .toArray()
      .filter((element) => $(element).closest("[data-ad-slot]").length === 0);
    expect(new Set(links.map((element) => $(element).attr("href"))).size).toBeGreaterThanOrEqual(5);
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
