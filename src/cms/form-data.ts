import type { z } from "zod";
import { CHOICE, GROUP, KEY } from "./fields";
import { groupFields, isNullable, isNumberOrText, listItem, mayBeMissing, table, wordsOrGroup } from "./schema-kinds";

/** What a file holds as its form holds it, and back. Both ways lose nothing: what no schema knows is passed through. */

type Schema = z.core.$ZodType;
/** What the fields of a file or of its form hold, by their names. */
export type FieldValues = Record<string, unknown>;

export function isFieldValues(value: unknown): value is FieldValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Fields by their names; also one that is named `__proto__`. */
function fieldsFrom(entries: readonly (readonly [string, unknown])[]): FieldValues {
  return Object.fromEntries(entries);
}

function mapFields(fields: FieldValues, schemas: readonly [string, Schema][], change: typeof toForm): FieldValues {
  const known = new Map(schemas);
  return fieldsFrom(
    Object.entries(fields).map(([name, value]) => {
      const schema = known.get(name);
      return [name, schema ? change(schema, value) : value] as const;
    }),
  );
}

/** A value of a file as its form holds it. */
export function toForm(schema: Schema, value: unknown): unknown {
  const item = listItem(schema);
  if (item && Array.isArray(value)) return value.map((one) => toForm(item, one));
  const choice = wordsOrGroup(schema);
  if (choice && typeof value === "string") return { [CHOICE]: value };
  if (choice && isFieldValues(value)) return { [CHOICE]: GROUP, ...value };
  if (isNumberOrText(schema) && typeof value === "number") return String(value);
  if (!isFieldValues(value)) return value;
  const names = table(schema);
  if (names && !names.names) {
    return Object.entries(value).map(([key, one]) => ({ [KEY]: key, ...(isFieldValues(one) ? one : {}) }));
  }
  const group = groupFields(schema);
  return group ? mapFields(value, group, toForm) : value;
}

/** A field that was emptied, or a group all of whose fields were; a new form has its switches off from the start. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === "") return true;
  return isFieldValues(value) && Object.values(value).every((one) => one === false || isNothing(one));
}

/** A group in the order of its schema, without what was left empty. */
function groupFromForm(fields: FieldValues, schemas: readonly [string, Schema][]): FieldValues {
  const names = new Set(schemas.map(([name]) => name));
  const known = schemas.flatMap(([name, schema]): [string, unknown][] => {
    const value = Object.hasOwn(fields, name) ? fromForm(schema, fields[name]) : undefined;
    const isLeftOut = isNothing(value) || (mayBeMissing(schema) && Array.isArray(value) && value.length === 0);
    if (!isLeftOut) return [[name, value]];
    return isNullable(schema) ? [[name, null]] : [];
  });
  return fieldsFrom([...known, ...Object.entries(fields).filter(([name]) => !names.has(name))]);
}

/** A value of a form as the file holds it. */
export function fromForm(schema: Schema, value: unknown): unknown {
  const item = listItem(schema);
  if (item && Array.isArray(value)) return value.map((one) => fromForm(item, one));
  const names = table(schema);
  if (names && !names.names && Array.isArray(value)) {
    return fieldsFrom(
      value
        .filter(isFieldValues)
        .map(({ [KEY]: key, ...rest }) => [typeof key === "string" ? key : "", fromForm(names.value, rest)] as const),
    );
  }
  if (isNumberOrText(schema) && typeof value === "string" && /^\d+(\.\d+)?$/.test(value)) return Number(value);
  if (!isFieldValues(value)) return value;
  const choice = wordsOrGroup(schema);
  if (choice) {
    const { [CHOICE]: chosen, ...figures } = value;
    return typeof chosen === "string" && choice.words.includes(chosen) ? chosen : fromForm(choice.group, figures);
  }
  if (names?.names) {
    return groupFromForm(
      value,
      names.names.map((name) => [name, names.value] as [string, Schema]),
    );
  }
  const group = groupFields(schema);
  return group ? groupFromForm(value, group) : value;
}
