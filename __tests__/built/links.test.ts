import { CARDS, GUIDES, SITE } from "../support/content";
import { type BuiltPage, ALL_PAGES, byRoute, pageOf } from "./support/pages";
import { isBuilt } from "./support/public-folder";
import { ROUTES } from "./support/routes";

type Link = { href: string; text: string; rel: string; target: string };

function linksOf({ $ }: BuiltPage): Link[] {
  return $("a")
    .toArray()
    .map((element) => ({
      href: $(element).attr("href") ?? "",
      text: $(element).text(),
      rel: $(element).attr("rel") ?? "",
      target: $(element).attr("target") ?? "",
    }));
}

/** The pages that a card or a guide names as a source; no other address outside the site is linked. */
const SOURCES = new Set([
  ...CARDS.flatMap((card) => Object.values(card.provenance.sources)),
  ...GUIDES.flatMap((guide) => guide.sources.flatMap(({ url }) => url ?? [])),
  ...GUIDES.flatMap((guide) => JSON.stringify(guide.text).match(/https:\/\/[^"\s)>\]]+/g) ?? []),
]);

const QUERIES: Record<string, Record<string, (value: string) => boolean>> = {
  "/offers": { filter: (value) => ["low-apr", "intro-apr", "balance-transfer", "secured", "rewards"].includes(value) },
  "/compare": { cards: (value) => value.split(",").every((id) => CARDS.some((card) => card.id === id)) },
};

/** Why a link of a page leads nowhere; nothing if it is in order. */
function complaint(page: BuiltPage, href: string): string | null {
  if (href === `mailto:${SITE.email}`) return null;
  if (/^[a-z]+:/i.test(href)) return SOURCES.has(href) ? null : "is neither this site's nor a source's";
  const address = new URL(href, `https://site.invalid${page.route}`);
  if (address.hostname !== "site.invalid") return "leads to another host";
  // A file to download, such as the open data, is where its address says.
  if (/\.(?:json|csv)$/.test(address.pathname))
    return isBuilt(address.pathname.slice(1)) ? null : "is no file of the site";
  if (address.pathname !== page.route && !ROUTES.includes(address.pathname)) return "is no route of the site";
  for (const [name, value] of address.searchParams) {
    if (!QUERIES[address.pathname]?.[name]?.(value)) return `has a query that its page does not know`;
  }
  const id = decodeURIComponent(address.hash.slice(1));
  const target = address.pathname === page.route ? page : pageOf(address.pathname);
  if (id !== "" && target.$(`[id="${id}"]`).length !== 1) return "names no place on its page";
  return null;
}

test.each(byRoute(ALL_PAGES))("every link of %s leads somewhere, fragment and query included", (_route, page) => {
  const links = linksOf(page);
  expect(links.length).toBeGreaterThan(20);
  expect(
    links.flatMap(({ href }) => (complaint(page, href) ? [`${href} ${String(complaint(page, href))}`] : [])),
  ).toEqual([]);
});

test.each(byRoute(ALL_PAGES))("every link of %s has words", (_route, page) => {
  expect(linksOf(page).filter(({ text }) => text.trim() === "")).toEqual([]);
});

describe("the header and the footer", () => {
  const FIND_YOUR_CARD = ["/offers", "Find Your Card"];
  const HEADER = [
    ["/offers", "Credit Card Offers"],
    ["/compare", "Compare Cards"],
    ["/guides", "Guides & Articles"],
    ["/calculator", "Calculator"],
    ["/about", "About"],
    FIND_YOUR_CARD,
  ];
  const FOOTER = [
    "/offers?filter=low-apr",
    "/offers?filter=intro-apr",
    "/offers?filter=balance-transfer",
    "/offers?filter=secured",
    "/guides",
    "/compare",
    "/guides/improve-credit-score",
    "/about",
    "/contact",
    "/privacy",
    "/terms",
    "/disclaimer",
  ];

  test.each(byRoute(ALL_PAGES))("stand on %s with the specification's links", (_route, { $ }) => {
    const header = $('header nav[aria-label="Main"] a').toArray();
    expect(header.map((element) => [$(element).attr("href"), $(element).text()])).toEqual(HEADER);
    const footer = $('footer nav[aria-label="Footer"] a').toArray();
    expect(footer.map((element) => $(element).attr("href"))).toEqual(FOOTER);
  });

  test.each(byRoute(ALL_PAGES))(
    "the footer of %s says what the site is not, whose it is and that it is a sample",
    (_route, { $ }) => {
      const text = $("footer").text();
      expect(text).toMatch(/education/i);
      expect(text).toMatch(/not a bank or a card issuer/);
      expect(text).toMatch(/offers and terms change/i);
      expect(text).toMatch(/verify them with the issuer before you apply/);
      expect(text).toContain(`© 2025 ${SITE.brand}`);
      expect(text.includes(SITE.sampleNotice)).toBe(SITE.sampleData);
    },
  );

  test("mark the page that is open, and only that one", () => {
    for (const { $, route } of ALL_PAGES) {
      const current = $('header nav [aria-current="page"]').toArray();
      const expected = HEADER.filter((link) => link !== FIND_YOUR_CARD && link[0] === route);
      const marked = current.filter((element) => $(element).text() !== "Find Your Card");
      expect(marked.map((element) => [$(element).attr("href"), $(element).text()])).toEqual(expected);
    }
  });
});

describe("the links to issuers", () => {
  const isApply = ({ text }: Link) => text.startsWith("Apply");
  const applyPages = ALL_PAGES.filter((page) => linksOf(page).some(isApply));

  test("stand where cards are offered: three on the home page, ten on /offers", () => {
    const counts = applyPages.map((page) => [page.route, linksOf(page).filter(isApply).length]);
    expect(counts).toEqual([
      ["/", 3],
      ["/offers", 10],
    ]);
  });

  test.each(byRoute(applyPages))(
    "those of %s are marked as paid, open a new tab and send no referrer",
    (_route, page) => {
      for (const { rel, target, href } of linksOf(page).filter(isApply)) {
        expect([href, target, rel.split(" ").sort()]).toEqual([
          href,
          "_blank",
          ["nofollow", "noopener", "noreferrer", "sponsored"],
        ]);
      }
    },
  );

  test.each(byRoute(applyPages))("those of %s say which card they are for and that a tab opens", (_route, page) => {
    for (const { text, href } of linksOf(page).filter(isApply)) {
      const card = CARDS.find(({ applyUrl }) => applyUrl === href);
      expect(text).toBe(`Apply for ${String(card?.name)} (opens in a new tab)`);
    }
  });

  test.each(byRoute([...applyPages, pageOf("/compare")]))(
    "%s says before the first of them that we may earn a commission",
    (_route, { $, html }) => {
      const notice = html.indexOf("We may earn a commission");
      // On /compare the links appear with the table, which follows the grid.
      const first = Math.max(html.indexOf('target="_blank"'), html.indexOf("<fieldset"));
      expect($("main").text()).toContain(SITE.affiliateNotice);
      expect(notice).toBeGreaterThan(0);
      expect(first).toBeGreaterThan(notice);
    },
  );

  test("every placeholder has its explanation on each page that offers the card", () => {
    for (const page of [...applyPages, pageOf("/compare")]) {
      const offered = page.route === "/" ? CARDS.filter((card) => card.featured) : CARDS;
      for (const card of offered.filter(({ applyUrl }) => applyUrl.startsWith("#"))) {
        const note = page.$(`[id="${card.applyUrl.slice(1)}"]`);
        expect([page.route, note.length, note.text().includes("sample link"), note.text().includes(card.name)]).toEqual(
          [page.route, 1, true, true],
        );
      }
    }
  });
});

test.each(byRoute(ALL_PAGES))("only links to issuers open a new tab on %s", (_route, page) => {
  expect(linksOf(page).filter(({ target, text }) => target !== "" && !text.startsWith("Apply"))).toEqual([]);
});

test("the not-found page offers the specification's five ways on", () => {
  const { $ } = pageOf("/404");
  const links = $("main a").toArray();
  expect(links.map((element) => [$(element).text(), $(element).attr("href")])).toEqual([
    ["Return Home", "/"],
    ["Compare Cards", "/compare"],
    ["Explore Cards", "/compare"],
    ["Read Guides", "/guides"],
    ["Contact Us", "/contact"],
  ]);
});
