import { CARD_FIELD_NAMES } from "../../domain/cards/card-field-names";
import { cardTexts, introOffersText } from "../../domain/cards/card-texts";
import { fieldName } from "../fault";
import { type TextFile, nameOf, readSource } from "../read/source-file";
import { partsIn } from "../rules/texts";
import { shortName } from "../../domain/cards/card";
import { cardSchema } from "../../schema/card-schema";

/** What changed in the content's files between states of the project, field by field. */

export type FactChange = { subject: string; field: string; before: string; after: string };

type Change = { file: string; before: string | null; after: string | null };

/** The files that differ; tables are left out. */
function changesOf(before: readonly TextFile[], after: readonly TextFile[]): Change[] {
  const textOf = (files: readonly TextFile[], file: string) => files.find((other) => other.file === file)?.text ?? null;
  const names = [...new Set([...after, ...before].map(({ file }) => file))].sort();
  return names
    .filter((file) => !file.endsWith(".csv"))
    .map((file) => ({ file, before: textOf(before, file), after: textOf(after, file) }))
    .filter((change) => change.before !== change.after);
}

/** Every single value within data, with its path as editors read it. */
function valuesIn(data: unknown): Map<string, unknown> {
  const single = partsIn(data).filter(({ value }) => typeof value !== "object" || value === null);
  return new Map(single.map(({ value, path }) => [fieldName(path), value]));
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
  const { data } = readSource({ file, text });
  if (data === undefined) return null;
  return { data: file.startsWith("data/cards/") ? cardFacts(data) : data };
}

function textField(data: unknown, name: string): string | undefined {
  const value: unknown = typeof data === "object" && data !== null ? Reflect.get(data, name) : undefined;
  return typeof value === "string" ? value : undefined;
}

/** A card by its short name, a guide or a page by its title, any other file by its own name. */
function subjectOf(file: string, ...states: unknown[]): string {
  const named = (field: string) => states.map((data) => textField(data, field)).find((name) => name !== undefined);
  if (file.startsWith("data/cards/")) return shortName(named("name") ?? nameOf({ file }));
  return file.endsWith(".md") ? (named("title") ?? nameOf({ file })) : file.replace(/^data\//, "");
}

/** The fields of one file that differ; null if it can't be read in one of the two states. */
function factsOf({ file, ...texts }: Change): FactChange[] | null {
  const [old, now] = [fieldsOf(file, texts.before), fieldsOf(file, texts.after)];
  if (!old || !now) return null;
  // The page itself is said to be new or gone; a card is listed whole, since its terms are to be checked.
  if (file.endsWith(".md") && (texts.before === null || texts.after === null)) return [];
  const subject = subjectOf(file, now.data, old.data);
  return valueChanges(old.data, now.data).map(({ field, ...rest }) => ({
    subject,
    field: file.startsWith("data/cards/") ? cardFieldName(field) : field,
    ...rest,
  }));
}

/** The fields that differ. `unread` are the files that can't be read in one of the two states. */
export function factChanges(
  before: readonly TextFile[],
  after: readonly TextFile[],
): { facts: FactChange[]; unread: string[] } {
  const read = changesOf(before, after).map((change) => ({ file: change.file, facts: factsOf(change) }));
  return {
    facts: read.flatMap(({ facts }) => facts ?? []),
    unread: read.filter(({ facts }) => facts === null).map(({ file }) => file),
  };
}
