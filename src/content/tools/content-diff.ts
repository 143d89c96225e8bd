import { CARD_FIELD_NAMES } from "../../domain/cards/card-field-names";
import { cardTexts, introOffersText } from "../../domain/cards/card-texts";
import { type Path, fieldName } from "../fault";
import { type TextFile, nameOf, readSource } from "../read/source-file";
import { cardSchema, shortCardName } from "../schema/card-schema";

/** What changed in the content's files between states of the project, field by field. */

export type FactChange = { file: string; subject: string; field: string; before: string; after: string };

/** A field of a file that two people have changed since both had the same. */
export type Conflict = { file: string; subject: string; field: string; was: string; yours: string; theirs: string };

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

/** A file's fields; null if they can't be read, as those of a table, or of a file that no reader understands. */
function fieldsOf(file: string, text: string | null): { data: unknown } | null {
  if (text === null) return { data: undefined };
  const { data, readable } = readSource({ file, text });
  return readable ? { data: file.startsWith("data/cards/") ? cardFacts(data) : data } : null;
}

function textField(data: unknown, name: string): string | undefined {
  const value: unknown = typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === "string" ? value : undefined;
}

/** A card by its short name, a guide or a page by its title, any other file by its own name. */
function subjectOf(file: string, ...states: unknown[]): string {
  const named = (field: string) => states.map((data) => textField(data, field)).find((name) => name !== undefined);
  if (file.startsWith("data/cards/")) return shortCardName(named("name") ?? nameOf({ file }));
  return file.endsWith(".md") ? (named("title") ?? nameOf({ file })) : file.replace(/^data\//, "");
}

/** The fields that differ; tables are left out. `unread` are the files that can't be read in one of the two states. */
export function factChanges(
  before: readonly TextFile[],
  after: readonly TextFile[],
): { facts: FactChange[]; unread: string[] } {
  const facts: FactChange[] = [];
  const unread: string[] = [];
  for (const { file, ...texts } of changesOf(before, after).filter((change) => !change.file.endsWith(".csv"))) {
    const [old, now] = [fieldsOf(file, texts.before), fieldsOf(file, texts.after)];
    if (!old || !now) {
      unread.push(file);
      continue;
    }
    // The page itself is said to be new or gone; a card is listed whole, since its terms are to be checked.
    if (file.endsWith(".md") && (texts.before === null || texts.after === null)) continue;
    const subject = subjectOf(file, now.data, old.data);
    const changes = valueChanges(old.data, now.data);
    facts.push(
      ...changes.map(({ field, ...rest }) => ({
        file,
        subject,
        field: file.startsWith("data/cards/") ? cardFieldName(field) : field,
        ...rest,
      })),
    );
  }
  return { facts, unread };
}

/** The guides and pages that one side has deleted and the other has changed, each as a whole. */
function deletedOrChanged(
  base: readonly TextFile[],
  yours: readonly TextFile[],
  theirs: readonly TextFile[],
): Conflict[] {
  const others = new Map(changesOf(base, theirs).map(({ file, after }) => [file, after]));
  const state = (text: string | null) => (text === null ? "deleted" : "changed");
  return changesOf(base, yours)
    .filter(({ file }) => file.endsWith(".md") && others.has(file))
    .map(({ file, before, after }) => ({
      file,
      subject: subjectOf(file, fieldsOf(file, before)?.data),
      field: "File",
      was: "there",
      yours: state(after),
      theirs: state(others.get(file) ?? null),
    }))
    .filter((change) => change.yours !== change.theirs);
}

/**
 * The fields that have changed on either side, in the files that have changed on both. A field that only one side has changed
 * has its old value on the other; what both have changed alike is left out.
 */
export function conflicts(
  base: readonly TextFile[],
  yours: readonly TextFile[],
  theirs: readonly TextFile[],
): Conflict[] {
  const [own, others] = [factChanges(base, yours).facts, factChanges(base, theirs).facts];
  const shared = new Set(own.map(({ file }) => file).filter((name) => others.some(({ file }) => file === name)));
  const keyOf = ({ file, field }: FactChange) => `${file} ${field}`;
  const [ownByKey, othersByKey] = [own, others].map((facts) => new Map(facts.map((fact) => [keyOf(fact), fact])));
  const changed = new Map([...own, ...others].map((fact) => [keyOf(fact), fact]));
  const fields = [...changed]
    .filter(([, { file }]) => shared.has(file))
    .map(([key, { file, subject, field, before }]) => ({
      file,
      subject,
      field,
      was: before,
      yours: ownByKey?.get(key)?.after ?? before,
      theirs: othersByKey?.get(key)?.after ?? before,
    }))
    .filter((conflict) => conflict.yours !== conflict.theirs);
  return [...fields, ...deletedOrChanged(base, yours, theirs)];
}
