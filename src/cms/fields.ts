import type { z } from "zod";
import { helpOf } from "../content/schema/field";
import {
  type Limits,
  fallback,
  groupFields,
  isEmpty,
  isNullable,
  isNumber,
  isNumberOrText,
  isSwitch,
  limits,
  listItem,
  mayBeMissing,
  options,
  table,
  wordsOrGroup,
} from "./schema-kinds";

/** The CMS's fields, made of the gate's schemas: an editor sees the same help, options and limits as in every other tool. */

/** A field as Decap CMS is told of it. */
export type CmsField = {
  name: string;
  label: string;
  widget: "boolean" | "hidden" | "list" | "markdown" | "number" | "object" | "select" | "string" | "text";
  required: boolean;
  hint?: string;
  default?: unknown;
  pattern?: [string, string];
  options?: string[];
  multiple?: boolean;
  editor_components?: string[];
  buttons?: string[];
  collapsed?: boolean;
  summary?: string;
  value_type?: "int" | "float";
  step?: number;
  min?: number;
  max?: number;
  field?: CmsField;
  fields?: CmsField[];
};

/** How a form holds a value that is a word or a group: the word under this name, or this word and the group's fields. */
export const CHOICE = "choice";
export const GROUP = "figures";

/** How a form holds an entry of a table whose names are not fixed. */
export const KEY = "key";

/** Longer texts get a box of several lines. */
const LONGEST_LINE = 160;

const ABBREVIATIONS: Record<string, string> = { apr: "APR", faq: "FAQ", id: "ID", url: "Address" };

