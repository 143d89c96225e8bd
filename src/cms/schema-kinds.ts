import { z } from "zod";
import { core } from "../schema/field";

/** What the kinds of schema mean to a form: the one place that looks into zod. */

export type Schema = z.core.$ZodType;

/** The fields of a group, in the order in which files hold them. */
type SchemaFields = readonly (readonly [string, Schema])[];

type Kind =
  | { is: "group"; fields: SchemaFields }
  | { is: "list"; item: Schema }
  /** A group whose names are not fixed. */
  | { is: "table"; value: Schema }
  /** One of some words. */
  | { is: "options"; words: string[] }
  /** One of some words, or else a group. */
  | { is: "choice"; words: string[]; group: Schema }
  /** A number that may also be written as a text, such as a reference. */
  | { is: "number or text" }
  | { is: "number" | "switch" | "text" };

export function kindOf(schema: Schema): Kind {
  const inner = core(schema);
  if (inner instanceof z.ZodObject) return { is: "group", fields: Object.entries(inner.shape) };
  if (inner instanceof z.ZodArray) return { is: "list", item: inner.def.element };
  if (inner instanceof z.ZodEnum) return { is: "options", words: inner.options.map(String) };
  if (inner instanceof z.ZodNumber) return { is: "number" };
  if (inner instanceof z.ZodBoolean) return { is: "switch" };
  if (inner instanceof z.ZodRecord) {
    const { keyType, valueType } = inner.def;
    const names = kindOf(keyType);
    return names.is === "options"
      ? { is: "group", fields: names.words.map((name) => [name, z.optional(valueType)]) }
      : { is: "table", value: valueType };
  }
  return inner instanceof z.ZodUnion ? kindOfUnion(inner.def.options) : { is: "text" };
}

function kindOfUnion(options: readonly Schema[]): Kind {
  const group = options.find((option) => option instanceof z.ZodObject);
  const words = options.flatMap((option) => (option instanceof z.ZodLiteral ? [...option.values].map(String) : []));
  if (group && words.length > 0) return { is: "choice", words, group };
  const isNumberOrText =
    options.some((option) => option instanceof z.ZodNumber) && options.some((option) => option instanceof z.ZodString);
  return { is: isNumberOrText ? "number or text" : "text" };
}

/** The fields of a group; none if it is another kind. */
export function fieldsIn(schema: Schema): SchemaFields {
  const kind = kindOf(schema);
  return kind.is === "group" ? kind.fields : [];
}

/** Whether a field may be missing from the file. */
export function mayBeMissing(schema: Schema): boolean {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional;
}

/** Whether null stands for "nothing" in a field that must be there. */
export function isNullable(schema: Schema): boolean {
  return schema instanceof z.ZodNullable;
}

/** The value that a schema fills in where the file says nothing; undefined if it fills in none. */
export function fallback(schema: Schema): unknown {
  return schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
}

export type Limits = z.core.JSONSchema.BaseSchema;

/** The limits of a schema, as JSON Schema names them. */
export function limits(schema: Schema): Limits {
  return z.toJSONSchema(core(schema), { io: "input", unrepresentable: "any" });
}
