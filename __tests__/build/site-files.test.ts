import { load } from "cheerio";
import { type SiteFacts, feed, robots, sitemap, movedPage } from "../../src/build/finish/site-files";
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
  test("is XML whatever an address holds", () => {
    const text = sitemap(['/a&b<c>"d'], FACTS);
    expect(text).toContain("<loc>https://plainrate.example/a&amp;b&lt;c&gt;&quot;d</loc>");
    expect(textsOf(text, "loc")).toEqual(['https://plainrate.example/a&b<c>"d']);
  });
});

test("robots.txt of a hidden build names no sitemap and lets search engines see that its pages are hidden", () => {
  expect(robots("https://plainrate.example", true)).toBe("User-agent: *\nAllow: /\n");
});

test("the address of a page that has moved leads on at once, wherever the site lies", () => {
  const page = movedPage("https://www.example.com/cards", "/cards", "/guides/two");
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/cards/guides/two">');
  expect(page).toContain('<link rel="canonical" href="https://www.example.com/cards/guides/two">');
  expect(page).toContain('<a href="/cards/guides/two">continue here</a>');
});

describe("the feed", () => {
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
