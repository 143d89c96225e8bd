import { type Place, type Problem, closest, placeAt, quote } from "../fault";
import { type Catalog, type Reading, type Value, attempt, cardValue, termValue } from "./catalog";
import { COUNT_REFERENCES } from "./count-references";
import { PLAN_REFERENCES } from "./plan-references";
import { ruleValue } from "./rule-references";
import { surveyValue } from "./survey-references";
import { formatWholeDollars } from "../../domain/text/format";
import type { Site } from "../../schema/site-schema";
import type { Fields } from "../read/fields";
import { textsIn } from "../read/texts-in";

/**
 * What `{…}` in content stands for: a name of the site, a fact or the number of cards, the result of a calculation, a figure of
 * the regulator's survey, the day of a claim, or a key term.
 */

export type Sources = Pick<Site, "brand" | "product" | "email"> & {
  /** Null where a file is looked at alone, without the others that its references rest on. */
  catalog: Catalog | null;
};

/** A reference in a text: `name` and what follows its first colon, if one does. */
export type Reference = { whole: string; name: string; rest: string | null; offset: number };

const REFERENCE = /(?<!\{)\{([^{}\n]*)\}(?!\})/g;

/** A reference with whatever braces it has on each side, or braces that lack their other half. */
const BRACES = /\{+[^{}\n]*\}+|\{+|\}+/g;
const ONE_BRACE_EACH = /^\{[^{}]*\}$/;

/** A reference glued to a hyphen is part of an address: `best-{product}-2025`. */
const PRODUCT_IN_ADDRESS = /(?<=-)\{product\}/g;

/** What stands in for values that rest on faulty files. */
const PLACEHOLDER = "0";

/** The references that take something after a colon. */
export const KINDS: ReadonlyMap<string, (rest: string, catalog: Catalog) => Value> = new Map(
  Object.entries({
    card: cardValue,
    ...COUNT_REFERENCES,
    ...PLAN_REFERENCES,
    rule: ruleValue,
    survey: surveyValue,
    term: termValue,
  }),
);

/** The site's own names. */
const NAMES = new Map<string, (sources: Sources) => Value>([
  ["brand", ({ brand }) => ({ text: brand })],
  ["product", ({ product }) => ({ text: product.name })],
  ["email", ({ email }) => ({ text: email, address: `mailto:${email}` })],
]);

/** Every reference of a text, in order. Within a table, | is written \|. */
export function referencesIn(text: string): Reference[] {
  return [...text.matchAll(REFERENCE)].map((match) => {
    const inside = (match[1] ?? "").replaceAll("\\|", "|");
    const colon = inside.indexOf(":");
    return {
      whole: match[0],
      name: colon < 0 ? inside : inside.slice(0, colon),
      rest: colon < 0 ? null : inside.slice(colon + 1),
      offset: match.index,
    };
  });
}

/** A text with spaces in place of each reference, so that every place in it stays what it was. */
export function withoutReferences(text: string): string {
  return text.replace(REFERENCE, (whole) => " ".repeat(whole.length));
}

function unknown({ whole, name, rest }: Reference): Reading<Value> {
  const [known, example, end] =
    rest === null ? [[...NAMES.keys()], "{product}", ""] : [[...KINDS.keys()], "{card:citi-simplicity.apr}", ":…"];
  const near = closest(name, known);
  const hint = near && `did you mean {${near}${end}}?`;
  return { value: null, problem: { expected: `a known reference such as ${example}`, found: quote(whole), hint } };
}

/** What a reference stands for, or why it stands for nothing. */
export function resolve(reference: Reference, sources: Sources): Reading<Value> {
  const { name, rest } = reference;
  const { catalog } = sources;
  if (rest === null) {
    const valueOf = NAMES.get(name);
    return valueOf ? { value: valueOf(sources), problem: null } : unknown(reference);
  }
  const kind = KINDS.get(name);
  return kind ? attempt(() => catalog && kind(rest, catalog)) : unknown(reference);
}

