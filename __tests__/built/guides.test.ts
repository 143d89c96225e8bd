import { lastChange } from "../../src/domain/guides/guide";
import { GUIDES, SITE } from "../support/content";
import { type BuiltPage, pageOf } from "./support/pages";
import { BEST_CARDS_GUIDE } from "./support/routes";

/** The links in the text that the specification's table of guides lists (section 2), by the guides' names. */
const LINKS: [guide: string, links: string[]][] = [
  [BEST_CARDS_GUIDE, ["/compare", "/guides/qualify-low-apr-credit-card"]],
  ["/guides/qualify-low-apr-credit-card", ["/guides/improve-credit-score", BEST_CARDS_GUIDE]],
  ["/guides/low-apr-vs-intro-apr", ["/compare", "/offers"]],
  ["/guides/balance-transfers-explained", ["/compare", BEST_CARDS_GUIDE]],
  ["/guides/secured-cards-low-apr", ["/compare", "/guides/improve-credit-score"]],
  ["/guides/rewards-vs-low-apr", ["/compare", BEST_CARDS_GUIDE]],
  ["/guides/avoid-credit-card-fees", ["/compare", BEST_CARDS_GUIDE]],
  ["/guides/student-low-apr-cards", ["/guides/improve-credit-score", "/guides/avoid-credit-card-fees"]],
  ["/guides/future-credit-cards-2025", [BEST_CARDS_GUIDE, "/compare"]],
  ["/guides/credit-utilization-apr-impact", ["/guides/improve-credit-score", "/guides/qualify-low-apr-credit-card"]],
];

/** Words a minute of an adult who reads without haste. */
const READING_SPEED = 238;

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Parts of the article that are not counted as reading. */
const NOT_READ = "[data-ad-slot], #sources, svg, [popover], details > :not(summary)";

/** The words of the article that a visitor sees, tables and headings counted. */
function wordsRead({ $ }: BuiltPage): number {
  const article = $("main > article").clone();
  article.find(NOT_READ).remove();
  article.find("*").append(" ");
  return article
    .text()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

test("has the links that the specification lists, as long as the site is a sample", () => {
  for (const [route, links] of SITE.sampleData ? LINKS : []) {
    const { $ } = pageOf(route);
    const article = $("main > article").clone();
    article.find("header, nav, [data-ad-slot]").remove();
    const found = article
      .find("a")
      .toArray()
      .map((element) => $(element).attr("href"));
    expect([route, links.filter((link) => !found.includes(link))]).toEqual([route, []]);
  }
});

describe.each(GUIDES.map((guide) => [`/guides/${guide.name}`, guide] as const))("%s", (route, guide) => {
  const page = pageOf(route);
  const { $ } = page;
  const header = $("main article header");
  const textsIn = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).text());

  test("shows the category, the read time, the author and the date that belong to it", () => {
    expect(textsIn("main article header span")).toEqual(
      expect.arrayContaining([guide.category, `${guide.readTime} min read`]),
    );
    const times = header.find("time").toArray();
    expect(times.map((time) => $(time).attr("datetime"))).toEqual([lastChange(guide), guide.publishDate]);
    expect(times.map((time) => $(time).text())).toEqual(
      [lastChange(guide), guide.publishDate].map((day) => DAY.format(new Date(day))),
    );
    expect(header.text()).toContain(`By ${guide.author}`);
    expect(header.text()).toContain("Rates on our list ");
    expect($("h1").text()).toBe(guide.title);
  });

  test("takes as long to read as it says, within a minute", () => {
    const measured = wordsRead(page) / READING_SPEED;
    expect(measured).toBeGreaterThanOrEqual(guide.readTime - 1);
    expect(measured).toBeLessThanOrEqual(guide.readTime + 1);
  });

  test("lists its sections at the top", () => {
    const titles = guide.text.sections.map(({ title }) => title);
    expect(textsIn("main article nav a[href^='#']")).toEqual(titles);
    expect(textsIn("main > article section > h2[id]")).toEqual(titles);
  });

  test("leads to its related guides, in the index's order", () => {
    const related = GUIDES.filter(({ name }) => guide.related.includes(name));
    expect(textsIn("main > section h3 a")).toEqual(related.map(({ title }) => title));
  });
});

test("lists the featured guides alone under Featured Articles", () => {
  const { $ } = pageOf("/guides");
  const shown = $("section:has(> #featured-articles) h3 a").toArray();
  const featured = GUIDES.filter((guide) => guide.featured);
  expect(shown.map((element) => $(element).attr("href"))).toEqual(featured.map(({ name }) => `/guides/${name}`));
});
