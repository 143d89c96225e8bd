import { CARD_TERMS, TERM_NAMES, termText } from "../../domain/cards/card-terms";
import { sourceText } from "../../domain/cards/statement";
import { fieldName } from "../fault";
import { type TextFile, nameOf } from "../read/source-file";
import { readSource } from "../read/read-source";
import { partsIn, valueAt } from "../read/texts-in";
import { shortName } from "../../domain/cards/card";
import { cardSchema } from "../../schema/card-schema";

/** What changed in the content's files between states of the project, field by field. */

type FactChange = { subject: string; field: string; before: string; after: string };

type Change = { file: string; before: string | null; after: string | null };

/** The files that differ. */
function changesOf(before: readonly TextFile[], after: readonly TextFile[]): Change[] {
  const textOf = (files: readonly TextFile[], file: string) => files.find((other) => other.file === file)?.text ?? null;
  const names = [...new Set([...after, ...before].map(({ file }) => file))].sort();
  return names
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

/**
 * What a card's file says, with each statement's terms in the words of the pages and a group for each who speaks, so that a change
 * reads "issuer’s page, March 2026, Annual fee: $0 to $95". A faulty file stays as it is.
 */
function cardFacts(data: unknown): unknown {
  const { data: card } = cardSchema.safeParse(data);
  if (!card) return data;
  const { statements, ...rest } = card;
  const facts = statements.flatMap((statement) =>
    TERM_NAMES.flatMap((name) => {
      const text = termText(name, statement.terms);
      return text === "" ? [] : [[`${CARD_TERMS[name].label}, ${sourceText(statement)}`, text] as const];
    }),
  );
  return { ...Object.fromEntries(facts), ...rest };
}

/** How the text below a guide's head, and a table as a whole, is called as a field. */
const TEXT = "text";

/** A file's fields; null if they can't be read. */
function fieldsOf(file: string, text: string | null): { data: unknown } | null {
  if (text === null) return { data: undefined };
  if (file.endsWith(".csv")) return { data: { [TEXT]: text } };
  const { data, body } = readSource({ file, text });
  if (typeof data !== "object" || data === null) return null;
  return { data: file.startsWith("data/cards/") ? cardFacts(data) : { ...data, [TEXT]: body.trim() } };
}

/** A card by its short name, a guide or a page by its title, any other file by its own name. */
function subjectOf(file: string, ...states: unknown[]): string {
  const named = (field: string) =>
    states.map((data) => valueAt(data, [field])).find((name) => typeof name === "string");
  if (file.startsWith("data/cards/")) return shortName(named("name") ?? nameOf({ file }));
  return file.endsWith(".md") ? (named("title") ?? nameOf({ file })) : file.replace(/^data\//, "");
}

/** The fields of one file that differ; null if it can't be read in one of the two states. */
function factsOf({ file, ...texts }: Change): FactChange[] | null {
  const [old, now] = [fieldsOf(file, texts.before), fieldsOf(file, texts.after)];
  if (!old || !now) return null;
  const subject = subjectOf(file, now.data, old.data);
  const facts = valueChanges(old.data, now.data).map((change) => ({ subject, ...change }));
  // Of a guide that is new or gone its text says enough; a card is listed whole, since its terms are to be checked.
  const isNewOrGone = texts.before === null || texts.after === null;
  return file.endsWith(".md") && isNewOrGone ? facts.filter(({ field }) => field === TEXT) : facts;
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
