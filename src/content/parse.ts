import { z } from "zod";
import { type Fault, fieldName, quote } from "./fault";
import { type FieldHelp, fieldHelp } from "./field";
import type { SourceFile } from "./source-file";

export type Parsed<T> = { value: T; faults: [] } | { value: null; faults: Fault[] };

type Schema = z.core.$ZodType;

/** One wrapper ("may be left out", "or null") less; undefined if there is none. */
function unwrapped(schema: Schema): Schema | undefined {
  const isWrapper =
    schema instanceof z.ZodDefault || schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;
  return isWrapper ? schema.def.innerType : undefined;
}

/** A group of named fields. */
function isGroup(schema: Schema): schema is z.ZodObject<Record<string, z.ZodType>> {
  return schema instanceof z.ZodObject;
}

/** The innermost schema: what a field is, whether or not it may be left out. */
function core(schema: Schema): Schema {
  const inner = unwrapped(schema);
  return inner ? core(inner) : schema;
}

/** The line of help of a schema or of what it wraps. */
function helpOf(schema: Schema): FieldHelp | undefined {
  const inner = unwrapped(schema);
  return fieldHelp.get(schema) ?? (inner && helpOf(inner));
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

/** The word among `known` that is closest to `word`, if a typing slip separates them. */
export function closest(word: string, known: readonly string[]): string | undefined {
  const distance = (a: string, b: string): number => {
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i += 1) {
      const next = [i];
      for (let j = 1; j <= b.length; j += 1) {
        const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
        next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
      }
      row = next;
    }
    return row[b.length] ?? 0;
  };
  if (word.length > 60) return undefined;
  const ranked = known.map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }));
  const best = ranked.sort((a, b) => a.far - b.far)[0];
  return best && best.far <= Math.max(2, Math.floor(word.length / 3)) ? best.name : undefined;
}

function didYouMean(word: unknown, known: readonly string[]): string | undefined {
  const name = typeof word === "string" ? closest(word, known) : undefined;
  return name === undefined ? undefined : `did you mean "${name}"?`;
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

type Complaint = { path: PropertyKey[]; expected: string; hint?: string | undefined; found?: string };

function complaintsOf(issue: z.core.$ZodIssue, schema: z.core.$ZodType, data: unknown): Complaint[] {
  const at = schemaAt(schema, issue.path);
  const help = at && helpOf(at);
  if (issue.code === "unrecognized_keys") {
    const group = at && core(at);
    const known = group && isGroup(group) ? Object.keys(group.shape) : [];
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      expected: "a field that the schema knows",
      found: `the unknown field ${quote(key)}`,
      hint: didYouMean(key, known) ?? "remove it, or correct its name",
    }));
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
  if (help?.expected) return [{ path: issue.path, expected: help.expected, hint: help.hint }];
  if (issue.code === "invalid_type") {
    return [{ path: issue.path, expected: TYPE_NAMES[issue.expected] ?? issue.expected, hint: help?.description }];
  }
  return [
    { path: issue.path, expected: issue.message.replace(/^(?:[^:]+: )?expected /i, ""), hint: help?.description },
  ];
}

/** Checks what a file holds against its schema and gives the typed value, or every fault with its place. */
export function parse<S extends z.ZodType>(schema: S, source: SourceFile): Parsed<z.output<S>> {
  if (source.faults.length > 0) return { value: null, faults: source.faults };
  const result = schema.safeParse(source.data);
  if (result.success) return { value: result.data, faults: [] };
  const faults = result.error.issues
    .flatMap((issue) => complaintsOf(issue, schema, source.data))
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
  return { value: null, faults };
}
