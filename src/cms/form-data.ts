import { CHOICE, GROUP, KEY } from "./fields";
import { type Schema, fallback, fieldsIn, isNullable, kindOf } from "./schema-kinds";

/** What a file holds as its form holds it, and back. Both ways lose nothing: what no schema knows is passed through. */

/** What the fields of a file or of its form hold, by their names. */
export type FieldValues = Record<string, unknown>;

export function isFieldValues(value: unknown): value is FieldValues {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The fields of a file, or of a group in it, as its form holds them. */
export function formOfFile(schema: Schema, values: FieldValues): FieldValues {
  const schemas = new Map(fieldsIn(schema));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const known = schemas.get(name);
      return [name, known ? toForm(known, value) : value];
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
  return kind.is === "group" ? formOfFile(schema, value) : value;
}

/** A field that was emptied, or a group all of whose fields were; a new form has its switches off from the start. */
function isNothing(value: unknown): boolean {
  if (value === undefined || value === "") return true;
  return isFieldValues(value) && Object.values(value).every((one) => one === false || isNothing(one));
}

/** The fields of a form, or of a group in it, as the file holds them: in the schema's order, without what was left empty. */
export function fileOfForm(schema: Schema, values: FieldValues): FieldValues {
  const fields = fieldsIn(schema);
  const known = fields.flatMap(([name, inner]): [string, unknown][] => {
    const value = Object.hasOwn(values, name) ? fromForm(inner, values[name]) : undefined;
    // An empty list that nothing stands in for says that there is none, such as no intro offers.
    const isLeftOut = isNothing(value) || (fallback(inner) !== undefined && Array.isArray(value) && value.length === 0);
    if (!isLeftOut) return [[name, value]];
    return isNullable(inner) ? [[name, null]] : [];
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
    return typeof chosen === "string" && kind.words.includes(chosen) ? chosen : fileOfForm(kind.group, figures);
  }
  return kind.is === "group" ? fileOfForm(schema, value) : value;
}
