import { CHOICE, GROUP, KEY } from "./fields";
import { type Schema, type SchemaFields, fallback, fieldsIn, isNullable, kindOf } from "./schema-kinds";

/** What a file holds as its form holds it, and back. Both ways lose nothing: what no schema knows is passed through. */

/** What the fields of a file or of its form hold, by their names. */
export type FieldValues = Record<string, unknown>;

export function isFieldValues(value: unknown): value is FieldValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function groupToForm(values: FieldValues, fields: SchemaFields): FieldValues {
  const schemas = new Map(fields);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const schema = schemas.get(name);
      return [name, schema ? toForm(schema, value) : value];
    }),
  );
}

/** A value of a file as its form holds it. */
function toForm(schema: Schema, value: unknown): unknown {
  const kind = kindOf(schema);
  if (kind.is === "list" && Array.isArray(value)) return value.map((one) => toForm(kind.item, one));
  if (kind.is === "choice" && typeof value === "string") return { [CHOICE]: value };
  if (kind.is === "number or text" && typeof value === "number") return String(value);
  if (!isFieldValues(value)) return value;
  if (kind.is === "choice") return { [CHOICE]: GROUP, ...value };
  if (kind.is === "table") {
    return Object.entries(value).map(([key, one]) => ({ [KEY]: key, ...(isFieldValues(one) ? one : {}) }));
  }
  return kind.is === "group" ? groupToForm(value, kind.fields) : value;
}

/** A field that was emptied, or a group all of whose fields were; a new form has its switches off from the start. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === "") return true;
  return isFieldValues(value) && Object.values(value).every((one) => one === false || isNothing(one));
}

/** A group in the order of its schema, without what was left empty. */
function groupFromForm(values: FieldValues, fields: SchemaFields): FieldValues {
  const known = fields.flatMap(([name, schema]): [string, unknown][] => {
    const value = Object.hasOwn(values, name) ? fromForm(schema, values[name]) : undefined;
    // An empty list that nothing stands in for says that there is none, such as no intro offers.
    const isLeftOut =
      isNothing(value) || (fallback(schema) !== undefined && Array.isArray(value) && value.length === 0);
    if (!isLeftOut) return [[name, value]];
    return isNullable(schema) ? [[name, null]] : [];
  });
  const names = new Set(fields.map(([name]) => name));
  return Object.fromEntries([...known, ...Object.entries(values).filter(([name]) => !names.has(name))]);
}

/** A value of a form as the file holds it. */
function fromForm(schema: Schema, value: unknown): unknown {
  const kind = kindOf(schema);
  if (kind.is === "list" && Array.isArray(value)) return value.map((one) => fromForm(kind.item, one));
  if (kind.is === "table" && Array.isArray(value)) {
    return Object.fromEntries(
      value
        .filter(isFieldValues)
        .map(({ [KEY]: key, ...rest }) => [typeof key === "string" ? key : "", fromForm(kind.value, rest)]),
    );
  }
  if (kind.is === "number or text" && typeof value === "string" && /^\d+(\.\d+)?$/.test(value)) return Number(value);
  if (!isFieldValues(value)) return value;
  if (kind.is === "choice") {
    const { [CHOICE]: chosen, ...figures } = value;
    return typeof chosen === "string" && kind.words.includes(chosen) ? chosen : groupFromForm(figures, kind.fields);
  }
  return kind.is === "group" ? groupFromForm(value, kind.fields) : value;
}

/** The fields of a file as its form holds them. */
export function formOfFile(schema: Schema, values: FieldValues): FieldValues {
  return groupToForm(values, fieldsIn(schema));
}

/** The fields of a form as the file holds them. */
export function fileOfForm(schema: Schema, values: FieldValues): FieldValues {
  return groupFromForm(values, fieldsIn(schema));
}
