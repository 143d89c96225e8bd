import fc from "fast-check";
import {
  articleData,
  breadcrumbData,
  calculatorData,
  cardData,
  cardListData,
  cardPageData,
  listRatingCount,
  offerListData,
  pageListData,
  organizationData,
  surveyData,
  websiteData,
} from "../../../src/domain/site/structured-data";
import { scriptJson } from "../../../src/site/script-json";
import { testCard } from "../test-card";

const SITE = {
  url: "https://www.example.com",
  brand: "Plainrate",
  email: "hello@example.com",
  sampleData: true,
};

const CARD = testCard({ terms: { annualFee: 95 } });

const GUIDE = {
  name: "improve-credit-score",
  title: "Improve Your Credit Score",
  excerpt: "Five weights.",
  category: "Credit Tips",
  readTime: 9,
  author: "Plainrate editors",
  publishDate: "2024-12-28",
  featured: false,
} as const;

const product = (ratingCount: number) => ({
  "@type": "FinancialProduct",
  name: "Test Card",
  description: "Moving a balance",
  url: "https://www.example.com/cards/test-card",
  category: "Credit card",
  provider: { "@type": "Organization", name: "First Bank" },
  feesAndCommissionsSpecification: "Annual fee: $95",
  annualPercentageRate: { "@type": "QuantitativeValue", minValue: 18.24, maxValue: 28.99, unitText: "percent" },
  aggregateRating: { "@type": "AggregateRating", ratingValue: 4.8, bestRating: 5, worstRating: 1, ratingCount },
});

describe("cards", () => {
  test("a single card is a FinancialProduct with the rating count 127", () => {
    expect(cardData(CARD, SITE)).toEqual({ "@context": "https://schema.org", ...product(127) });
  });

  test("the card of a page of its own has no rating, since nobody counted one", () => {
    const { aggregateRating: _, ...unrated } = product(127);
    expect(cardPageData(CARD, SITE)).toEqual({ "@context": "https://schema.org", ...unrated });
  });

  // The counts are samples: once the site has none, a rating without a count would say nothing.
  test("a site without samples names no rating counts", () => {
    const site = { ...SITE, sampleData: false };
    expect(JSON.stringify([cardData(CARD, site), cardListData([CARD], site, "Cards")])).not.toContain("ating");
  });

  test("a list of cards is an ItemList of FinancialProducts in its order", () => {
    expect(cardListData([CARD, { ...CARD, id: "other", name: "Other" }], SITE, "Credit Card Offers")).toMatchObject({
      "@context": "https://schema.org",
      "@type": "ItemList",
      name: "Credit Card Offers",
      numberOfItems: 2,
      itemListElement: [
        { "@type": "ListItem", position: 1, item: product(listRatingCount("test-card")) },
        { position: 2, item: { name: "Other", aggregateRating: { ratingCount: listRatingCount("other") } } },
      ],
    });
  });

  test("the offers are listed by rating, as their page opens; cards that tie keep the catalog's order", () => {
    const rated = (id: string, rating: number) => testCard({ id, name: id, rating });
    const { itemListElement } = offerListData([rated("a", 4.1), rated("b", 4.8), rated("c", 4.8)], SITE, "Offers");
    expect(itemListElement).toMatchObject([
      { position: 1, item: { name: "b" } },
      { position: 2, item: { name: "c" } },
      { position: 3, item: { name: "a" } },
    ]);
  });

  test("a list's rating counts are whole numbers from 50 to 249, and reach both ends", () => {
    const counts = Array.from({ length: 5000 }, (_, index) => listRatingCount(`card-${index}`));
    expect(counts.every(Number.isInteger)).toBe(true);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([50, 249]);
  });

  test("the count of an id stays the same from one release to the next", () => {
    expect(["", "a", "ab"].map(listRatingCount)).toEqual([50, 50 + 97, 50 + ((97 * 31 + 98) % 200)]);
  });
});

test("a list of pages has their names and addresses in order", () => {
  const pages = [
    { name: "Improve Your Credit Score", path: "/guides/improve-credit-score" },
    { name: "Other", path: "/guides/other" },
  ];
  const address = "https://www.example.com/guides/improve-credit-score";
  expect(pageListData(pages, SITE, "Guides")).toEqual({
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: "Guides",
    numberOfItems: 2,
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Improve Your Credit Score", url: address },
      { "@type": "ListItem", position: 2, name: "Other", url: "https://www.example.com/guides/other" },
    ],
  });
});

test("the site's search action leads to the compare page", () => {
  expect(websiteData(SITE, "Ten cards compared.")).toMatchObject({
    url: "https://www.example.com/",
    potentialAction: { target: "https://www.example.com/compare?search={search_term_string}" },
  });
});

test("the calculator is a free WebApplication", () => {
  expect(calculatorData(SITE, "Payoff calculator", "Works out months and interest.")).toMatchObject({
    "@type": "WebApplication",
    url: "https://www.example.com/calculator",
    offers: { price: 0, priceCurrency: "USD" },
  });
});

test("the reported plans are a Dataset of the bureau's", () => {
  expect(surveyData(SITE, "Reported rates", "What issuers reported.")).toMatchObject({
    "@type": "Dataset",
    description: "What issuers reported.",
    url: "https://www.example.com/market",
    creator: { name: "Consumer Financial Protection Bureau" },
  });
});

test("a guide is an Article with its author, dates and reading time", () => {
  expect(articleData({ ...GUIDE, inShort: "How scores work.", modifiedDate: "2025-01-08" }, SITE)).toEqual({
    "@context": "https://schema.org",
    "@type": "Article",
    headline: "Improve Your Credit Score",
    description: "How scores work.",
    articleSection: "Credit Tips",
    author: { "@type": "Organization", name: "Plainrate editors" },
    publisher: { "@type": "Organization", name: "Plainrate", logo: "https://www.example.com/icon-512.png" },
    datePublished: "2024-12-28",
    dateModified: "2025-01-08",
    timeRequired: "PT9M",
    image: "https://www.example.com/og.png",
    mainEntityOfPage: "https://www.example.com/guides/improve-credit-score",
  });
});

test("breadcrumbs count from 1 and carry whole addresses", () => {
  expect(
    breadcrumbData(
      [
        { name: "Home", path: "/" },
        { name: "Credit Card Offers", path: "/offers" },
      ],
      SITE,
    ),
  ).toEqual({
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://www.example.com/" },
      { "@type": "ListItem", position: 2, name: "Credit Card Offers", item: "https://www.example.com/offers" },
    ],
  });
});

test("as the text of a script element it is JSON that says the same, and nothing can end the element", () => {
  const anyText = fc.array(fc.nat({ max: 0xffff })).map((units) => String.fromCharCode(...units));
  fc.assert(
    fc.property(anyText, (brand) => {
      const data = organizationData({ ...SITE, brand: `</script>${brand}` });
      const text = scriptJson(data);
      expect(text).not.toContain("<");
      expect(JSON.parse(text)).toEqual(data);
    }),
  );
});
