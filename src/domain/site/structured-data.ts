import type {
  Article,
  BreadcrumbList,
  FinancialProduct,
  ItemList,
  Organization,
  Thing,
  WebApplication,
  WebSite,
  WithContext,
} from "schema-dts";
import type { Site } from "../../schema/site-schema";
import { ROUTES, SHARE_PICTURE, cardPath, guidePath } from "../../site/routes";
import type { Card } from "../cards/card";
import { hashOf } from "../cards/card-art";
import { aprEnds } from "../lending/apr";
import { annualFeeText } from "../lending/fees";
import { type GuideTeaser, lastChange } from "../guides/guide";
import { DEFAULT_OFFERS, listOffers } from "../catalog/offers";

/** Structured data for search engines (specification, sections 7 and 9), which only the server writes. */

/** `url` has no slash at the end. */
type SiteIdentity = Pick<Site, "url" | "brand" | "email" | "sampleData">;

export type Breadcrumb = { name: string; path: string };

export type StructuredData = WithContext<Thing>;

const CONTEXT = "https://schema.org";

/** The way to a page. The last crumb is the page itself. */
export function breadcrumbData(crumbs: readonly Breadcrumb[], site: SiteIdentity): WithContext<BreadcrumbList> {
  return {
    "@context": CONTEXT,
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site.url + path,
    })),
  };
}

/** The site, with a search action that leads to the comparison's search. `description` must be on the page, too. */
export function websiteData(site: SiteIdentity, description: string): WithContext<WebSite> {
  const search = {
    "@type": "SearchAction",
    target: `${site.url}${ROUTES.compare.path}?search={search_term_string}`,
    "query-input": "required name=search_term_string",
  } as const;
  return {
    "@context": CONTEXT,
    "@type": "WebSite",
    name: site.brand,
    url: `${site.url}/`,
    description,
    potentialAction: search,
  };
}

export function organizationData(site: SiteIdentity): WithContext<Organization> {
  return {
    "@context": CONTEXT,
    "@type": "Organization",
    name: site.brand,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    email: site.email,
  };
}

/** The fixed rating count of single-card data (specification, section 9). A sample, as the page says. */
const SINGLE_CARD_RATING_COUNT = 127;

const LIST_COUNT_FROM = 50;
const LIST_COUNT_SPAN = 200;

/** A sample count from 50 to 249 as specified, derived from the card's id, so that every build agrees. */
export function listRatingCount(id: string): number {
  return LIST_COUNT_FROM + (hashOf(id, 31) % LIST_COUNT_SPAN);
}

type CardProduct = Extract<FinancialProduct, { "@type": "FinancialProduct" }>;

function cardProduct(card: Card, site: SiteIdentity, ratingCount: number | null): CardProduct {
  const apr = aprEnds(card.terms.purchaseApr);
  return {
    "@type": "FinancialProduct",
    name: card.name,
    description: card.bestFor,
    url: site.url + cardPath(card.id),
    category: "Credit card",
    provider: { "@type": "Organization", name: card.issuer },
    feesAndCommissionsSpecification: `Annual fee: ${annualFeeText(card.terms)}`,
    annualPercentageRate: {
      "@type": "QuantitativeValue",
      minValue: apr.low,
      maxValue: apr.high,
      unitText: "percent",
    },
    // The counts are samples, so a site without samples names none: a rating without its count says nothing.
    ...(site.sampleData && ratingCount !== null
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: card.rating,
            bestRating: 5,
            worstRating: 1,
            ratingCount,
          },
        }
      : {}),
  };
}

function itemList<T extends object>(name: string, items: readonly T[]) {
  return {
    "@context": CONTEXT,
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item }) as const),
  } as const;
}

/** A page of its own, which the specification doesn't have, takes null: without a made-up count it has no rating. */
export function cardData(
  card: Card,
  site: SiteIdentity,
  ratingCount: number | null = SINGLE_CARD_RATING_COUNT,
): WithContext<FinancialProduct> {
  return { "@context": CONTEXT, ...cardProduct(card, site, ratingCount) };
}

/** The cards of the catalog in the order in which /offers opens. */
export function offerListData(cards: readonly Card[], site: SiteIdentity, name: string): WithContext<ItemList> {
  return itemList(
    name,
    listOffers(cards, DEFAULT_OFFERS).map((card) => ({ item: cardProduct(card, site, listRatingCount(card.id)) })),
  );
}

/** A list of pages that say the rest themselves: of the guides, and of the cards that can be compared. */
export function pageListData(
  pages: readonly { name: string; path: string }[],
  site: SiteIdentity,
  name: string,
): WithContext<ItemList> {
  return itemList(
    name,
    pages.map((page) => ({ name: page.name, url: site.url + page.path })),
  );
}

/** Structured data of a guide. Its description is the answer at its top, which readers see. */
export function articleData(guide: GuideTeaser & { inShort: string }, site: SiteIdentity): WithContext<Article> {
  const author = { "@type": "Organization", name: guide.author } as const;
  return {
    "@context": CONTEXT,
    "@type": "Article",
    headline: guide.title,
    description: guide.inShort,
    articleSection: guide.category,
    author,
    publisher: { "@type": "Organization", name: site.brand, logo: `${site.url}/icon-512.png` },
    datePublished: guide.publishDate,
    dateModified: lastChange(guide),
    timeRequired: `PT${guide.readTime}M`,
    image: site.url + SHARE_PICTURE,
    mainEntityOfPage: site.url + guidePath(guide.name),
  };
}

/** Structured data of a calculator, as an application that costs nothing. `description` must be on the page, too. */
export function calculatorData(
  site: SiteIdentity,
  name: string,
  description: string,
  path: string = ROUTES.calculator.path,
): WithContext<WebApplication> {
  return {
    "@context": CONTEXT,
    "@type": "WebApplication",
    name,
    description,
    url: site.url + path,
    applicationCategory: "FinanceApplication",
    operatingSystem: "Any",
    offers: { "@type": "Offer", price: 0, priceCurrency: "USD" },
  };
}
