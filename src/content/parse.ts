import { z } from "zod";
import { innermostSchema, helpOf } from "../schema/field";
import type { TextFile } from "./content-files";
import { type ContentError, type Path, type Problem, didYouMean, fieldName, quote } from "./errors";
import { type Fields, errorIn } from "./read";
import { valueAt } from "./walk-strings";

/** The second of the four steps: documents to values of their schemas' types, or errors at their fields. */

type Schema = z.core.$ZodType;

function isObject(schema: Schema): schema is z.ZodObject<Record<string, z.ZodType>> {
  return schema instanceof z.ZodObject;
}

function schemaAt(schema: Schema, path: Path): Schema | undefined {
  return path.reduce<Schema | undefined>((at, part) => {
    const inner = at && innermostSchema(at);
    if (inner === undefined) return undefined;
    if (isObject(inner)) return inner.shape[part];
    if (inner instanceof z.ZodArray) return inner.def.element;
    return inner instanceof z.ZodRecord ? inner.def.valueType : undefined;
  }, schema);
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: "a text in quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false",
  array: "a list",
  object: "a group of fields",
  record: "a group of fields",
};

function quotesHint(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code !== "invalid_type") return undefined;
  if (issue.expected === "string")
    return (value ?? null) === null || Array.isArray(value) ? undefined : "put it in double quotes";
  return issue.expected !== "array" && typeof value === "string" && /^(?:true|false|-?\d+(?:\.\d+)?)$/.test(value)
    ? "write it without quotes"
    : undefined;
}

function boundsOf(issue: z.core.$ZodIssue): string | null {
  if (issue.code !== "too_small" && issue.code !== "too_big") return null;
  const bound = issue.code === "too_small" ? `${issue.minimum} or more` : `${issue.maximum} or less`;
  return issue.origin === "array" ? `a list of ${bound}` : bound;
}

/** Words an issue as an error: what a `superRefine` says, else the field's help, else its type. */
function wordsOf(
  issue: z.core.$ZodIssue,
  schema: Schema | undefined,
  value: unknown,
): [expected: string, hint?: string | undefined] {
  const help = schema && helpOf(schema);
  if (issue.code === "custom" && issue.message !== "Invalid input")
    return [issue.message, z.string().optional().catch(undefined).parse(issue.params?.["hint"])];
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    return [`one of ${values.map(quote).join(", ")}`, didYouMean(value, values) ?? help?.hint];
  }
  const hint = quotesHint(issue, value);
  if (help?.expected) return [help.expected, hint ?? help.hint ?? help.description];
  if (issue.code === "invalid_type") return [TYPE_NAMES[issue.expected] ?? issue.expected, hint ?? help?.description];
  return [boundsOf(issue) ?? issue.message.replace(/^(?:[^:]+: )?expected /i, ""), help?.description];
}

function problemsOf(issue: z.core.$ZodIssue, schema: Schema, data: unknown): (Problem & { path: Path })[] {
  const path = issue.path.map((part) => (typeof part === "number" ? part : String(part)));
  const at = schemaAt(schema, path);
  if (issue.code === "unrecognized_keys") {
    const group = at && innermostSchema(at);
    const known = group && isObject(group) ? Object.keys(group.shape) : [];
    return issue.keys.map((key) => ({
      path: [...path, key],
      expected: "a known field name",
      found: `the unknown field ${quote(key)}`,
      hint: didYouMean(key, known) ?? "remove it, or correct its name",
    }));
  }
  const value = valueAt(data, path);
  const [expected, hint] = wordsOf(issue, at, value);
  return [{ path, expected, found: quote(value), hint }];
}

/** Parses data by a schema. Two conditions of one field in the same words are one problem. */
export function parseData<T>(
  schema: z.ZodType<T>,
  data: unknown,
): { value: T | null; problems: (Problem & { path: Path })[] } {
  const { data: value = null, error } = schema.safeParse(data);
  const problems = error?.issues.flatMap((issue) => problemsOf(issue, schema, data)) ?? [];
  const words = problems.map(({ path, expected }) => `${fieldName(path)} ${expected}`);
  return { value, problems: problems.filter((_, index) => words.indexOf(words[index] ?? "") === index) };
}

export function parse<T>(schema: z.ZodType<T>, fields: TextFile & Fields, errors: ContentError[]): T | null {
  const { value, problems } = parseData(schema, fields.data);
  errors.push(...problems.map(({ path, ...problem }) => errorIn(fields, path, problem)));
  return value;
}
