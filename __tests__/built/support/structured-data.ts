import { z } from "zod";
import type { BuiltPage } from "./pages";

/**
 * What tests read of structured data. That each has all that belongs to its type, and nothing else, is tested where it is
 * made; its types are checked there by the compiler.
 */

const listItem = { position: z.int() };

export const SHAPES = {
  PageList: z.looseObject({ itemListElement: z.array(z.looseObject({ ...listItem, url: z.url() })) }),
  BreadcrumbList: z.looseObject({
    itemListElement: z.array(z.looseObject({ ...listItem, name: z.string(), item: z.url() })),
  }),
};

const typed = z.looseObject({ "@context": z.literal("https://schema.org"), "@type": z.string() });

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
