import { z } from "zod";
import { type BuiltPage, squeeze } from "./pages";

/** Shapes that tests read. The rest of each type is tested where it is made. */
const listItem = { position: z.int() };

export const SHAPES = {
  PageList: z.looseObject({ itemListElement: z.array(z.looseObject({ ...listItem, url: z.url() })) }),
  BreadcrumbList: z.looseObject({
    itemListElement: z.array(z.looseObject({ ...listItem, name: z.string(), item: z.url() })),
  }),
};

const typed = z.looseObject({ "@context": z.literal("https://schema.org"), "@type": z.string() });

/** Returns the structured data of a page in its order. Throws if one of them is not JSON or has no type. */
export function structuredData({ $ }: BuiltPage): z.output<typeof typed>[] {
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((element) => typed.parse(JSON.parse($(element).text())));
}

/** Returns the types of a page's structured data, in order. */
export function typesOf(page: BuiltPage): string[] {
  return structuredData(page).map((data) => data["@type"]);
}

/** Returns the page's data of one type, in the given shape; it must hold exactly one. */
export function only<T>(page: BuiltPage, type: string, shape: z.ZodType<T>): T {
  const [found, ...more] = structuredData(page).filter((data) => data["@type"] === type);
  if (!found || more.length > 0) throw new Error(`${page.route} does not hold exactly one ${type}.`);
  return shape.parse(found);
}

/**
 * Keys whose values no page shows: words of a vocabulary, addresses, places in a list, and two that the specification
 * names (`ratingCount`, and the lower end of the scale, which schema.org assumes anyway).
 */
const NOT_SHOWN = new Set([
  ...["@context", "@type", "query-input", "unitText", "applicationCategory", "operatingSystem", "priceCurrency"],
  ...["category", "url", "item", "logo", "image", "mainEntityOfPage", "target", "position", "numberOfItems"],
  ...["ratingCount", "worstRating"],
]);

/** Lists the facts in data as keys and values; those of a list have the list's key. */
function factsIn(data: unknown, key = ""): [key: string, value: string][] {
  if (typeof data !== "object" || data === null) return [[key, String(data)]];
  return Object.entries(data).flatMap(([name, value]: [string, unknown]) =>
    factsIn(value, Array.isArray(data) ? key : name),
  );
}

/** How a page writes a fact that it shows in other words. */
const WRITTEN: Record<string, (value: string) => string> = {
  timeRequired: (value) => `${value.replace(/\D/g, "")} min read`,
  feesAndCommissionsSpecification: (value) => value.replace(":", ""),
  ratingValue: (value) => `${value} out of 5`,
  bestRating: (value) => `out of ${value}`,
  minValue: (value) => Number(value).toFixed(2),
  maxValue: (value) => Number(value).toFixed(2),
  price: () => "free",
};

/** Lists the facts in structured data that its page does not show. Empty is good. */
export function unseenFacts({ $ }: BuiltPage, data: readonly unknown[]): string[] {
  const body = $("body").clone();
  body.find("script, style, noscript, [hidden], [popover]").remove();
  body.find("*").append(" ");
  const text = squeeze(body.text());
  const days = $("main time[datetime]")
    .toArray()
    .map((element) => $(element).attr("datetime"));
  return data
    .flatMap((item) => factsIn(item))
    .filter(([key, value]) => !NOT_SHOWN.has(key) && !days.includes(value))
    .filter(([key, value]) => !text.includes(WRITTEN[key]?.(value) ?? value))
    .map(([key, value]) => `${key}: ${value}`);
}
