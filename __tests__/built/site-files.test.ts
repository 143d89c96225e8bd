/** @jest-environment jsdom */
import { GUIDES, SITE } from "../support/content";
import { builtText } from "./support/public-folder";
import { ROUTES } from "./support/routes";

/** Reads XML as strictly as a feed reader does: one slip and nothing is left. */
function parseXml(file: string): Document {
  const document = new DOMParser().parseFromString(builtText(file), "application/xml");
  const [error] = document.getElementsByTagName("parsererror");
  if (error) throw new Error(`${file} is not well-formed XML: ${error.textContent}`);
  return document;
}

function textsOf(parent: Document | Element, name: string): string[] {
  return [...parent.getElementsByTagName(name)].map((element) => element.textContent);
}

test("the reader of these tests refuses broken XML", () => {
  const broken = new DOMParser().parseFromString("<a>&nbsp;<b></a>", "application/xml");
  expect(broken.getElementsByTagName("parsererror").length).toBeGreaterThan(0);
});

describe("sitemap.xml", () => {
  test("lists every route that search engines may know, once, and nothing else", () => {
    const sitemap = parseXml("sitemap.xml");
    expect(sitemap.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
    expect(textsOf(sitemap, "loc").sort()).toEqual(ROUTES.map((route) => SITE.url + route).sort());
  });

  test("gives each guide the day of its last change", () => {
    const days = new Map(
      [...parseXml("sitemap.xml").getElementsByTagName("url")].map((entry) => [
        textsOf(entry, "loc")[0],
        textsOf(entry, "lastmod")[0],
      ]),
    );
    expect([...days.values()].filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day ?? ""))).toEqual([]);
    for (const { name, publishDate, modifiedDate } of GUIDES) {
      expect([name, days.get(`${SITE.url}/guides/${name}`)]).toEqual([name, modifiedDate ?? publishDate]);
    }
  });
});

test("robots.txt lets everyone in and names the sitemap", () => {
  expect(builtText("robots.txt").split("\n")).toEqual(
    expect.arrayContaining(["User-agent: *", "Allow: /", `Sitemap: ${SITE.url}/sitemap.xml`]),
  );
  expect(builtText("robots.txt")).not.toMatch(/^Disallow: \/\s*$/m);
});

test("security.txt has each field that RFC 9116 asks for once, and an address of the site", () => {
  const lines = builtText(".well-known/security.txt").trimEnd().split("\n");
  const fields = lines.map((line) => /^([A-Z][A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line]);
  expect(fields).toEqual([
    ["Contact", `mailto:${SITE.email}`],
    ["Expires", `${SITE.security.expires}T00:00:00Z`],
    ["Preferred-Languages", "en"],
    ["Canonical", `${SITE.url}/.well-known/security.txt`],
  ]);
});

describe("feed.xml", () => {
  const entriesOf = (feed: Document) => [...feed.getElementsByTagName("entry")];

  test("is an Atom feed that knows its own address and when it changed", () => {
    const feed = parseXml("feed.xml");
    const { documentElement: root } = feed;
    expect([root.localName, root.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
    const own = [...root.children].find(
      (element) => element.localName === "link" && element.getAttribute("rel") === "self",
    );
    expect(own?.getAttribute("href")).toBe(`${SITE.url}/feed.xml`);
    const newest = GUIDES.map(({ publishDate, modifiedDate }) => modifiedDate ?? publishDate)
      .sort()
      .at(-1);
    expect(textsOf(feed, "updated")[0]).toBe(`${String(newest)}T00:00:00Z`);
  });

  test("has the fifteen guides, the newest first, each with title, address, dates and summary", () => {
    const entries = entriesOf(parseXml("feed.xml"));
    expect(entries).toHaveLength(15);
    const published = entries.map((entry) => textsOf(entry, "published")[0] ?? "");
    expect(published).toEqual([...published].sort().reverse());
    const addressesOf = entries.map((entry) => entry.getElementsByTagName("link")[0]?.getAttribute("href"));
    expect([...addressesOf].sort()).toEqual(GUIDES.map(({ name }) => `${SITE.url}/guides/${name}`).sort());
    for (const { name, title, excerpt, publishDate, modifiedDate, category } of GUIDES) {
      const entry = entries[addressesOf.indexOf(`${SITE.url}/guides/${name}`)];
      if (!entry) throw new Error(`${name} is not in the feed.`);
      expect([textsOf(entry, "title"), textsOf(entry, "summary")]).toEqual([[title], [excerpt]]);
      expect(textsOf(entry, "published")).toEqual([`${publishDate}T00:00:00Z`]);
      expect(textsOf(entry, "updated")).toEqual([`${modifiedDate ?? publishDate}T00:00:00Z`]);
      expect(entry.getElementsByTagName("category")[0]?.getAttribute("term")).toBe(category);
    }
  });

  test("gives each entry an id of its own", () => {
    const ids = entriesOf(parseXml("feed.xml")).map((entry) => textsOf(entry, "id")[0]);
    expect(new Set(ids).size).toBe(15);
  });
});