const AFTER_ABOUT = /\babout\s+$/i;
const DOLLARS_AND_CENTS = /^\$[\d,]+\.\d\d$/;

/** What a reference stands for where it stands: after "about", an amount is in whole dollars. */
function valueAfter(before: string, value: Value): Value {
  if (!AFTER_ABOUT.test(before) || !DOLLARS_AND_CENTS.test(value.text)) return value;
  return { ...value, text: formatWholeDollars(Number(value.text.replace(/[$,]/g, ""))) };
}

/** A text in pieces: what stands as it is, and what its references stand for. One that stands for nothing stays as it is. */
export function filledPieces(text: string, sources: Sources): (string | Value)[] {
  const own = text.replace(PRODUCT_IN_ADDRESS, sources.product.slug);
  const pieces: (string | Value)[] = [];
  let end = 0;
  for (const reference of referencesIn(own)) {
    const { value, problem } = resolve(reference, sources);
    if (problem) continue;
    const before = own.slice(end, reference.offset);
    pieces.push(before, value ? valueAfter(before, value) : PLACEHOLDER);
    end = reference.offset + reference.whole.length;
  }
  return [...pieces, own.slice(end)];
}

export function fillReferences(text: string, sources: Sources): string {
  return filledPieces(text, sources)
    .map((piece) => (typeof piece === "string" ? piece : piece.text))
    .join("");
}

/** Fills the references in every text within a value; its shape stays as it is. */
export function fillDeep<T>(value: T, sources: Sources): T;
export function fillDeep(value: unknown, sources: Sources): unknown {
  if (typeof value === "string") return fillReferences(value, sources);
  if (Array.isArray(value)) return value.map((item: unknown) => fillDeep(item, sources));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillDeep(item, sources)]));
  }
  return value;
}

/** Braces that make no reference: readers would see them. Each with its offset in the text. */
export function braceProblems(text: string): (Problem & { offset: number })[] {
  return [...text.matchAll(BRACES)]
    .filter(([braces]) => !ONE_BRACE_EACH.test(braces))
    .map(({ 0: braces, index: offset }) => {
      const isDoubled = braces.startsWith("{") && braces.endsWith("}");
      return isDoubled
        ? { offset, expected: "a reference such as {product}", found: quote(braces), hint: "one brace on each side" }
        : { offset, expected: "a reference with both of its braces on one line", found: quote(braces) };
    });
}

/** What is wrong with the references of a text that is not Markdown, and with braces that make none. */
export function problemsInPlainText(text: string, sources: Sources): Problem[] {
  const problems = referencesIn(text).flatMap((reference): Problem[] => {
    const { value, problem } = resolve(reference, sources);
    if (problem) return [problem];
    const hint = "a definition opens only from the running text of a guide";
    return value?.term ? [{ expected: "the term's words alone", found: quote(reference.whole), hint }] : [];
  });
  return [...problems, ...braceProblems(text)];
}

/** Whether any text within a value refers to a rate of one of our cards: a moved balance stands at one, others name it. */
export function showsRate(value: unknown): boolean {
  return textsIn(value)
    .flatMap(({ text }) => referencesIn(text))
    .some(({ name, rest }) => name === "transfer" || /\.(?:intro)?apr/i.test(rest ?? ""));
}

/** Reports every reference that stands for nothing in fields, or in a part of them; Markdown is looked at elsewhere. */
export function reportReferences(fields: Fields, sources: Sources, data = fields.data): void {
  for (const { text, path } of textsIn(data)) {
    for (const { expected, found, hint } of problemsInPlainText(text, sources))
      fields.report(path, expected, found, hint);
  }
}

/** A claim that moves, and where it stands in its file: the day or month it held (`asOf`), or up to which it holds (`until`). */
export type Claim = Place & { kind: "asOf" | "until"; day: string };

export function claimsIn(text: string): Claim[] {
  return referencesIn(text).flatMap(({ name, rest, offset }) => {
    if (rest === null || rest === "cards" || (name !== "asOf" && name !== "until")) return [];
    return [{ kind: name, day: rest, ...placeAt(text, offset) } as const];
  });
}
