import { z } from "zod";
import { countOf } from "../../domain/text/format";
import { type Path, type Problem, didYouMean, fieldName, quote } from "../fault";
import { core, helpOf } from "../../schema/field";
import type { Fields } from "./fields";
import { valueAt } from "./texts-in";

type Schema = z.core.$ZodType;

function isGroup(schema: Schema): schema is z.ZodObject<Record<string, z.ZodType>> {
  return schema instanceof z.ZodObject;
}

/** The schema of the field at a path; undefined where the path leaves the schema. */
function schemaAt(schema: Schema, path: Path): Schema | undefined {
  let at: Schema | undefined = schema;
  for (const part of path) {
    const inner: Schema = core(at);
    if (isGroup(inner)) at = inner.shape[part];
    else if (inner instanceof z.ZodArray) at = inner.def.element;
    else if (inner instanceof z.ZodRecord) at = inner.def.valueType;
    else return undefined;
    if (!at) return undefined;
  }
  return at;
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

function excessHint(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code !== "too_big" || typeof value !== "string") return undefined;
  const excess = value.trim().length - Number(issue.maximum);
  return `shorten it by ${countOf(excess, "character")}`;
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Values that are written without quotes, by the type that is expected. */
const BARE: Record<string, RegExp> = { boolean: /^(?:true|false)$/, number: NUMBER, int: NUMBER };

/** What to do with the quotes, where they alone are wrong. */
function quotesHint(issue: z.core.$ZodIssue, value: unknown): string | undefined {
  if (issue.code !== "invalid_type") return undefined;
  if (typeof value === "string") return BARE[issue.expected]?.test(value) ? "write it without quotes" : undefined;
  const lacksQuotes = issue.expected === "string" && (typeof value === "number" || typeof value === "boolean");
  return lacksQuotes ? "put it in double quotes" : undefined;
}

/** What a schema finds wrong with a field. */
type FieldProblem = Problem & { path: Path };

function unknownField(path: Path, known: readonly string[]): FieldProblem {
  const name = String(path.at(-1));
  const hint = didYouMean(name, known) ?? "remove it, or correct its name";
  return { path, expected: "a field that the schema knows", found: `the unknown field ${quote(name)}`, hint };
}

/** What an issue says was expected, and the hint, for a value that stands in the file. */
function wordsOf(
  issue: z.core.$ZodIssue,
  at: Schema | undefined,
  value: unknown,
): [expected: string, hint?: string | undefined] {
  const help = at && helpOf(at);
  if (issue.code === "invalid_value") {
    const values = issue.values.map(String);
    return [`one of ${values.map(quote).join(", ")}`, didYouMean(value, values) ?? help?.hint];
  }
  const fix = quotesHint(issue, value);
  if (help?.expected) return [help.expected, excessHint(issue, value) ?? help.hint ?? fix];
  if (value === Infinity || value === -Infinity) return ["a number of a usual size", help?.description];
  if (issue.code === "invalid_type") return [TYPE_NAMES[issue.expected] ?? issue.expected, fix ?? help?.description];
  return [issue.message.replace(/^(?:[^:]+: )?expected /i, ""), help?.description];
}

function problemsOf(issue: z.core.$ZodIssue, schema: Schema, data: unknown): FieldProblem[] {
  const path = issue.path.map((part) => (typeof part === "number" ? part : String(part)));
  const at = schemaAt(schema, path);
  if (issue.code === "unrecognized_keys") {
    const group = at && core(at);
    const known = group && isGroup(group) ? Object.keys(group.shape) : [];
    return issue.keys.map((key) => unknownField([...path, key], known));
  }
  const value = valueAt(data, path);
  const [expected, hint] = wordsOf(issue, at, value);
  return [{ path, expected, found: quote(value), hint }];
}

/** What a schema makes of data, or what it finds wrong; two conditions of one field that are said in the same words only once. */
export function parseData<S extends z.ZodType>(
  schema: S,
  data: unknown,
): { value: z.output<S> | null; problems: FieldProblem[] } {
  const { data: value = null, error } = schema.safeParse(data);
  const problems = error?.issues.flatMap((issue) => problemsOf(issue, schema, data)) ?? [];
  const words = problems.map(({ path, expected }) => `${fieldName(path)} ${expected}`);
  return { value, problems: problems.filter((_, index) => words.indexOf(words[index] ?? "") === index) };
}

/** What fields say as their schema types it. Null if there is any fault in them, which is reported. */
export function parse<S extends z.ZodType>(schema: S, fields: Fields): z.output<S> | null {
  if (fields.data === undefined) return null;
  const { value, problems } = parseData(schema, fields.data);
  for (const { path, expected, found, hint } of problems) fields.report(path, expected, found, hint);
  return fields.isSound ? value : null;
}
