import { z } from "zod";
import type { BuiltPage } from "./pages";

/** The shapes of structured data that the site may hold: nothing less, nothing more. */

const context = { "@context": z.literal("https://schema.org") };
const organizationName = z.strictObject({ "@type": z.literal("Organization"), name: z.string() });

const productShape = {
  "@type": z.literal("FinancialProduct"),
  name: z.string(),
  description: z.string().optional(),
  url: z.url(),
  category: z.literal("Credit card"),
  provider: organizationName,
  feesAndCommissionsSpecification: z
    .string()
    .regex(/^Annual fee: \$\d+$/)
    .optional(),
  annualPercentageRate: z.strictObject({
    "@type": z.literal("QuantitativeValue"),
    minValue: z.number(),
    maxValue: z.number(),
    unitText: z.literal("percent"),
  }),
  aggregateRating: z.strictObject({
    "@type": z.literal("AggregateRating"),
    ratingValue: z.number().min(4.1).max(4.9),
    bestRating: z.literal(5),
    worstRating: z.literal(1),
    ratingCount: z.int(),
  }),
};

const product = z.strictObject(productShape);
const listItem = { "@type": z.literal("ListItem"), position: z.int() };
const list = { ...context, "@type": z.literal("ItemList"), name: z.string(), numberOfItems: z.int() };

export const SHAPES = {
  FinancialProduct: z.strictObject({ ...context, ...productShape }),
  CardList: z.strictObject({ ...list, itemListElement: z.array(z.strictObject({ ...listItem, item: product })) }),
  GuideList: z.strictObject({
    ...list,
    itemListElement: z.array(z.strictObject({ ...listItem, name: z.string(), url: z.url() })),
  }),
  WebSite: z.strictObject({
    ...context,
    "@type": z.literal("WebSite"),
    name: z.string(),
    url: z.url(),
    description: z.string(),
    potentialAction: z.strictObject({
      "@type": z.literal("SearchAction"),
      target: z.string(),
      "query-input": z.literal("required name=search_term_string"),
    }),
  }),
  Organization: z.strictObject({
    ...context,
    "@type": z.literal("Organization"),
    name: z.string(),
    url: z.url(),
    logo: z.url(),
    email: z.email().optional(),
  }),
  WebApplication: z.strictObject({
    ...context,
    "@type": z.literal("WebApplication"),
    name: z.string(),
    description: z.string(),
    url: z.url(),
    applicationCategory: z.literal("FinanceApplication"),
    operatingSystem: z.string(),
    offers: z.strictObject({ "@type": z.literal("Offer"), price: z.literal(0), priceCurrency: z.literal("USD") }),
  }),
  Article: z.strictObject({
    ...context,
    "@type": z.literal("Article"),
    headline: z.string(),
    description: z.string(),
    articleSection: z.string(),
    author: organizationName,
    publisher: z.strictObject({ "@type": z.literal("Organization"), name: z.string(), logo: z.url() }),
    datePublished: z.iso.date(),
    dateModified: z.iso.date(),
    timeRequired: z.string().regex(/^PT\d+M$/),
    image: z.url(),
    mainEntityOfPage: z.url(),
  }),
  BreadcrumbList: z.strictObject({
    ...context,
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z.array(z.strictObject({ ...listItem, name: z.string(), item: z.url() })),
  }),
};

export type Product = z.output<typeof product>;

const typed = z.looseObject({ "@type": z.string() });

/** The structured data of a page, in its order. Throws if one of them is not JSON or has no type. */
export function structuredData({ $ }: BuiltPage): z.output<typeof typed>[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => typed.parse(JSON.parse($(element).text())));
}

/** The types of a page's structured data, in order. */
export function typesOf(page: BuiltPage): string[] {
  return structuredData(page).map((data) => data["@type"]);
}

/** The page's data of one type, in the given shape; it must hold exactly one. */
export function only<T>(page: BuiltPage, type: string, shape: z.ZodType<T>): T {
  const [found, ...more] = structuredData(page).filter((data) => data["@type"] === type);
  if (!found || more.length > 0) throw new Error(`${page.route} does not hold exactly one ${type}.`);
  return shape.parse(found);
}
