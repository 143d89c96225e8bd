import { z } from "zod";
import { didYouMean } from "../references/did-you-mean";
import { type Fault, fieldName, quote } from "../fault";
import { core, helpOf } from "../schema/field";
import type { SourceFile } from "./source-file";

export type Parsed<T> = { value: T; faults: [] } | { value: null; faults: Fault[] };

type Schema = z.core.$ZodType;

/** A group of named fields. */
function isGroup(schema: Schema): schema is z.ZodObject<Record<string, z.ZodType>> {
  return schema instanceof z.ZodObject;
}

/** The schema of the field at a path; undefined where the path leaves the schema. */
function schemaAt(schema: Schema, path: readonly PropertyKey[]): Schema | undefined {
  let at: Schema | undefined = schema;
  for (const part of path) {
    const inner: Schema = core(at);
    if (isGroup(inner)) at = inner.shape[String(part)];
    else if (inner instanceof z.ZodArray) at = inner.def.element;
    else if (inner instanceof z.ZodRecord) at = inner.def.valueType;
    else return undefined;
    if (!at) return undefined;
  }
  return at;
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined,
    data,
  );
}

const TYPE_NAMES: Record<string, string> = {
  string: "a text in quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
};

/** How far a text is over its limit. */
function excessHint(issue: z.core.$ZodIssue, data: unknown): string | undefined {
  const text = issue.code === "too_big" ? valueAt(data, issue.path) : undefined;
  if (issue.code !== "too_big" || typeof text !== "string") return undefined;
  const excess = text.trim().length - Number(issue.maximum);
  return `shorten it by ${excess} ${excess === 1 ? "character" : "characters"}`;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Values that are written without quotes, by the type that is expected. */
const BARE: Record<string, RegExp> = { boolean: /^(?:true|false)$/, number: NUMBER, int: NUMBER };

/** What to do with the quotes, where they alone are wrong. */
function quotesHint(issue: z.core.$ZodIssue, data: unknown): string | undefined {
  if (issue.code !== "invalid_type") return undefined;
  const value = valueAt(data, issue.path);
  if (typeof value === "string") return BARE[issue.expected]?.test(value) ? "write it without quotes" : undefined;
  const lacksQuotes = issue.expected === "string" && (typeof value === "number" || typeof value === "boolean");
  return lacksQuotes ? "put it in double quotes" : undefined;
}

type Complaint = { path: PropertyKey[]; expected: string; hint?: string | undefined; found?: string };

function unknownField(path: PropertyKey[], known: readonly string[] = []): Complaint {
  const name = String(path.at(-1));
  return {
    path,
    expected: "a field that the schema knows",
    found: `the unknown field ${quote(name)}`,
    hint: didYouMean(name, known) ?? "remove it, or correct its name",
  };
}

/** Fields named `__proto__`, which a table of any names would pass over in silence. */
function inheritedNames(data: unknown, path: PropertyKey[] = []): PropertyKey[][] {
  if (typeof data !== "object" || data === null) return [];
  const own = Object.hasOwn(data, "__proto__") ? [[...path, "__proto__"]] : [];
  return [
    ...own,
    ...Object.entries(data).flatMap(([key, item]) =>
      inheritedNames(item, [...path, Array.isArray(data) ? Number(key) : key]),
    ),
  ];
}

function complaintsOf(issue: z.core.$ZodIssue, schema: z.core.$ZodType, data: unknown): Complaint[] {
  const at = schemaAt(schema, issue.path);
  const help = at && helpOf(at);
  if (issue.code === "unrecognized_keys") {
    const group = at && core(at);
    const known = group && isGroup(group) ? Object.keys(group.shape) : [];
    return issue.keys.map((key) => unknownField([...issue.path, key], known));
  }
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    return [
      {
        path: issue.path,
        expected: `one of ${values.map(quote).join(", ")}`,
        hint: didYouMean(valueAt(data, issue.path), values),
      },
    ];
  }
  if (help?.expected) {
    return [
      {
        path: issue.path,
        expected: help.expected,
        hint: excessHint(issue, data) ?? help.hint ?? quotesHint(issue, data),
      },
    ];
  }
  if (issue.code === "invalid_type") {
    const hint = quotesHint(issue, data) ?? help?.description;
    return [{ path: issue.path, expected: TYPE_NAMES[issue.expected] ?? issue.expected, hint }];
  }
  return [
    { path: issue.path, expected: issue.message.replace(/^(?:[^:]+: )?expected /i, ""), hint: help?.description },
  ];
}

/**
 * The fields of a file that are in order on their own, by a schema that needs none of them: what can still be compared
 * with other files while some field is wrong. Gives null for a file that can't be read.
 */
export function parsePartly<S extends z.ZodType>(partialSchema: S, source: SourceFile): z.output<S> | null {
  const { data } = source;
  if (!source.readable || typeof data !== "object" || data === null) return null;
  const wrong = partialSchema.safeParse(data).error?.issues ?? [];
  const names = new Set(
    wrong.flatMap((issue) =>
      issue.code === "unrecognized_keys" && issue.path.length === 0 ? issue.keys : issue.path.slice(0, 1).map(String),
    ),
  );
  const rest = Object.fromEntries(Object.entries(data).filter(([name]) => !names.has(name)));
  return partialSchema.safeParse(rest).data ?? null;
}

/** Checks what a file holds against its schema and gives the typed value, or every fault with its place. */
export function parse<S extends z.ZodType>(schema: S, source: SourceFile): Parsed<z.output<S>> {
  if (!source.readable) return { value: null, faults: source.faults };
  const result = schema.safeParse(source.data);
  const complaints = [
    ...(result.error?.issues ?? []).flatMap((issue) => complaintsOf(issue, schema, source.data)),
    ...inheritedNames(source.data).map((path) => unknownField(path)),
  ];
  if (result.success && complaints.length === 0 && source.faults.length === 0) {
    return { value: result.data, faults: [] };
  }
  const faults = complaints
    .map(({ path, expected, hint, found }) => ({
      file: source.file,
      ...source.placeOf(path),
      field: fieldName(path),
      expected,
      found: found ?? quote(valueAt(source.data, path)),
      ...(hint ? { hint } : {}),
    }))
    .filter(
      (fault, index, all) =>
        all.findIndex((other) => other.field === fault.field && other.expected === fault.expected) === index,
    );
  return { value: null, faults: [...source.faults, ...faults] };
}
