import { isOpen } from "../../src/domain/cards/card";
import { TIERS } from "../../src/schema/vocabulary";
import { CARDS, SITE } from "../support/content";
import { OUTSIDE } from "./support/outside";
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

const QUERIES: Record<string, Record<string, (value: string) => boolean>> = {
  "/offers": { filter: (value) => ["low-apr", "intro-apr", "balance-transfer", "secured", "rewards"].includes(value) },
  "/market": { tier: (value) => TIERS.some((tier) => tier === value) },
  "/compare": { cards: (value) => value.split(",").every((id) => CARDS.some((card) => card.id === id)) },
};

/** Why a link of a page leads nowhere; nothing if it is in order. */
function complaint(page: BuiltPage, href: string): string | null {
  if (/^(mailto|tel):/.test(href)) return null;
  if (/^[a-z]+:/i.test(href)) return OUTSIDE.has(href) ? null : "is neither this site's nor a source's";
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

test.each(byRoute(ALL_PAGES))("leads every link of %s somewhere, fragment and query included", (_route, page) => {
  const links = linksOf(page);
  expect(links.length).toBeGreaterThan(20);
  expect(
    links.flatMap(({ href }) => (complaint(page, href) ? [`${href} ${String(complaint(page, href))}`] : [])),
  ).toEqual([]);
});

test.each(["/", "/offers", "/calculator", "/debts"])(
  "leads from %s to numbers to call for someone who can't pay",
  (route) => {
    expect(pageOf(route).$('main a[href="/help"]').length).toBeGreaterThan(0);
    const numbers = linksOf(pageOf("/help")).flatMap(({ href }) => /^tel:(.+)/.exec(href)?.[1] ?? []);
    expect(numbers).not.toEqual([]);
  },
);

describe("the header and the footer", () => {
  const HEADER = [
    ["/offers", "Credit Card Offers"],
    ["/compare", "Compare Cards"],
    ["/guides", "Guides & Articles"],
    ["/calculator", "Calculator"],
    ["/about", "About"],
    ["/offers", "Find Your Card"],
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

  test.each(byRoute(ALL_PAGES))("has the specification's links on %s", (_route, { $ }) => {
    const header = $('header nav[aria-label="Main"] a').toArray();
    expect(header.map((element) => [$(element).attr("href"), $(element).text()])).toEqual(HEADER);
    const footer = $('footer nav[aria-label="Footer"] a').toArray();
    const specified = footer.map((element) => $(element).attr("href") ?? "").filter((href) => FOOTER.includes(href));
    expect(specified).toEqual(FOOTER);
  });

  test.each(byRoute(ALL_PAGES))("says in the footer of %s what the site is not and whose it is", (_route, { $ }) => {
    const text = $("footer").text();
    expect(text).toContain(SITE.disclaimer);
    expect(text).toContain(`© ${SITE.copyrightYear} ${SITE.brand}`);
  });

  test.each(byRoute(ALL_PAGES))("marks every link of the header to %s on that page alone", (route, { $ }) => {
    const marked = $('header nav [aria-current="page"]').toArray();
    expect(marked.map((element) => [$(element).attr("href"), $(element).text()])).toEqual(
      HEADER.filter(([href]) => href === route),
    );
  });
});

describe("the links to issuers", () => {
  const isApply = ({ text }: Link) => text.startsWith("Apply");
  const openCards = CARDS.filter(isOpen).map(({ id }) => `/cards/${id}`);
  const applyPages = ["/", "/offers", ...openCards].map(pageOf);

  test("appear on the home page, on /offers and on the page of each card that is open, alone", () => {
    const counts = ALL_PAGES.map((page) => [page.route, linksOf(page).filter(isApply).length] as const);
    expect(counts.filter(([, count]) => count > 0)).toEqual([
      ["/", 3],
      ["/offers", openCards.length],
      ...openCards.map((route) => [route, 1]),
    ]);
  });

  test.each(byRoute([...applyPages, pageOf("/compare")]))(
    "come on %s after the note on commissions",
    (route, { $ }) => {
      const elements = $("main *").toArray();
      const notice = elements.findIndex((element) => $(element).text() === SITE.affiliateNotice);
      // On /compare the links appear with the table, which follows the grid.
      const links = route === "/compare" ? "fieldset" : '[target="_blank"]';
      const first = elements.findIndex((element) => $(element).is(links));
      expect(notice).toBeGreaterThan(0);
      expect(first).toBeGreaterThan(notice);
    },
  );

  test.each(byRoute(ALL_PAGES))("are the only links of %s that open a new tab", (_route, page) => {
    const opening = linksOf(page).filter(({ target }) => target !== "");
    expect(opening).toEqual(linksOf(page).filter(isApply));
  });
});

test("offers the specification's five ways on from the not-found page", () => {
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
