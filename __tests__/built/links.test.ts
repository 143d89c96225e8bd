import { TIERS } from "../../src/schema/vocabulary";
import { CARDS, SITE } from "../support/content";
import { OUTSIDE } from "./support/outside";
import { type BuiltPage, ALL_PAGES, byRoute, pageOf } from "./support/pages";
import { isBuilt } from "./support/public-folder";
import { CARD_ROUTES, ROUTES } from "./support/routes";

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
  if (href === `mailto:${SITE.email}` || href.startsWith("tel:")) return null;
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

test.each(byRoute(ALL_PAGES))("every link of %s leads somewhere, fragment and query included", (_route, page) => {
  const links = linksOf(page);
  expect(links.length).toBeGreaterThan(20);
  expect(
    links.flatMap(({ href }) => (complaint(page, href) ? [`${href} ${String(complaint(page, href))}`] : [])),
  ).toEqual([]);
});

test.each(["/", "/offers", "/calculator", "/debts"])("%s leads someone who can't pay to numbers to call", (route) => {
  expect(pageOf(route).$('main a[href="/help"]').length).toBeGreaterThan(0);
  const numbers = linksOf(pageOf("/help")).flatMap(({ href }) => /^tel:(.+)/.exec(href)?.[1] ?? []);
  expect(numbers).toEqual(expect.arrayContaining(["+18003882227", "211", "988", "+18554112372"]));
});

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

  test.each(byRoute(ALL_PAGES))("stand on %s with the specification's links", (_route, { $ }) => {
    const header = $('header nav[aria-label="Main"] a').toArray();
    expect(header.map((element) => [$(element).attr("href"), $(element).text()])).toEqual(HEADER);
    const footer = $('footer nav[aria-label="Footer"] a').toArray();
    const specified = footer.map((element) => $(element).attr("href") ?? "").filter((href) => FOOTER.includes(href));
    expect(specified).toEqual(FOOTER);
  });

  test.each(byRoute(ALL_PAGES))("the footer of %s says what the site is not and whose it is", (_route, { $ }) => {
    const text = $("footer").text();
    expect(text).toContain(SITE.disclaimer);
    expect(text).toContain(`© ${SITE.copyrightYear} ${SITE.brand}`);
  });

  test("the disclaimer is about education, no bank and terms that change", () => {
    for (const words of [
      /education/i,
      /not a bank or a card issuer/,
      /offers and terms change/i,
      /verify them with the issuer/,
    ])
      expect(SITE.disclaimer).toMatch(words);
  });

  test.each(byRoute(ALL_PAGES))(
    "the footer of %s has the address to write to at its beginning, and ends with the open data and the accessibility statement",
    (_, { $ }) => {
      const email = $("footer a").eq(1);
      expect([email.attr("href"), email.text()]).toEqual([`mailto:${SITE.email}`, SITE.email]);
      const links = $("footer p").slice(-2).find("a").toArray();
      expect(links.map((link) => [$(link).attr("href"), $(link).text()])).toEqual([
        ["/data/cards.json", "cards as JSON"],
        ["/data/survey.json", "reported plans as JSON"],
        ["/data/survey.csv", "reported plans as CSV"],
        ["/about#accessibility", "Accessibility"],
      ]);
    },
  );

  test.each(byRoute(ALL_PAGES))(
    "every link to %s in the header of that page is marked, and no other",
    (route, { $ }) => {
      const marked = $('header nav [aria-current="page"]').toArray();
      expect(marked.map((element) => [$(element).attr("href"), $(element).text()])).toEqual(
        HEADER.filter(([href]) => href === route),
      );
    },
  );
});

describe("the links to issuers", () => {
  const isApply = ({ text }: Link) => text.startsWith("Apply");
  const applyPages = ["/", "/offers", ...CARD_ROUTES].map(pageOf);

  test("stand where cards are offered: for three on the home page, for all on /offers, for one on its page, and nowhere else", () => {
    const counts = ALL_PAGES.map((page) => [page.route, linksOf(page).filter(isApply).length] as const);
    expect(counts.filter(([, count]) => count > 0)).toEqual([
      ["/", 3],
      ["/offers", CARDS.length],
      ...CARD_ROUTES.map((route) => [route, 1]),
    ]);
  });

  test.each(byRoute([...applyPages, pageOf("/compare")]))(
    "%s says before the first of them that we may earn a commission",
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

  // That each link of a page leads to one there is tested above; what it says, with its component.
  test("every placeholder has its explanation on /compare, too, where the links come with the table", () => {
    const placeholders = CARDS.map(({ applyUrl }) => applyUrl).filter((address) => address.startsWith("#"));
    expect(placeholders.filter((address) => pageOf("/compare").$(address).length !== 1)).toEqual([]);
  });

  test.each(byRoute(ALL_PAGES))("no other link of %s opens a new tab", (_route, page) => {
    const opening = linksOf(page).filter(({ target }) => target !== "");
    expect(opening).toEqual(linksOf(page).filter(isApply));
  });
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
