import { helpOf } from "../schema/field";
import { type Limits, type Schema, fallback, fieldsIn, isNullable, kindOf, limits, mayBeMissing } from "./schema-kinds";

/** The CMS's fields, made of the gate's schemas: an editor sees the same help, options and limits as in every other tool. */

/** A field as Decap CMS is told of it. */
export type CmsField = {
  name: string;
  label: string;
  widget: "boolean" | "list" | "markdown" | "number" | "object" | "select" | "string" | "text";
  required: boolean;
  hint?: string;
  default?: unknown;
  pattern?: [string, string];
  options?: (string | { value: string; label: string })[];
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

const ABBREVIATIONS: Record<string, string> = { apr: "APR", faq: "FAQ", id: "ID", url: "address" };

/** "introApr" as "Intro APR". */
export function labelOf(name: string): string {
  const words = name
    .replace(/([A-Z])/g, " $1")
    .toLowerCase()
    .split(" ");
  return capital(words.map((word) => ABBREVIATIONS[word] ?? word).join(" "));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The line of help, then what is expected, then how to fix the usual mistake. */
function hintOf(schema: Schema): { hint?: string } {
  const help = helpOf(schema);
  if (!help) return {};
  const { description, expected, hint } = help;
  const parts = [description, ...(expected ? [`Expected: ${expected}`] : []), ...(hint ? [capital(hint)] : [])];
  return { hint: parts.map((part) => `${part}.`).join(" ") };
}

/** The form that a text must have. Decap takes one pattern, so a length is one too. */
function patternOf(schema: Schema, { pattern, minLength, maxLength }: Limits): { pattern?: [string, string] } {
  const source = pattern ?? (maxLength === undefined ? undefined : `^[\\s\\S]{${minLength ?? 0},${maxLength}}$`);
  return source ? { pattern: [source, `must be ${helpOf(schema)?.expected ?? "of this form"}`] } : {};
}

/** The least and the most that a number, or the count of a list, may be; without a bound neither is named. */
function boundsOf(min: number | undefined, max: number | undefined): { min?: number; max?: number } {
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

function numberOf({ type, minimum, maximum, multipleOf = 0.01 }: Limits): Widget {
  const kind = type === "integer" ? { value_type: "int" as const } : { value_type: "float" as const, step: multipleOf };
  return { widget: "number", ...kind, ...boundsOf(minimum, maximum) };
}

/** How a list shows an entry that is folded: by its first text. */
function summaryOf(fields: readonly CmsField[]): { summary?: string } {
  const first = fields.find(({ widget }) => widget === "string" || widget === "text" || widget === "select");
  return first ? { summary: `{{fields.${first.name}}}` } : {};
}

/** What a field is asked for with, apart from how it is named. */
type Widget = Omit<CmsField, "name" | "label" | "required">;

/** The fields of a file, or of a group in it. */
export function fieldsOf(schema: Schema): CmsField[] {
  return fieldsIn(schema).map(([name, inner]) => fieldOf(name, inner));
}

function notRequired(fields: readonly CmsField[]): CmsField[] {
  return fields.map((field) => ({ ...field, required: false }));
}

function listOf(item: Schema): Widget {
  const kind = kindOf(item);
  if (kind.is === "options") return { widget: "select", multiple: true, options: kind.words };
  if (kind.is !== "group") return { widget: "list", summary: "{{fields.entry}}", field: fieldOf("entry", item) };
  const fields = fieldsOf(item);
  return { widget: "list", collapsed: true, ...summaryOf(fields), fields };
}

function tableOf(value: Schema): Widget {
  const key: CmsField = { name: KEY, label: "Name", widget: "string", required: true };
  return { widget: "list", collapsed: true, summary: `{{fields.${KEY}}}`, fields: [key, ...fieldsOf(value)] };
}

function choiceOf(words: readonly string[], group: Schema): Widget {
  const options = [GROUP, ...words];
  const choice: CmsField = { name: CHOICE, label: "Kind", widget: "select", required: true, options };
  return { widget: "object", fields: [choice, ...notRequired(fieldsOf(group))] };
}

function widgetOf(schema: Schema): Widget {
  const kind = kindOf(schema);
  const bounds = limits(schema);
  switch (kind.is) {
    case "group":
      return { widget: "object", fields: fieldsOf(schema) };
    case "list":
      return { ...listOf(kind.item), ...boundsOf(bounds.minItems, bounds.maxItems) };
    case "table":
      return tableOf(kind.value);
    case "options":
      return { widget: "select", options: kind.words };
    case "choice":
      return choiceOf(kind.words, kind.group);
    case "switch":
      return { widget: "boolean" };
    case "number":
      return numberOf(bounds);
    case "number or text":
      return { widget: "string" };
    case "text":
      return { widget: (bounds.maxLength ?? 0) > LONGEST_LINE ? "text" : "string", ...patternOf(schema, bounds) };
  }
}

/** The field of the CMS for a field of a schema. */
export function fieldOf(name: string, schema: Schema): CmsField {
  const widget = widgetOf(schema);
  const initial = fallback(schema);
  const mayBeEmpty = mayBeMissing(schema) || isNullable(schema);
  return {
    name,
    label: labelOf(name),
    ...widget,
    // What every entry has is open at once; what few have, on a click.
    ...(widget.widget === "object" ? { collapsed: mayBeEmpty } : {}),
    // A group that may be left out is there as long as one of its fields is filled in.
    ...(widget.widget === "object" && mayBeEmpty ? { fields: notRequired(widget.fields ?? []) } : {}),
    // A switch is always on or off; Decap would ask for "on".
    required: widget.widget !== "boolean" && !mayBeEmpty,
    ...hintOf(schema),
    ...(typeof initial === "boolean" ? { default: initial } : {}),
  };
}

/** A field that names other entries, as a list to pick from; as it is while nothing is known of them. */
export function pickedFrom(field: CmsField, options: CmsField["options"] | undefined): CmsField {
  if (!options) return field;
  const { pattern: _, field: __, ...rest } = field;
  return { ...rest, widget: "select", options, ...(field.widget === "list" ? { multiple: true } : {}) };
}