/** "introApr" as "Intro APR". */
export function labelOf(name: string): string {
  const words = name
    .replace(/([A-Z])/g, " $1")
    .toLowerCase()
    .split(" ")
    .map((word) => ABBREVIATIONS[word] ?? word)
    .join(" ");
  return capital(words);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The line of help, then what is expected, then how to mend the usual mistake. */
function hintOf(schema: z.core.$ZodType): { hint?: string } {
  const help = helpOf(schema);
  if (!help) return {};
  const { description, expected, hint } = help;
  const parts = [description, ...(expected ? [`Expected: ${expected}`] : []), ...(hint ? [capital(hint)] : [])];
  return { hint: parts.map((part) => `${part}.`).join(" ") };
}

/** The form that a text must have. Decap takes one pattern, so a length is one too. */
function patternOf(schema: z.core.$ZodType, { pattern, minLength, maxLength }: Limits): { pattern?: [string, string] } {
  const source = pattern ?? (maxLength === undefined ? undefined : `^[\\s\\S]{${minLength ?? 0},${maxLength}}$`);
  const expected =
    helpOf(schema)?.expected ?? (pattern ? undefined : `a text of ${minLength ?? 0} to ${maxLength ?? 0} characters`);
  return source ? { pattern: [source, `must be ${expected ?? "of this form"}`] } : {};
}

function numberLimits({ type, minimum, maximum, multipleOf }: Limits): Partial<CmsField> {
  const isWhole = type === "integer";
  return {
    value_type: isWhole ? "int" : "float",
    ...(multipleOf === undefined ? (isWhole ? {} : { step: 0.01 }) : { step: multipleOf }),
    ...(minimum === undefined || minimum < Number.MIN_SAFE_INTEGER ? {} : { min: minimum }),
    ...(maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? {} : { max: maximum }),
  };
}

function listLimits({ minItems, maxItems }: Limits): Partial<CmsField> {
  return {
    ...(minItems === undefined ? {} : { min: minItems }),
    ...(maxItems === undefined ? {} : { max: maxItems }),
  };
}

/** How a list shows an entry that is folded: by its first text. */
function summaryOf(fields: readonly CmsField[]): { summary?: string } {
  const first = fields.find(({ widget }) => widget === "string" || widget === "text" || widget === "select");
  return first ? { summary: `{{fields.${first.name}}}` } : {};
}

function kindOf(schema: z.core.$ZodType): Omit<CmsField, "name" | "label" | "required"> {
  const group = groupFields(schema);
  if (group) return { widget: "object", fields: group.map(([name, field]) => fieldOf(name, field)) };
  const words = options(schema);
  if (words) return { widget: "select", options: words };
  const item = listItem(schema);
  if (item) return { ...listOf(item), ...listLimits(limits(schema)) };
  const names = table(schema);
  if (names) return tableOf(names);
  const choice = wordsOrGroup(schema);
  if (choice) return choiceOf(choice);
  if (isSwitch(schema)) return { widget: "boolean" };
  const bounds = limits(schema);
  if (isNumber(schema)) return { widget: "number", ...numberLimits(bounds) };
  if (isNumberOrText(schema)) return { widget: "string" };
  if (isEmpty(schema)) return { widget: "hidden" };
  return {
    widget: (bounds.maxLength ?? 0) > LONGEST_LINE ? "text" : "string",
    ...patternOf(schema, bounds),
  };
}

function listOf(item: z.core.$ZodType): Omit<CmsField, "name" | "label" | "required"> {
  const words = options(item);
  if (words) return { widget: "select", multiple: true, options: words };
  const group = groupFields(item);
  if (!group) return { widget: "list", field: fieldOf("entry", item) };
  const fields = group.map(([name, field]) => fieldOf(name, field));
  return { widget: "list", collapsed: true, ...summaryOf(fields), fields };
}

function tableOf({
  names,
  value,
}: NonNullable<ReturnType<typeof table>>): Omit<CmsField, "name" | "label" | "required"> {
  if (names) {
    const fields = names.map((name) => ({ ...fieldOf(name, value), required: false }));
    return { widget: "object", fields };
  }
  const key: CmsField = { name: KEY, label: "Name", widget: "string", required: true };
  return {
    widget: "list",
    collapsed: true,
    summary: `{{fields.${KEY}}}`,
    fields: [key, ...(groupFields(value) ?? []).map(([name, field]) => fieldOf(name, field))],
  };
}

function choiceOf({
  words,
  group,
}: NonNullable<ReturnType<typeof wordsOrGroup>>): Omit<CmsField, "name" | "label" | "required"> {
  const choice: CmsField = {
    name: CHOICE,
    label: "Kind",
    widget: "select",
    required: true,
    options: [GROUP, ...words],
  };
  const figures = (groupFields(group) ?? []).map(([name, field]) => ({ ...fieldOf(name, field), required: false }));
  return { widget: "object", fields: [choice, ...figures] };
}

/** The field of the CMS for a field of a schema. */
export function fieldOf(name: string, schema: z.core.$ZodType): CmsField {
  const kind = kindOf(schema);
  const initial = fallback(schema);
  const mayBeEmpty = mayBeMissing(schema) || isNullable(schema);
  return {
    name,
    label: labelOf(name),
    ...kind,
    // What every entry has is open at once; what few have, on a click.
    ...(kind.widget === "object" ? { collapsed: mayBeEmpty } : {}),
    // A group that may be left out is there as long as one of its fields is filled in.
    ...(mayBeEmpty && kind.fields && kind.widget === "object"
      ? { fields: kind.fields.map((field) => ({ ...field, required: false })) }
      : {}),
    // A switch is always on or off; Decap would ask for "on".
    required: kind.widget !== "boolean" && !mayBeEmpty,
    ...hintOf(schema),
    ...(typeof initial === "boolean" ? { default: initial } : {}),
  };
}

/** The fields of a file. `names` are the words that readers know some of them by. */
export function fieldsOf(schema: z.ZodType, names: Readonly<Record<string, string>> = {}): CmsField[] {
  return (groupFields(schema) ?? []).map(([name, field]) => {
    const made = fieldOf(name, field);
    return { ...made, label: names[name] ?? made.label };
  });
}
