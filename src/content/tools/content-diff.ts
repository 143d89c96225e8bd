import { CARD_FIELD_NAMES } from "../../domain/cards/card-field-names";
import { ROUTES, cardPath } from "../../site/routes";
import { cardTexts, introOffersText } from "../../domain/cards/card-texts";
import { cardSchema, shortCardName } from "../schema/card-schema";
import { type Path, fieldName } from "../fault";
import { GLOSSARY_FILE, glossarySchema } from "../schema/glossary-schema";
import { pathOfText } from "../references/link-targets";
import { type Sources, fillReferences } from "../references/references";
import { pagesOfSetting } from "../rules/setting-pages";
import { type TextFile, nameOf, readSource } from "../read/source-file";

/** What changed in the content between two states of the project, as editors and reviewers want to see it. */

export type FactChange = { subject: string; field: string; before: string; after: string };
export type PageChange = { path: string; why: string };
export type ContentDiff = {
  facts: FactChange[];
  pages: PageChange[];
  /** Files that could not be read in one of the two states. */
  unread: string[];
};

type Change = { file: string; before: string | null; after: string | null };

function changesOf(before: readonly TextFile[], after: readonly TextFile[]): Change[] {
  const textOf = (files: readonly TextFile[], file: string) => files.find((other) => other.file === file)?.text ?? null;
  const names = [...new Set([...after, ...before].map(({ file }) => file))].sort();
  return names
    .map((file) => ({ file, before: textOf(before, file), after: textOf(after, file) }))
    .filter((change) => change.before !== change.after);
}

/** Every single value within data, with its path as editors read it. */
function valuesIn(value: unknown, path: Path = []): Map<string, unknown> {
  if (typeof value !== "object" || value === null) return new Map([[fieldName(path), value]]);
  return new Map(
    Object.entries(value).flatMap(([key, item]) => [
      ...valuesIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
    ]),
  );
}

function inWords(value: unknown): string {
  if (value === undefined || value === null || value === "") return "nothing";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The values that differ; those that stand in one of the two only are compared with nothing. */
function valueChanges(before: unknown, after: unknown): { field: string; before: string; after: string }[] {
  const [old, now] = [valuesIn(before ?? {}), valuesIn(after ?? {})];
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((field) => ({ field, before: inWords(old.get(field)), after: inWords(now.get(field)) }))
    .filter((change) => change.before !== change.after);
}

/** "apr" as "APR", "features[1]" as "Features 2"; fields without a name of their own stay as they are. */
function cardFieldName(field: string): string {
  if (field === "apr") return "APR";
  const [, name = "", index] = /^(\w+)(?:\[(\d+)\])?$/.exec(field) ?? [];
  const words = CARD_FIELD_NAMES[name];
  return words ? words + (index === undefined ? "" : ` ${Number(index) + 1}`) : field;
}

/** The terms that a reviewer sees in words; the others stand as they are in the file. */
const TERMS_IN_WORDS = [
  "purchaseApr",
  "introOffers",
  "annualFee",
  "firstYearFee",
  "foreignFee",
  "creditLevels",
  "creditScores",
];

function without(group: unknown, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(group ?? {}).filter(([name]) => !names.includes(name)));
}

/** What a card's file says, with most of its terms in the words of the pages. A faulty file stays as it is. */
function cardFacts(data: unknown): unknown {
  const { data: card } = cardSchema.safeParse(data);
  if (!card || typeof data !== "object" || data === null) return data;
  const { apr, annualFee, foreignTransactionFee, creditRequired, creditRange } = cardTexts(card.terms);
  const terms: unknown = Reflect.get(data, "terms");
  return {
    apr,
    introOffers: introOffersText(card.terms),
    annualFee,
    foreignTransactionFee,
    creditRequired,
    creditRange,
    ...without(data, ["terms"]),
    terms: {
      ...without(terms, TERMS_IN_WORDS),
      // What the words don't say of these.
      purchaseApr: without(Reflect.get(Object(terms), "purchaseApr"), ["range", "rates"]),
      introOffers: card.terms.introOffers.map(({ transferWithinDays }) => ({ transferWithinDays })),
    },
  };
}

function read(file: string, text: string | null) {
  return text === null ? { data: undefined, body: "", readable: true } : readSource({ file, text });
}

function textField(data: unknown, name: string): string | undefined {
  const value: unknown = typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === "string" ? value : undefined;
}

/** The pages that a card stands on, and the guides that name it. */
function pagesOfCard(
  id: string,
  name: string,
  guides: readonly TextFile[],
  fill: (text: string) => string,
): PageChange[] {
  const lists = [ROUTES.home, ROUTES.offers, ROUTES.compare, ROUTES.calculator].map(({ path }) => path);
  const shown = [...lists, cardPath(id)];
  const named = guides
    .filter(({ text }) => text.includes(name) || text.includes(`{card:${id}.`) || text.includes(id))
    .map(({ file }) => fill(pathOfText(file)));
  return [...shown, ...named].map((path) => ({ path, why: name }));
}

/** Each key term by its id, as one text. */
function termsIn(data: unknown): Map<string, string> {
  const { data: glossary } = glossarySchema.safeParse(data);
  return new Map(glossary?.terms.map((term) => [term.id, JSON.stringify(term)]));
}

/** Whether a text marks a key term, within a sentence or in a box. */
function marksTerm(text: string, id: string): boolean {
  return new RegExp(`\\{term:${id}[}|\\\\]|^id: ${id}$`, "m").test(text);
}

