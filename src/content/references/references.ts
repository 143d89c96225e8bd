import { cardValue } from "./card-references";
import { faultsOf } from "../complaint";
import { closest, suggestion } from "./did-you-mean";
import { type Complaint, type Fault, quote } from "../fault";
import type { Term } from "../schema/glossary-schema";
import { difference, minimum, payment, payoff, transfer } from "./plan-references";
import { type Catalogue, type Resolution, type Value, WAITS } from "./resolution";
import type { Site } from "../schema/site-schema";
import type { SourceFile } from "../read/source-file";
import { textsIn } from "../rules/texts";

/** What `{…}` in content stands for: a name of the site, a fact of a card, the result of a calculation, or a key term. */

/** What the references are filled in from. */
export type Sources = Pick<Site, "brand" | "product" | "email"> & {
  /** Null where a file is looked at alone, without the others that its references rest on. */
  catalogue: Catalogue | null;
};

export function isValue(resolution: Resolution): resolution is Value {
  return "text" in resolution;
}

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

type Kind = (rest: string, catalogue: Catalogue) => Resolution;

/** The references that take something after a colon. */
const KINDS: Record<string, Kind> = { card: cardValue, payoff, difference, payment, minimum, transfer, term };

const NAMES = ["brand", "product", "email"] as const;

/** Every reference of a text, in order. */
export function referencesIn(text: string): Reference[] {
  return [...text.matchAll(REFERENCE)].map((match) => {
    const inside = match[1] ?? "";
    const colon = inside.indexOf(":");
    return {
      whole: match[0],
      name: colon < 0 ? inside : inside.slice(0, colon),
      rest: colon < 0 ? null : inside.slice(colon + 1),
      offset: match.index,
    };
  });
}

/** The term with an id, or why there is none. */
export function findTerm(id: string, { terms }: Catalogue): { term: Term } | { complaint: Complaint } {
  if (!terms) return { complaint: WAITS };
  const found = terms.find((one) => one.id === id);
  if (found) return { term: found };
  const ids = terms.map((one) => one.id);
  return { complaint: { expected: "a term of data/glossary.json", found: quote(id), ...suggestion(id, ids) } };
}

/** `grace-period` or `grace-period|other words`. */
function term(rest: string, catalogue: Catalogue): Resolution {
  const [id = "", ...words] = rest.split("|");
  const found = findTerm(id, catalogue);
  if ("complaint" in found) return found;
  return { text: words.join("|").trim() || found.term.term, term: found.term };
}

function unknown({ whole, name, rest }: Reference): Complaint {
  const names = rest === null ? NAMES : Object.keys(KINDS);
  const near = closest(name, names);
  return {
    expected: `a known reference such as ${rest === null ? "{product}" : "{card:citi-simplicity.apr}"}`,
    found: quote(whole),
    ...(near ? { hint: `did you mean {${near}${rest === null ? "" : ":…"}}?` } : {}),
  };
}

/** What a reference stands for, or why it stands for nothing. */
export function resolve(reference: Reference, { brand, product, email, catalogue }: Sources): Resolution {
  const { name, rest } = reference;
  if (rest === null) {
    const values: Record<string, string> = { brand, product: product.name, email };
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? { complaint: unknown(reference) } : { text: value };
  }
  const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
  if (!kind) return { complaint: unknown(reference) };
  if (!catalogue) return { text: PLACEHOLDER };
  const resolution = resolved(catalogue, `${name}:${rest}`, () => kind(rest, catalogue));
  return "complaint" in resolution && resolution.complaint === WAITS ? { text: PLACEHOLDER } : resolution;
}

/** A reference is looked at when it is checked and again when it is filled in; a calculation is done once. */
const RESOLVED = new WeakMap<Catalogue, Map<string, Resolution>>();

function resolved(catalogue: Catalogue, key: string, resolveIt: () => Resolution): Resolution {
  const known = RESOLVED.get(catalogue) ?? new Map<string, Resolution>();
  RESOLVED.set(catalogue, known);
  const resolution = known.get(key) ?? resolveIt();
  known.set(key, resolution);
  return resolution;
}

/** Fills the references of a text in, as `write` puts each value. One that stands for nothing stays as it is. */
export function fillReferences(text: string, sources: Sources, write = (value: Value) => value.text): string {
  return text.replace(PRODUCT_IN_ADDRESS, sources.product.slug).replace(REFERENCE, (whole) => {
    const [reference] = referencesIn(whole);
    const value = reference && resolve(reference, sources);
    return value && isValue(value) ? write(value) : whole;
  });
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

/** Why a reference can't stand in a text that is not Markdown; null if it can. */
function complaintInPlainText(reference: Reference, sources: Sources): Complaint | null {
  const resolution = resolve(reference, sources);
  if (!isValue(resolution)) return resolution.complaint;
  if (!resolution.term) return null;
  return {
    expected: "the term's words alone",
    found: quote(reference.whole),
    hint: "a definition opens only from the running text of a guide",
  };
}

/** Braces that make no reference: readers would see them. Each with its offset in the text. */
export function braceComplaints(text: string): { offset: number; complaint: Complaint }[] {
  return [...text.matchAll(BRACES)]
    .filter(([braces]) => !ONE_BRACE_EACH.test(braces))
    .map(({ 0: braces, index }) => {
      const found = quote(braces);
      const isDoubled = braces.startsWith("{") && braces.endsWith("}");
      const complaint = isDoubled
        ? { expected: "a reference such as {product}", found, hint: "one brace on each side" }
        : { expected: "a reference with both of its braces on one line", found };
      return { offset: index, complaint };
    });
}

/** What is wrong with the references of a text that is not Markdown, and with braces that make none. */
export function complaintsInPlainText(text: string, sources: Sources): Complaint[] {
  return [
    ...referencesIn(text).flatMap((reference) => complaintInPlainText(reference, sources) ?? []),
    ...braceComplaints(text).map(({ complaint }) => complaint),
  ];
}

/** Whether a rate of the catalogue stands behind a reference of a text. */
export function showsRate(text: string, sources: Sources): boolean {
  return referencesIn(text).some((reference) => {
    const value = resolve(reference, sources);
    return isValue(value) && value.usesRate === true;
  });
}

/** Every fault of a reference in the data of a file; those in its Markdown are found with the Markdown's other faults. */
export function referenceFaults(source: SourceFile, sources: Sources): Fault[] {
  const complaints = textsIn(source.data).flatMap(({ text, path }) =>
    complaintsInPlainText(text, sources).map((complaint) => ({ ...complaint, path })),
  );
  return faultsOf(complaints, source);
}
