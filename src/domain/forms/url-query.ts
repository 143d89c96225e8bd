import { formatList } from "../text/format";

/** Reduces a value to letters and digits, as a link's case, blanks and marks may change on its way: "LOW-APR)." is "low-apr". */
function plainValue(value: string): string {
  return value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Names that links use for one question, together: each page writes one of them. */
const SYNONYMS = [
  ["filter", "category"],
  ["cards", "card", "compare"],
  ["q", "search"],
];

/** A name of each question that an address may ask of the site. */
const QUESTIONS = [
  "filter",
  "cards",
  "q",
  "credit",
  "sort",
  "view",
  "tier",
  "state",
  "membership",
  "secured",
  "size",
  "fee",
  "offer",
  "strategy",
];

/** The values of a query under a name, or under another that is used for it, behind each other; empty if there are none. */
export function valueIn(query: string, name: string): string {
  const values = new URLSearchParams(query);
  const names = SYNONYMS.find((same) => same.includes(name)) ?? [name];
  return names.flatMap((one) => values.getAll(one)).join(" ");
}

/** The parts of a list: "a,b", "a, b" or "a b". */
function partsOf(value: string): string[] {
  return value.split(/[,;|\s]+/).filter((part) => plainValue(part) !== "");
}

/** The known values that a list names, each once and in its order. */
export function someOf<T extends string>(value: string, known: readonly T[]): T[] {
  const meant = (part: string) => known.find((item) => plainValue(item) === plainValue(part)) ?? [];
  return [...new Set(partsOf(value).flatMap(meant))];
}

/** The known value that is meant, of several the first, else the fallback. */
export function oneOf<T extends string, D extends string | null>(
  value: string | null,
  known: readonly T[],
  fallback: D,
): T | D {
  const plain = plainValue(value ?? "");
  return known.find((item) => plainValue(item) === plain) ?? someOf(value ?? "", known)[0] ?? fallback;
}

/** The values that ask for what is shown anyway, so that no address is written with them. */
const USUAL = ["all", "list"];

/** Says what a query asks for and the query of the state that was read from it doesn't hold. */
export function leftOutText(query: string, written: string): string {
  const left = QUESTIONS.flatMap((name) => {
    const [asked, kept] = [valueIn(query, name), valueIn(written, name)];
    if (plainValue(asked) === plainValue(kept)) return [];
    return partsOf(asked).filter((part) => someOf(part, [...USUAL, ...partsOf(kept)]).length === 0);
  });
  return left.length === 0 ? "" : `Part of this link is left out: ${formatList(left.map((part) => `“${part}”`))}.`;
}

/** "?a=1&b=2" of the values that are not empty; nothing if all are. Commas stay readable. */
export function queryOf(values: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== "")).toString();
  return query === "" ? "" : `?${query.replaceAll("%2C", ",")}`;
}
