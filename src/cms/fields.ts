import { z } from "zod";
import { fieldHelp } from "../schema/field";

/** The form of the CMS for a file, made from the JSON Schema of its zod schema: help, options and limits come along. */

export type CmsField = {
  name: string;
  label: string;
  /** Decap's own widgets, and the two of `admin.ts`: "decimal" and "word-or-group". */
  widget: "boolean" | "decimal" | "list" | "object" | "select" | "string" | "text" | "word-or-group";
  required: boolean;
  hint?: string | undefined;
  /** A regular expression, and the words for a text that it refuses. */
  pattern?: readonly [string, string] | undefined;
  min?: number | undefined;
  max?: number | undefined;
  options?: readonly string[];
  multiple?: boolean;
  default?: boolean | undefined;
  collapsed?: boolean;
  summary?: string | undefined;
  field?: CmsField;
  fields?: readonly CmsField[];
};

type Widget = Omit<CmsField, "name" | "label" | "required" | "hint">;
type JsonSchema = z.core.JSONSchema.BaseSchema;
type Part = z.core.JSONSchema._JSONSchema | undefined;

/** Texts that may be longer get a box of several lines. */
const LONGEST_LINE = 160;

function partOf(part: Part): JsonSchema {
  if (typeof part !== "object") return {};
  const [only, ...others] = (part.anyOf ?? []).filter((one) => one.type !== "null");
  return only && others.length === 0 ? partOf(only) : part;
}

const helpIn = (part: JsonSchema) => fieldHelp.partial().parse(part);

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "introApr" as "Intro APR". */
function labelOf(name: string): string {
  const words = name.replace(/([A-Z])/g, " $1").toLowerCase();
  return capital(words.replace(/\b(?:apr|faq|id|url)\b/g, (short) => short.toUpperCase()));
}

/** The help of a field: "Its name. Expected: a line of 1 to 60 characters. As the issuer writes it." */
function hintOf(part: JsonSchema): string | undefined {
  const { description = "", expected = "", hint = "" } = helpIn(part);
  const lines = [description, expected && `Expected: ${expected}`, capital(hint)].filter((line) => line !== "");
  return lines.length === 0 ? undefined : `${lines.join(". ")}.`;
}

function textWidget(part: JsonSchema): Widget {
  const { pattern, minLength = 0, maxLength } = part;
  // Decap knows one pattern for a text, so its length is one, too.
  const form = pattern ?? (maxLength === undefined ? undefined : `^[\\s\\S]{${minLength},${maxLength}}$`);
  return {
    widget: (maxLength ?? 0) > LONGEST_LINE ? "text" : "string",
    pattern: form === undefined ? undefined : [form, `must be ${helpIn(part).expected ?? "of this form"}`],
  };
}

function listWidget(part: JsonSchema): Widget {
  const limits = { min: part.minItems, max: part.maxItems };
  const item = partOf(Array.isArray(part.items) ? undefined : part.items);
  if (item.enum) return { widget: "select", multiple: true, options: item.enum.map(String), ...limits };
  if (item.properties) return { widget: "list", summary: helpIn(part).summary, fields: fieldsOf(item), ...limits };
  return { widget: "list", summary: "{{fields.entry}}", field: fieldOf("entry", item, true), ...limits };
}

function widgetOf(part: JsonSchema, isRequired: boolean): Widget {
  // A group that may be left out is there once one of its fields is filled in.
  const group = (one: JsonSchema) => ({ collapsed: !isRequired, fields: fieldsOf(one, isRequired) });
  const words = part.anyOf?.flatMap((one) => (typeof one.const === "string" ? [one.const] : [])) ?? [];
  const choice = part.anyOf?.find((one) => one.properties);
  if (choice) return { widget: "word-or-group", options: words, ...group(choice) };
  if (part.properties) return { widget: "object", ...group(part) };
  if (part.enum) return { widget: "select", options: part.enum.map(String) };
  const limits = { min: part.minimum, max: part.maximum };
  switch (part.type) {
    case "array":
      return listWidget(part);
    case "boolean":
      return { widget: "boolean", default: isRequired ? false : undefined };
    case "integer":
      return { widget: "decimal", pattern: ["^\\d+$", "must be a whole number"], ...limits };
    case "number":
      return { widget: "decimal", pattern: ["^\\d+(\\.\\d+)?$", "must be a number such as 28.49"], ...limits };
    default:
      return textWidget(part);
  }
}

function fieldOf(name: string, schema: Part, isRequired: boolean): CmsField {
  const part = partOf(schema);
  // Decap takes a switch that is off for an empty field.
  const required = isRequired && part.type !== "boolean";
  return { name, label: labelOf(name), required, hint: hintOf(part), ...widgetOf(part, isRequired) };
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, isRequired = true): CmsField[] {
  return Object.entries(properties).map(([name, part]) => fieldOf(name, part, isRequired && required.includes(name)));
}

export function formOf(schema: z.ZodType): CmsField[] {
  return fieldsOf(z.toJSONSchema(schema, { io: "input" }));
}
