import { load } from "cheerio";
import {
  SECURITY_FILE,
  type SiteFacts,
  feed,
  robots,
  securityContact,
  sitemap,
} from "../../src/build/finish/site-files";
import { LEGAL_PAGES } from "../../src/domain/legal-page";
import { ROUTES, guidePath } from "../../src/site/routes";
import { GUIDES, PAGES, SITE, guideOf } from "../support/fixture";

const FACTS: SiteFacts = {
  site: SITE,
  guides: GUIDES,
  pages: LEGAL_PAGES.flatMap((name) =>
    PAGES.filter((page) => page.name === name).map(({ updated }) => ({ name, updated })),
  ),
};
const PATHS = [...Object.values(ROUTES).map(({ path }) => path), ...GUIDES.map(({ name }) => guidePath(name))];

const xml = (text: string) => load(text, { xml: true });

describe("the sitemap", () => {
  const $ = xml(sitemap(PATHS, FACTS));
  const changeOf = (path: string) => {
    const entry = $("url").filter((_, element) => $("loc", element).text() === SITE.url + path);
    return $("lastmod", entry).text();
  };

  test("names each page once, with its whole address", () => {
    expect(
      $("url > loc")
        .map((_, element) => $(element).text())
        .get(),
    ).toEqual(PATHS.map((path) => SITE.url + path));
    expect(PATHS).toHaveLength(25);
  });

  test("dates a guide by its last change, a legal page by its update, and the rest by the site's figures", () => {
    expect(guideOf("balance-transfers-explained")).toMatchObject({ publishDate: "2025-01-05" });
    expect(changeOf("/guides/balance-transfers-explained")).toBe("2025-01-08");
    expect(changeOf("/guides/improve-credit-score")).toBe("2024-12-28");
    expect(changeOf("/privacy")).toBe(FACTS.pages.find(({ name }) => name === "privacy")?.updated);
    expect(changeOf("/")).toBe("2025-01-08");
    expect(changeOf("/offers")).toBe(SITE.asOf);
  });

  test("is XML whatever an address holds", () => {
    const text = sitemap(['/a&b<c>"d'], FACTS);
    expect(text).toContain("<loc>https://plainrate.example/a&amp;b&lt;c&gt;&quot;d</loc>");
    expect(xml(text)("loc").text()).toBe('https://plainrate.example/a&b<c>"d');
  });
});

describe("robots.txt", () => {
  test("lets search engines in and names the sitemap", () => {
    expect(robots("https://plainrate.example")).toBe(
      "User-agent: *\nAllow: /\n\nSitemap: https://plainrate.example/sitemap.xml\n",
    );
  });
});

test("robots.txt of a hidden build names no sitemap and lets search engines see that its pages are hidden", () => {
  expect(robots("https://plainrate.example", true)).toBe("User-agent: *\nAllow: /\n");
});

test("security.txt lies where RFC 9116 says, and says whom to tell, until when, in which language and where it lies", () => {
  expect(SECURITY_FILE).toBe(".well-known/security.txt");
  const site = { ...SITE, url: "https://a.example", email: "b@a.example", security: { expires: "2027-11-20" } };
  expect(securityContact(site)).toBe(
    [
      "Contact: mailto:b@a.example",
      "Expires: 2027-11-20T00:00:00Z",
      "Preferred-Languages: en",
      "Canonical: https://a.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

describe("the feed", () => {
  const $ = xml(feed(FACTS));
  const texts = (selector: string) =>
    $(selector)
      .map((_, element) => $(element).text())
      .get();

  test("holds all guides, newest first; those of one day by their names", () => {
    const dates = texts("entry > published");
    expect(dates).toHaveLength(15);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(texts("entry > id").slice(0, 2)).toEqual([
      "https://plainrate.example/guides/low-apr-vs-intro-apr",
      "https://plainrate.example/guides/balance-transfers-explained",
    ]);
    const sameDay = $("entry")
      .filter((_, element) => $("published", element).text() === "2024-12-18T00:00:00Z")
      .map((_, element) => $("id", element).text().replace(/.*\//, ""))
      .get();
    expect(sameDay).toEqual([
      "best-low-apr-credit-cards-2025",
      "low-apr-cards-bad-credit",
      "qualify-low-apr-credit-card",
    ]);
  });

  test("leaves the guides themselves in their order", () => {
    const before = GUIDES.map(({ name }) => name);
    feed(FACTS);
    expect(GUIDES.map(({ name }) => name)).toEqual(before);
  });

  test("each entry has title, link, dates, author, category and summary", () => {
    const entry = $("entry").filter((_, element) => $("id", element).text().endsWith("/low-apr-vs-intro-apr"));
    const guide = guideOf("low-apr-vs-intro-apr");
    expect($("title", entry).text()).toBe(guide.title);
    expect($("link", entry).attr("href")).toBe("https://plainrate.example/guides/low-apr-vs-intro-apr");
    expect($("published", entry).text()).toBe("2025-01-08T00:00:00Z");
    expect($("updated", entry).text()).toBe("2025-01-08T00:00:00Z");
    expect($("author > name", entry).text()).toBe("Plainrate editors");
    expect($("category", entry).attr("term")).toBe("Education");
    expect($("summary", entry).text()).toBe(guide.excerpt);
  });

  test("was last changed when its youngest guide was, and says where it is", () => {
    const changes = GUIDES.map(({ modifiedDate, publishDate }) => modifiedDate ?? publishDate);
    expect(texts("feed > updated")).toEqual([`${String(changes.sort().at(-1))}T00:00:00Z`]);
    expect($("feed > link[rel=self]").attr("href")).toBe("https://plainrate.example/feed.xml");
    expect(texts("feed > title")).toEqual(["Plainrate: Low rates in plain figures"]);
  });

  test("without guides is dated by the site's figures", () => {
    expect(feed({ ...FACTS, guides: [] })).toContain(`<updated>${SITE.asOf}T00:00:00Z</updated>`);
  });

  test("is XML whatever a title holds", () => {
    const title = 'Rates < 18% & "more" > less';
    const text = feed({ ...FACTS, guides: [{ ...guideOf("low-apr-vs-intro-apr"), title }] });
    expect(text).toContain("<title>Rates &lt; 18% &amp; &quot;more&quot; &gt; less</title>");
    expect(xml(text)("entry > title").text()).toBe(title);
  });
});
