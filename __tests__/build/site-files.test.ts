/** @jest-environment jsdom */
import { robots, securityContact, sitemap } from "../../src/build/finish/site-files";
import { GUIDES, PAGES, SITE } from "../support/fixture";

const FACTS = { site: SITE, guides: GUIDES, pages: PAGES };
const HERE = "https://plainrate.example";

/** Reads XML as strictly as a search engine does: one slip and nothing is left. */
function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, "application/xml");
  const [error] = document.getElementsByTagName("parsererror");
  if (error) throw new Error(`Not well-formed: ${error.textContent}`);
  return document;
}

const textsOf = (parent: Document | Element, name: string) =>
  [...parent.getElementsByTagName(name)].map(({ textContent }) => textContent);

test("lists pages in the sitemap with the day of their last change, whatever an address holds", () => {
  const document = parseXml(sitemap(["/offers", "/terms", "/guides/one", '/a&b<c>"d'], FACTS));
  const [terms] = PAGES.filter(({ name }) => name === "terms");
  expect(document.documentElement.namespaceURI).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
  expect(textsOf(document, "loc")).toEqual(
    ["/offers", "/terms", "/guides/one", '/a&b<c>"d'].map((path) => HERE + path),
  );
  expect(textsOf(document, "lastmod")).toEqual([SITE.asOf, terms?.updated, "2024-12-28", SITE.asOf]);
});

test("lets everyone in and names the sitemap in robots.txt, but for a hidden build", () => {
  expect(robots(HERE, false)).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${HERE}/sitemap.xml\n`);
  expect(robots(HERE, true)).toBe("User-agent: *\nAllow: /\n");
});

test("has each field in security.txt that RFC 9116 asks for", () => {
  expect(securityContact(SITE).trimEnd().split("\n")).toEqual([
    `Contact: mailto:${SITE.email}`,
    `Expires: ${SITE.security.expires}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${HERE}/.well-known/security.txt`,
  ]);
});
