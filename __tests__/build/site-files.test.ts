import { load } from "cheerio";
import { type SiteFacts, feed, robots, sitemap } from "../../src/build/finish/site-files";
import { LEGAL_PAGES } from "../../src/domain/guides/legal-page";
import { GUIDES, PAGES, SITE, guideOf } from "../support/fixture";

/** The files of the live content are in __tests__/built/site-files.test.ts: here is what it need not hold. */

const FACTS: SiteFacts = {
  site: SITE,
  guides: GUIDES,
  pages: LEGAL_PAGES.flatMap((name) =>
    PAGES.filter((page) => page.name === name).map(({ updated }) => ({ name, updated })),
  ),
};

const xml = (text: string) => load(text, { xml: true });

const textsOf = (text: string, selector: string) => {
  const $ = xml(text);
  return $(selector)
    .map((_, element) => $(element).text())
    .get();
};

describe("the sitemap", () => {
  test("dates a guide by its last change, a legal page by its update, and the rest by the site's figures", () => {
    const paths = ["/guides/every-block", "/guides/one", "/privacy", "/", "/offers"];
    const privacy = PAGES.find(({ name }) => name === "privacy")?.updated;
    // The first was published on January 5 and changed on January 8, the second never changed.
    expect(textsOf(sitemap(paths, { ...FACTS, site: { ...SITE, asOf: "2025-02-01" } }), "lastmod")).toEqual([
      "2025-01-08",
      "2024-12-28",
      privacy,
      "2025-02-01",
      "2025-02-01",
    ]);
  });

  test("is XML whatever an address holds", () => {
    const text = sitemap(['/a&b<c>"d'], FACTS);
    expect(text).toContain("<loc>https://plainrate.example/a&amp;b&lt;c&gt;&quot;d</loc>");
    expect(textsOf(text, "loc")).toEqual(['https://plainrate.example/a&b<c>"d']);
  });
});

test("robots.txt of a hidden build names no sitemap and lets search engines see that its pages are hidden", () => {
  expect(robots("https://plainrate.example", true)).toBe("User-agent: *\nAllow: /\n");
});

describe("the feed", () => {
  test("holds all guides, newest first; those of one day by their names", () => {
    const before = GUIDES.map(({ name }) => name);
    const names = textsOf(feed(FACTS), "entry > id").map((id) => id.replace(/.*\//, ""));
    expect(names).toEqual(["every-block", "improve-credit-score", "one", "three", "two"]);
    expect(GUIDES.map(({ name }) => name)).toEqual(before);
  });

  test("without guides is dated by the site's figures", () => {
    expect(feed({ ...FACTS, guides: [] })).toContain(`<updated>${SITE.asOf}T00:00:00Z</updated>`);
  });

  test("is XML whatever a title holds", () => {
    const title = 'Rates < 18% & "more" > less';
    const text = feed({ ...FACTS, guides: [{ ...guideOf("one"), title }] });
    expect(text).toContain("<title>Rates &lt; 18% &amp; &quot;more&quot; &gt; less</title>");
    expect(textsOf(text, "entry > title")).toEqual([title]);
  });
});
