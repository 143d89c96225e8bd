import { load } from "cheerio";
import { z } from "zod";
import { CARDS, GUIDES, SITE } from "../support/content";
import { type BuiltPage, PAGES, byRoute, pageOf } from "./support/pages";
import { GUIDE_ROUTES, LEGAL_ROUTES } from "./support/routes";
import { type Product, SHAPES, only, structuredData, typesOf } from "./support/structured-data";
import { unseenFacts } from "./support/visible-facts";

/** Which types a page holds, in order: the table of the design. */
const TYPES: Record<string, string[]> = {
  "/": ["WebSite", "Organization", "FinancialProduct", "FinancialProduct", "FinancialProduct"],
  "/offers": ["ItemList", "BreadcrumbList"],
  "/compare": ["ItemList", "BreadcrumbList"],
  "/guides": ["ItemList", "BreadcrumbList"],
  "/calculator": ["WebApplication", "BreadcrumbList"],
  "/about": ["Organization", "BreadcrumbList"],
  "/contact": ["BreadcrumbList"],
  ...Object.fromEntries(LEGAL_ROUTES.map((route) => [route, ["BreadcrumbList"]])),
  ...Object.fromEntries(GUIDE_ROUTES.map((route) => [route, ["Article", "BreadcrumbList"]])),
};

const GUIDE_PAGES = GUIDE_ROUTES.map(pageOf);
const CARD_LISTS = ["/offers", "/compare"].map(pageOf);

const cardList = (page: BuiltPage) => only(page, "ItemList", SHAPES.CardList);

function products(page: BuiltPage): Product[] {
  if (page.route !== "/") return cardList(page).itemListElement.map(({ item }) => item);
  return structuredData(page)
    .filter((data) => data["@type"] === "FinancialProduct")
    .map((data) => SHAPES.FinancialProduct.parse(data));
}

test.each(byRoute(PAGES))("%s holds the types that belong to it and no others", (route, page) => {
  expect(typesOf(page)).toEqual(TYPES[route]);
});

test.each(byRoute(PAGES))("every fact in the structured data of %s also stands on the page", (_route, page) => {
  expect(unseenFacts(page, structuredData(page))).toEqual([]);
});

test("a fact that only machines are told is found", () => {
  const page = pageOf("/about");
  const told = { "@type": "Organization", name: SITE.brand, foundingDate: "1899-01-01", numberOfEmployees: 12345 };
  expect(unseenFacts(page, [told])).toEqual(["foundingDate: 1899-01-01", "numberOfEmployees: 12345"]);
});

test.each(byRoute([pageOf("/"), ...CARD_LISTS]))("rates of %s that stand at another card are found", (_route, page) => {
  const [card, ...others] = products(page);
  const rates = card?.annualPercentageRate;
  const other = others
    .map(({ annualPercentageRate }) => annualPercentageRate)
    .find(({ minValue, maxValue }) => minValue !== rates?.minValue && maxValue !== rates?.maxValue);
  if (!other) throw new Error("Two cards with other rates are expected.");
  expect(unseenFacts(page, [card])).toEqual([]);
  expect(unseenFacts(page, [{ ...card, annualPercentageRate: other }])).toEqual([
    `annualPercentageRate.minValue: ${other.minValue}`,
    `annualPercentageRate.maxValue: ${other.maxValue}`,
  ]);
});

test.each(byRoute([...CARD_LISTS, pageOf("/guides")]))(
  "two items of %s that changed places are found",
  (_route, page) => {
    const { itemListElement } = z
      .looseObject({ itemListElement: z.array(z.looseObject({ position: z.int() })) })
      .parse(structuredData(page).find((data) => data["@type"] === "ItemList"));
    const changed = itemListElement.map((item) => ({ ...item, position: [2, 1][item.position - 1] ?? item.position }));
    expect(unseenFacts(page, [{ itemListElement: changed }])).toEqual([
      expect.stringMatching(/: position 2, shown as 1$/),
      expect.stringMatching(/: position 1, shown as 2$/),
    ]);
  },
);

test("what waits hidden or in a popover does not count as shown", () => {
  const html = "<main><p>A card</p><p hidden>A slogan</p><span popover>A founder</span></main>";
  const told = { "@type": "Organization", name: "A card", slogan: "A slogan", founder: "A founder" };
  expect(unseenFacts({ route: "/", html, $: load(html) }, [told])).toEqual(["slogan: A slogan", "founder: A founder"]);
});

