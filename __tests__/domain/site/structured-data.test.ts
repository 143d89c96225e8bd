import fc from "fast-check";
import {
  articleData,
  calculatorData,
  cardData,
  listRatingCount,
  offerListData,
  organizationData,
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
  test("describes a single card as a FinancialProduct with the rating count 127", () => {
    expect(cardData(CARD, SITE)).toEqual({ "@context": "https://schema.org", ...product(127) });
  });

  test("rates no card on a page of its own", () => {
    const { aggregateRating: _, ...unrated } = product(127);
    expect(cardData(CARD, SITE, null)).toEqual({ "@context": "https://schema.org", ...unrated });
  });

  // The counts are samples: once the site has none, a rating without a count would say nothing.
  test("counts no ratings on a site without samples", () => {
    const site = { ...SITE, sampleData: false };
    expect(JSON.stringify([cardData(CARD, site), offerListData([CARD], site, "Cards")])).not.toContain("ating");
  });

  test("lists cards as an ItemList of FinancialProducts in their order", () => {
    expect(offerListData([CARD, { ...CARD, id: "other", name: "Other" }], SITE, "Credit Card Offers")).toMatchObject({
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

  test("keeps the count of an id from one release to the next", () => {
    expect(["", "a", "ab"].map(listRatingCount)).toEqual([50, 50 + 97, 50 + ((97 * 31 + 98) % 200)]);
  });
});

test("leads the site's search action to the compare page", () => {
  expect(websiteData(SITE, "Ten cards compared.")).toMatchObject({
    url: "https://www.example.com/",
    potentialAction: { target: "https://www.example.com/compare?search={search_term_string}" },
  });
});

test("describes the calculator as a free WebApplication", () => {
  expect(calculatorData(SITE, "Payoff calculator", "Works out months and interest.")).toMatchObject({
    "@type": "WebApplication",
    url: "https://www.example.com/calculator",
    offers: { price: 0, priceCurrency: "USD" },
  });
});

test("describes a guide as an Article with author, dates and reading time", () => {
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

test("writes JSON into a script element that nothing can end", () => {
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
