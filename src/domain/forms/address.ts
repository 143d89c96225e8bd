/** Reading and writing the part of an address that holds a page's state. */

/** Longer values in a query are cut: nothing that a person types is that long. */
export const MAX_QUERY_TEXT = 100;

/** The value if it is a known one, else the fallback. */
export function oneOf<T extends string, D extends string>(
  value: string | null,
  known: readonly T[],
  fallback: D,
): T | D {
  return known.find((item) => item === value) ?? fallback;
}

/** Free text from a query, cut to a sensible length. */
export function queryText(value: string | null): string {
  return (value ?? "").slice(0, MAX_QUERY_TEXT);
}

/** "?a=1&b=2" of the values that are not empty; nothing if all are. Commas stay readable. */
export function queryOf(values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== "")).toString();
  return query === "" ? "" : `?${query.replaceAll("%2C", ",")}`;
}
