/** @jest-environment jsdom */
import { gzipSync } from "node:zlib";
import { GUIDES, PAGES, SITE } from "../support/content";
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

const guideAddress = (name: string) => `${SITE.url}/guides/${name}`;

describe("sitemap.xml", () => {
  test("lists every route that search engines may know, once, and nothing else", () => {
    const sitemap = parseXml("sitemap.xml");
    expect(sitemap.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
    expect(textsOf(sitemap, "loc").sort()).toEqual(ROUTES.map((route) => SITE.url + route).sort());
  });

  test("gives each page the day of its last change", () => {
    const days = [...parseXml("sitemap.xml").getElementsByTagName("url")].map((entry) =>
      [...textsOf(entry, "loc"), ...textsOf(entry, "lastmod")].join(" "),
    );
    expect(days.filter((day) => !/ \d{4}-\d{2}-\d{2}$/.test(day))).toEqual([]);
    expect(days).toEqual(
      expect.arrayContaining([
        ...GUIDES.map(({ name, publishDate, modifiedDate }) => `${guideAddress(name)} ${modifiedDate ?? publishDate}`),
        ...PAGES.map(({ name, updated }) => `${SITE.url}/${name} ${updated}`),
        `${SITE.url}/offers ${SITE.asOf}`,
      ]),
    );
  });
});

test("robots.txt lets everyone in and names the sitemap", () => {
  expect(builtText("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE.url}/sitemap.xml\n`);
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
  const feed = parseXml("feed.xml");
  const entries = [...feed.getElementsByTagName("entry")];

  test("is an Atom feed that knows its own address and when it changed", () => {
    const { documentElement: root } = feed;
    expect([root.localName, root.namespaceURI]).toEqual(["feed", "http://www.w3.org/2005/Atom"]);
    expect(textsOf(feed, "title")[0]).toBe(`${SITE.brand}: ${SITE.tagline}`);
    const own = [...root.children].find(
      (element) => element.localName === "link" && element.getAttribute("rel") === "self",
    );
    expect(own?.getAttribute("href")).toBe(`${SITE.url}/feed.xml`);
    const newest = GUIDES.map(({ publishDate, modifiedDate }) => modifiedDate ?? publishDate)
      .sort()
      .at(-1);
    expect(textsOf(feed, "updated")[0]).toBe(`${String(newest)}T00:00:00Z`);
  });

  test("has all guides, the newest first, each with title, address, dates, author, category and summary", () => {
    const published = entries.map((entry) => textsOf(entry, "published")[0] ?? "");
    expect(published).toEqual([...published].sort().reverse());
    const shown = entries.map((entry) => [
      entry.getElementsByTagName("link")[0]?.getAttribute("href"),
      entry.getElementsByTagName("category")[0]?.getAttribute("term"),
      ...["id", "title", "summary", "published", "updated", "name"].flatMap((name) => textsOf(entry, name)),
    ]);
    const wanted = GUIDES.map(({ name, title, excerpt, publishDate, modifiedDate, category, author }) => [
      guideAddress(name),
      category,
      guideAddress(name),
      title,
      excerpt,
      `${publishDate}T00:00:00Z`,
      `${modifiedDate ?? publishDate}T00:00:00Z`,
      author,
    ]);
    expect(shown.sort()).toEqual(wanted.sort());
  });
});

test("the search index is small enough to be fetched while somebody types", () => {
  expect(gzipSync(builtText("search.json")).length).toBeLessThan(50_000);
});
