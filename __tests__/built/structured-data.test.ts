import { CARDS, SITE } from "../support/content";
import { PAGES, byRoute, pageOf } from "./support/pages";
import { CARD_ROUTES, GUIDE_ROUTES } from "./support/routes";
import { SHAPES, only, structuredData, typesOf, unseenFacts } from "./support/structured-data";

/** Which types a page holds, in order: the table of the design. */
const TYPES: Record<string, string[]> = {
  "/": ["WebSite", "Organization", "FinancialProduct", "FinancialProduct", "FinancialProduct"],
  "/offers": ["ItemList", "BreadcrumbList"],
  "/compare": ["ItemList", "BreadcrumbList"],
  "/guides": ["ItemList", "BreadcrumbList"],
  "/calculator": ["WebApplication", "BreadcrumbList"],
  "/debts": ["WebApplication", "BreadcrumbList"],
  "/about": ["Organization", "BreadcrumbList"],
  ...Object.fromEntries(CARD_ROUTES.map((route) => [route, ["FinancialProduct", "BreadcrumbList"]])),
  ...Object.fromEntries(GUIDE_ROUTES.map((route) => [route, ["Article", "BreadcrumbList"]])),
};

test.each(byRoute(PAGES))("holds the types that belong to %s and no others", (route, page) => {
  expect(typesOf(page)).toEqual(TYPES[route] ?? ["BreadcrumbList"]);
});

test.each(byRoute(PAGES))("shows every fact of the structured data on %s", (_route, page) => {
  expect(unseenFacts(page, structuredData(page))).toEqual([]);
});

test("finds a fact for machines alone", () => {
  const told = { "@type": "Organization", name: SITE.brand, foundingDate: "1899-01-01", numberOfEmployees: 12345 };
  expect(unseenFacts(pageOf("/about"), [told])).toEqual(["foundingDate: 1899-01-01", "numberOfEmployees: 12345"]);
});

test.each(byRoute(PAGES.filter(({ route }) => route !== "/")))("names the visible breadcrumbs on %s", (route, page) => {
  const { $ } = page;
  const visible = $('nav[aria-label="Breadcrumb"] li')
    .toArray()
    .map((element) => ({
      name: $(element).text(),
      address: SITE.url + ($(element).find("a").attr("href") ?? route),
    }));
  const data = only(page, "BreadcrumbList", SHAPES.BreadcrumbList).itemListElement;
  expect(data.map(({ name, item }) => ({ name, address: item }))).toEqual(visible);
  expect(data.map(({ position }) => position)).toEqual(data.map((_crumb, index) => index + 1));
  expect(visible[0]).toEqual({ name: "Home", address: `${SITE.url}/` });
  expect(visible.at(-1)?.address).toBe(SITE.url + route);
});

test("names a rating that nobody counted beside samples alone", () => {
  const counts = ["/", "/offers", ...CARD_ROUTES].map(
    (route) => pageOf(route).html.split('"aggregateRating"').length - 1,
  );
  const samples = SITE.sampleData ? [3, CARDS.length] : [0, 0];
  expect(counts).toEqual([...samples, ...CARD_ROUTES.map(() => 0)]);
});

test("leads from the list of cards to the page of each", () => {
  const { itemListElement } = only(pageOf("/compare"), "ItemList", SHAPES.PageList);
  expect(itemListElement.map(({ url }) => url).sort()).toEqual(CARD_ROUTES.map((route) => SITE.url + route).sort());
});
