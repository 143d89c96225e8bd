import { feed, robots, sitemap } from "../../src/build/finish/site-files";
import { GUIDES, PAGES, SITE, guideOf } from "../support/fixture";

/** The files of the live content are in __tests__/built/site-files.test.ts: here is what it need not hold. */

const FACTS = { site: SITE, guides: GUIDES, pages: PAGES };

test("the sitemap is XML whatever an address holds", () => {
  expect(sitemap(['/a&b<c>"d'], FACTS)).toContain("<loc>https://plainrate.example/a&amp;b&lt;c&gt;&quot;d</loc>");
});

test("robots.txt of a hidden build names no sitemap and lets search engines see that its pages are hidden", () => {
  expect(robots("https://plainrate.example", true)).toBe("User-agent: *\nAllow: /\n");
});

describe("the feed", () => {
  test("without guides is dated by the site's figures", () => {
    expect(feed({ ...FACTS, guides: [] })).toContain(`<updated>${SITE.asOf}T00:00:00Z</updated>`);
  });

  test("is XML whatever a title holds", () => {
    const title = 'Rates < 18% & "more" > less';
    expect(feed({ ...FACTS, guides: [{ ...guideOf("one"), title }] })).toContain(
      "<title>Rates &lt; 18% &amp; &quot;more&quot; &gt; less</title>",
    );
  });
});