/** The pages whose texts mark a key term that changed. */
function pagesOfGlossary(
  before: unknown,
  after: unknown,
  texts: readonly TextFile[],
  fill: (text: string) => string,
): PageChange[] {
  const old = termsIn(before);
  const changed = [...termsIn(after)].filter(([id, term]) => old.get(id) !== term).map(([id]) => id);
  return changed.flatMap((id) =>
    texts.filter(({ text }) => marksTerm(text, id)).map(({ file }) => ({ path: fill(pathOfText(file)), why: id })),
  );
}

/** The pages that show a changed value of `data/site.json`. */
function pagesOfValue(field: string): PageChange[] {
  const [name = ""] = field.split(/[.[]/);
  return pagesOfSetting(name).map((path) => ({ path, why: name }));
}

function merged(pages: readonly PageChange[]): PageChange[] {
  const reasons = new Map<string, Set<string>>();
  for (const { path, why } of pages) reasons.set(path, (reasons.get(path) ?? new Set<string>()).add(why));
  return [...reasons]
    .map(([path, why]) => ({ path, why: [...why].join(", ") }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Compares two states of the content files. `sources` are those of the state after. */
export function contentDiff(before: readonly TextFile[], after: readonly TextFile[], sources: Sources): ContentDiff {
  const fill = (text: string) => fillReferences(text, sources);
  const diff: ContentDiff = { facts: [], pages: [], unread: [] };
  const guides = after.filter(({ file }) => file.startsWith("data/guides/"));
  const texts = after.filter(({ file }) => file.endsWith(".md"));
  for (const change of changesOf(before, after)) {
    const { file } = change;
    if (file.endsWith(".csv")) {
      const quoting = texts
        .filter(({ text }) => /\{(?:survey|report):/.test(text))
        .map((text) => fill(pathOfText(text.file)));
      diff.pages.push(...[ROUTES.market.path, ...quoting].map((path) => ({ path, why: nameOf({ file }) })));
      continue;
    }
    const [old, now] = [read(file, change.before), read(file, change.after)];
    if (!old.readable || !now.readable) {
      diff.unread.push(file);
      continue;
    }
    const kind = /^data\/(cards|guides|pages)\//.exec(file)?.[1];
    const facts = kind === "cards" ? cardFacts : (data: unknown) => data;
    const values = valueChanges(facts(old.data), facts(now.data));
    // A file that was only laid out anew says what it said before.
    if (values.length === 0 && old.body === now.body && change.before !== null && change.after !== null) continue;
    const added = change.before === null ? "added" : change.after === null ? "removed" : undefined;
    if (kind === "cards") {
      const name = shortCardName(textField(now.data, "name") ?? textField(old.data, "name") ?? nameOf({ file }));
      diff.facts.push(...values.map(({ field, ...rest }) => ({ subject: name, field: cardFieldName(field), ...rest })));
      diff.pages.push(...pagesOfCard(nameOf({ file }), name, guides, fill));
    } else if (kind === "guides" || kind === "pages") {
      const path = fill(pathOfText(file));
      const title = fill(textField(now.data, "title") ?? textField(old.data, "title") ?? nameOf({ file }));
      diff.facts.push(...(added ? [] : values.map((value) => ({ subject: title, ...value }))));
      diff.pages.push({ path, why: added ?? (old.body === now.body ? "its head" : "its text") });
      if (kind === "guides" && (added || values.length > 0)) diff.pages.push({ path: ROUTES.guides.path, why: title });
    } else {
      diff.facts.push(...values.map((value) => ({ subject: file.replace(/^data\//, ""), ...value })));
      diff.pages.push(
        ...(file === GLOSSARY_FILE
          ? pagesOfGlossary(old.data, now.data, texts, fill)
          : values.flatMap(({ field }) => pagesOfValue(field))),
      );
    }
  }
  return { ...diff, pages: merged(diff.pages) };
}

const LONGEST_CELL = 160;

/** A text within a cell of a Markdown table: on one line, its signs harmless. */
export function cell(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const short = line.length > LONGEST_CELL ? `${line.slice(0, LONGEST_CELL)}…` : line;
  return short.replace(/[\\|`*_{}[\]<>~@#]/g, (sign) => (sign === "<" ? "&lt;" : sign === "@" ? "&#64;" : `\\${sign}`));
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? "" : "s"}`;
}

/** The changes as Markdown: facts first, then pages. */
export function formatDiff({ facts, pages, unread }: ContentDiff, base: string): string {
  if (facts.length + pages.length + unread.length === 0) return `No content has changed since ${base}.`;
  const table = facts.map(
    ({ subject, field, before, after }) => `| ${cell(subject)} · ${cell(field)} · ${cell(before)} → ${cell(after)} |`,
  );
  return [
    ...(facts.length > 0
      ? [`### ${counted(facts.length, "changed fact")}`, "", "| Fact |", "| --- |", ...table, ""]
      : []),
    ...(pages.length > 0
      ? [
          `### ${counted(pages.length, "changed page")}`,
          "",
          ...pages.map(({ path, why }) => `- ${path.startsWith("/") ? `\`${path}\`` : path} (${cell(why)})`),
          "",
        ]
      : []),
    ...unread.map((file) => `- ${cell(file)} can't be read in one of the two states; see \`npm run check:content\`.`),
  ]
    .join("\n")
    .trimEnd();
}
