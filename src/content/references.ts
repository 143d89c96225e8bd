import { type Fault, fieldName, quote } from "./fault";
import type { Site } from "./site-schema";
import type { SourceFile } from "./source-file";

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

/** Every text within a value, with its path. */
function texts(value: unknown, path: (string | number)[] = []): { text: string; path: (string | number)[] }[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    texts(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every unknown reference in the data of a file; those in its Markdown are found with the Markdown's other faults. */
export function referenceFaults(source: SourceFile): Fault[] {
  return texts(source.data).flatMap(({ text, path }) =>
    unknownReferences(text).map(({ reference }) => ({
      file: source.file,
      ...source.placeOf(path),
      field: fieldName(path),
      expected: "a known reference such as {product}",
      found: quote(reference),
    })),
  );
}
