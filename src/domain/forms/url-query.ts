import { formatList } from "../text/format";

/** Reduces a value to letters and digits, as a link's case, blanks and marks may change on its way: "LOW-APR)." is "low-apr". */
function plainValue(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The known value that is meant, else the fallback. */
export function oneOf<T extends string, D extends string | null>(
  value: string | null,
  known: readonly T[],
  fallback: D,
): T | D {
  const plain = plainValue(value ?? "");
  return known.find((item) => plainValue(item) === plain) ?? fallback;
}

/** The parts of a list: "a,b", "a, b", "a b", or a name given twice. */
function partsOf(values: readonly string[]): string[] {
  return values.flatMap((value) => value.split(/[,;|\s]+/)).filter((part) => plainValue(part) !== "");
}

/** The known values that a list names, each once and in its order. */
export function someOf(values: readonly string[], known: readonly string[]): string[] {
  return [...new Set(partsOf(values).flatMap((part) => oneOf(part, known, null) ?? []))];
}

/** The values that ask for what is shown anyway, so that no address is written with them. */
const USUAL = ["all", "list"];

/** Says which values with these names a query asks for and the query of the state that was read from it doesn't hold. */
export function leftOutText(query: string, written: string, names: readonly string[]): string {
  const [asked, held] = [new URLSearchParams(query), new URLSearchParams(written)];
  const left = names.flatMap((name) => {
    const kept = held.get(name) ?? "";
    const values = asked.getAll(name).filter((value) => plainValue(value) !== plainValue(kept));
    return partsOf(values).filter((part) => oneOf(part, [...USUAL, ...partsOf([kept])], null) === null);
  });
  return left.length === 0 ? "" : `Part of this link is left out: ${formatList(left.map((part) => `“${part}”`))}.`;
}

/** "?a=1&b=2" of the values that are not empty; nothing if all are. Commas stay readable. */
export function queryOf(values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== "")).toString();
  return query === "" ? "" : `?${query.replaceAll("%2C", ",")}`;
}
