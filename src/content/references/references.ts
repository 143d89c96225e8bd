import type { Card } from "../../domain/cards/card";
import { FACTS_BY_NAME } from "../../domain/cards/named-facts";
import { curlyQuotes } from "../../domain/text/curly-quotes";
import { formatWholeDollars } from "../../domain/text/format";
import type { Site } from "../../schema/site-schema";
import { type Path, type Problem, quote } from "../errors";
import { type Catalog, NoValue, type Value, factOf, findCard, findNamed, termValue } from "./catalog";
import { COUNT_REFERENCES } from "./count-references";
import { PLAN_REFERENCES } from "./plan-references";
import { ruleValue } from "./rule-references";
import { surveyValue } from "./survey-references";

/** The third of the four steps: fills `{…}` in texts. */

/** Everything that a text may refer to, and the paths that it may link to. In a card's own file, that card. */
export type References = Pick<Site, "brand" | "product" | "email"> & {
  catalog: Catalog;
  paths: ReadonlySet<string>;
  card?: Card;
};

/** The references that take something after a colon. Maps, as an object has parts of its own that a text may name. */
export const KINDS: ReadonlyMap<string, (rest: string, catalog: Catalog) => Value> = new Map(
  Object.entries({
    card: (rest: string, catalog: Catalog) => {
      const [id = "", ...name] = rest.split(".");
      return factOf(findCard(id, catalog), name.join("."));
    },
    ...COUNT_REFERENCES,
    ...PLAN_REFERENCES,
    rule: ruleValue,
    survey: surveyValue,
    term: termValue,
  }),
);

const namesIn = ({ brand, product, email }: References) =>
  new Map<string, Value>([
    ["brand", { text: brand }],
    ["product", { text: product.name }],
    ["email", { text: email, address: `mailto:${email}` }],
  ]);

/** A reference, or a brace that lacks its other half. */
const REFERENCE = /\{([^{}\n]*)\}|[{}]/g;

/** Resolves the text between two braces. Throws NoValue. Within a table of Markdown, | is written \|. */
function resolve(inside: string, references: References): Value {
  const [, name = inside, rest] = /^([^:]*):(.*)$/.exec(inside.replaceAll("\\|", "|")) ?? [];
  if (rest !== undefined)
    return findNamed(name, KINDS, "a known reference such as {card:citi-simplicity.apr}")(rest, references.catalog);
  if (references.card && FACTS_BY_NAME.has(name)) return factOf(references.card, name);
  return findNamed(name, namesIn(references), "a known reference such as {product}");
}

/** Rounds an amount to whole dollars after the word "about". */
function valueAfter(before: string, value: Value): Value {
  if (!/\babout\s+$/i.test(before) || !/^\$[\d,]+\.\d\d$/.test(value.text)) return value;
  return { ...value, text: formatWholeDollars(Number(value.text.replace(/[$,]/g, ""))) };
}

/** A text in pieces, with the offset and the words of what can't be resolved, which stays as it is. */
type Filled = { pieces: (string | Value)[]; problems: (Problem & { offset: number; source: string })[] };

export function fillPieces(text: string, references: References): Filled {
  const filled: Filled = { pieces: [], problems: [] };
  let end = 0;
  for (const { 0: source, 1: inside, index: offset } of text.matchAll(REFERENCE)) {
    const before = text.slice(end, offset);
    try {
      if (inside === undefined) throw new NoValue("a reference with one brace on each side", quote(source));
      // Glued to a hyphen it is part of an address: best-{product}-2025.
      const isSlug = inside === "product" && text[offset - 1] === "-";
      const value = isSlug ? { text: references.product.slug } : resolve(inside, references);
      filled.pieces.push(before, valueAfter(before, value));
      end = offset + source.length;
    } catch (error) {
      if (!(error instanceof NoValue)) throw error;
      filled.problems.push({ ...error.problem, offset, source });
    }
  }
  filled.pieces.push(text.slice(end));
  return filled;
}

export function fillText(text: string, references: References): { text: string; problems: Problem[] } {
  const { pieces, problems } = fillPieces(text, references);
  const terms = pieces.flatMap((piece): Problem[] => {
    if (typeof piece === "string" || !piece.term) return [];
    const hint = "a definition opens only from the running text of a guide";
    return [{ expected: "the term's words alone", found: quote(`{term:${piece.term.id}}`), hint }];
  });
  return {
    text: pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join(""),
    problems: [...problems, ...terms],
  };
}

type Report = (path: Path, problem: Problem) => void;

export function fillDeep<T>(value: T, references: References, report: Report, path?: Path): T;
export function fillDeep(value: unknown, references: References, report: Report, path: Path = []): unknown {
  if (typeof value === "string") {
    const { text, problems } = fillText(value, references);
    for (const problem of problems) report(path, problem);
    return text.startsWith("https:") ? text : curlyQuotes(text);
  }
  if (Array.isArray(value))
    return value.map((item: unknown, index) => fillDeep(item, references, report, [...path, index]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillDeep(item, references, report, [...path, key])]),
  );
}
