import type { FinancialProduct, ItemList, WithContext } from "schema-dts";
import { ROUTES } from "../site/routes";
import { parseApr } from "./apr";
import type { Card } from "./card";
import { CONTEXT, type SiteIdentity } from "./structured-data";

/** Structured data of cards: each a financial product. */

/** The fixed rating count of single-card data (specification, section 9). A sample, as the page says. */
export const SINGLE_CARD_RATING_COUNT = 127;

const LIST_COUNT_FROM = 50;
const LIST_COUNT_SPAN = 200;

/**
 * The rating count of a card in a list: from 50 to 249 as specified, but derived from the card's id, so that every
 * build and every browser agrees. A sample, as the page says.
 */
export function listRatingCount(id: string): number {
  let hash = 0;
  for (const character of id) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return LIST_COUNT_FROM + (hash % LIST_COUNT_SPAN);
}

type CardProduct = Extract<FinancialProduct, { "@type": "FinancialProduct" }>;

function cardProduct(card: Card, site: SiteIdentity, ratingCount: number): CardProduct {
  const apr = parseApr(card.apr);
  return {
    "@type": "FinancialProduct",
    name: card.name,
    description: card.bestFor,
    url: `${site.url}${ROUTES.compare.path}?cards=${card.id}`,
    category: "Credit card",
    provider: { "@type": "Organization", name: card.issuer },
    feesAndCommissionsSpecification: `Annual fee: ${card.annualFee}`,
    ...(apr
      ? {
          annualPercentageRate: {
            "@type": "QuantitativeValue",
            minValue: apr.low,
            maxValue: apr.high,
            unitText: "percent",
          },
        }
      : {}),
    // The counts are samples, so a site without samples names none: a rating without its count says nothing.
    ...(site.sampleData
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

/** One card on its own, as the home page shows it. */
export function cardData(card: Card, site: SiteIdentity): WithContext<FinancialProduct> {
  return { "@context": CONTEXT, ...cardProduct(card, site, SINGLE_CARD_RATING_COUNT) };
}

/** The cards of a list, in its order. */
export function cardListData(cards: readonly Card[], site: SiteIdentity, name: string): WithContext<ItemList> {
  return {
    "@context": CONTEXT,
    "@type": "ItemList",
    name,
    numberOfItems: cards.length,
    itemListElement: cards.map((card, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: cardProduct(card, site, listRatingCount(card.id)),
    })),
  };
}
