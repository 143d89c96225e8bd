import { z } from "zod";
import { core } from "../content/schema/field";

/** What the kinds of schema mean to a form: the one place that looks into zod. */

type Schema = z.core.$ZodType;

/** Whether a field may be missing from the file. */
export function mayBeMissing(schema: Schema): boolean {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodOptional;
}

/** Whether null stands for "nothing" in a field that must be there. */
export function isNullable(schema: Schema): boolean {
  return schema instanceof z.ZodNullable;
}

/** The fields of a group, in the order in which files hold them. */
export function groupFields(schema: Schema): [string, Schema][] | null {
  const inner = core(schema);
  return inner instanceof z.ZodObject ? Object.entries(inner.shape) : null;
}

/** What a list is made of. */
export function listItem(schema: Schema): Schema | null {
  const inner = core(schema);
  return inner instanceof z.ZodArray ? inner.def.element : null;
}

/** The words that a field must hold one of. */
export function options(schema: Schema): string[] | null {
  const inner = core(schema);
  return inner instanceof z.ZodEnum ? inner.options.map(String) : null;
}

/** A group whose names are not fixed: its known names if there are such, and what each name holds. */
export function table(schema: Schema): { names: string[] | null; value: Schema } | null {
  const inner = core(schema);
  return inner instanceof z.ZodRecord ? { names: options(inner.def.keyType), value: inner.def.valueType } : null;
}

/** A value that is one of some words or else a group: its words and the group. */
export function wordsOrGroup(schema: Schema): { words: string[]; group: Schema } | null {
  const inner = core(schema);
  if (!(inner instanceof z.ZodUnion)) return null;
  const words = inner.def.options.flatMap((option) =>
    option instanceof z.ZodLiteral ? [...option.values].map(String) : [],
  );
  const group = inner.def.options.find((option) => option instanceof z.ZodObject);
  return group && words.length > 0 ? { words, group } : null;
}

/** A number that may also be written as a text, such as a reference. */
export function isNumberOrText(schema: Schema): boolean {
  const inner = core(schema);
  return (
    inner instanceof z.ZodUnion &&
    inner.def.options.some((option) => option instanceof z.ZodNumber) &&
    inner.def.options.some((option) => option instanceof z.ZodString)
  );
}

export function isNumber(schema: Schema): boolean {
  return core(schema) instanceof z.ZodNumber;
}

export function isSwitch(schema: Schema): boolean {
  return core(schema) instanceof z.ZodBoolean;
}

/** Nothing but null: a block that holds nothing. */
export function isEmpty(schema: Schema): boolean {
  return core(schema) instanceof z.ZodNull;
}

/** A value that a schema fills in where the file says nothing. */
export function fallback(schema: Schema): unknown {
  return schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
}

const limitsSchema = z.object({
  type: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  multipleOf: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});

export type Limits = z.output<typeof limitsSchema>;

/** The limits of a schema, as JSON Schema names them. */
export function limits(schema: Schema): Limits {
  const described: unknown = z.toJSONSchema(core(schema), { io: "input", unrepresentable: "any" });
  return limitsSchema.safeParse(described).data ?? {};
}
