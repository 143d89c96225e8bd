import type { Site } from "./site-schema";

/** What `{…}` can stand for in content. Another owner changes these in `data/site.json` only. */
export type References = Pick<Site, "brand" | "product" | "email">;

/** A reference glued to a hyphen is part of an address: `best-{product}-2025`. */
const PRODUCT_IN_ADDRESS = /(?<=-)\{product\}/g;
const REFERENCE = /\{([a-z]+)\}/g;

/** The names that a reference may have. */
export const REFERENCE_NAMES = ["brand", "product", "email"] as const;

/** Fills `{product}`, `{brand}` and `{email}` in. An unknown reference stays; the gate has refused it by then. */
export function fillReferences(text: string, { brand, product, email }: References): string {
  const values: Record<string, string> = { brand, product: product.name, email };
  return text
    .replace(PRODUCT_IN_ADDRESS, product.slug)
    .replace(REFERENCE, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? whole) : whole));
}

/** Fills the references in every text within a value; its shape stays as it is. */
export function fillDeep<T>(value: T, references: References): T;
export function fillDeep(value: unknown, references: References): unknown {
  if (typeof value === "string") return fillReferences(value, references);
  if (Array.isArray(value)) return value.map((item: unknown) => fillDeep(item, references));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillDeep(item, references)]));
  }
  return value;
}

/** The references in a text that stand for nothing, with their offsets. */
export function unknownReferences(text: string): { reference: string; offset: number }[] {
  return [...text.matchAll(REFERENCE)]
    .filter((match) => !REFERENCE_NAMES.some((name) => name === match[1]))
    .map((match) => ({ reference: match[0], offset: match.index }));
}