describe("breadcrumbs", () => {
  test.each(byRoute(PAGES.filter(({ route }) => route !== "/")))("those of %s are the visible ones", (route, page) => {
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

  test("/offers stands under Home as Credit Card Offers", () => {
    const { itemListElement } = only(pageOf("/offers"), "BreadcrumbList", SHAPES.BreadcrumbList);
    expect(itemListElement.map(({ name }) => name)).toEqual(["Home", "Credit Card Offers"]);
  });
});

describe("cards", () => {
  test("the home page holds its three featured cards, each with the rating count 127", () => {
    const found = products(pageOf("/"));
    const featured = CARDS.filter((card) => card.featured).map((card) => card.name);
    expect(found.map(({ name }) => name)).toEqual(featured.slice(0, 3));
    expect(found.map(({ aggregateRating }) => aggregateRating.ratingCount)).toEqual([127, 127, 127]);
  });

  test.each(byRoute(CARD_LISTS))("%s lists all ten cards in the order in which it shows them", (_route, page) => {
    const list = cardList(page);
    const shown = page.$('main article [id^="panel-"], main label [id^="option-"]').toArray();
    expect(list.name).toBe(page.$("h1").text());
    expect(list.numberOfItems).toBe(10);
    expect(list.itemListElement.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(list.itemListElement.map(({ item }) => item.name)).toEqual(shown.map((element) => page.$(element).text()));
  });

  test("a list's rating counts lie from 50 to 249 and are the same on both pages", () => {
    const [offers, compare] = CARD_LISTS.map((page) =>
      Object.fromEntries(products(page).map(({ name, aggregateRating }) => [name, aggregateRating.ratingCount])),
    );
    expect(offers).toEqual(compare);
    expect(Object.values(offers ?? {}).filter((count) => count < 50 || count > 249)).toEqual([]);
  });

  test("each card's address opens the comparison with that card", () => {
    for (const page of [pageOf("/"), ...CARD_LISTS]) {
      for (const { name, url } of products(page)) {
        const id = CARDS.find((card) => card.name === name)?.id;
        expect(url).toBe(`${SITE.url}/compare?cards=${String(id)}`);
      }
    }
  });
});

test("/guides lists all fifteen guides in the index's order", () => {
  const page = pageOf("/guides");
  const list = only(page, "ItemList", SHAPES.GuideList);
  expect(list.name).toBe(page.$("h1").text());
  expect(list.numberOfItems).toBe(15);
  expect(list.itemListElement).toEqual(
    GUIDES.map(({ name, title }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      url: `${SITE.url}/guides/${name}`,
    })),
  );
});

describe("guides", () => {
  test.each(byRoute(GUIDE_PAGES))("%s is an Article that says what its page says", (route, page) => {
    const { $ } = page;
    const article = only(page, "Article", SHAPES.Article);
    const header = $("main article header").text();
    const days = $("main article header time")
      .toArray()
      .map((element) => $(element).attr("datetime"));
    const updated = header.includes("Updated") ? days[1] : days[0];
    expect(article.headline).toBe($("h1").text());
    const labels = $("main article header span")
      .toArray()
      .map((element) => $(element).text());
    expect(labels).toContain(article.articleSection);
    expect(header).toContain(`By ${article.author.name}`);
    expect(article.datePublished).toBe(days[0]);
    expect(article.dateModified).toBe(updated);
    expect(header).toContain(`${/\d+/.exec(article.timeRequired)?.[0] ?? "no time"} min read`);
    expect(article.mainEntityOfPage).toBe(SITE.url + route);
    expect(article.image).toBe($('meta[property="og:image"]').attr("content"));
    expect(article.publisher.name).toBe(SITE.brand);
  });
});

test("the site's search action leads to the comparison's search", () => {
  const data = only(pageOf("/"), "WebSite", SHAPES.WebSite);
  expect(data.name).toBe(SITE.brand);
  expect(data.url).toBe(`${SITE.url}/`);
  expect(data.potentialAction.target).toBe(`${SITE.url}/compare?search={search_term_string}`);
});

test("the calculator is a free WebApplication with its page's name and address", () => {
  const page = pageOf("/calculator");
  const data = only(page, "WebApplication", SHAPES.WebApplication);
  expect(data.name).toBe(page.$("h1").text());
  expect(data.url).toBe(`${SITE.url}/calculator`);
});

test.each(byRoute(["/", "/about"].map(pageOf)))(
  "what is said about the organization also stands on %s",
  (_route, page) => {
    const data = only(page, "Organization", SHAPES.Organization);
    const body = page.$("body").text();
    expect([data.name, data.email ?? ""].filter((fact) => !body.includes(fact))).toEqual([]);
    expect(data.url).toBe(`${SITE.url}/`);
  },
);
