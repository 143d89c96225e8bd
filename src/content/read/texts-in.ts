import type { Path } from "../fault";

/** The value at a path within another; undefined where the path leads nowhere. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, part) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, part) ? Reflect.get(value, part) : undefined,
    data,
  );
}

/** A value and everything within it, groups and lists too, each with its path. */
export function partsIn(value: unknown, path: Path = []): { value: unknown; path: Path }[] {
  const inner = Object.entries(typeof value === "object" && value !== null ? value : {}).flatMap(([key, item]) =>
    partsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [{ value, path }, ...inner];
}

/** Every text within a value, with its path. */
export function textsIn(whole: unknown): { text: string; path: Path }[] {
  return partsIn(whole).flatMap(({ value, path }) => (typeof value === "string" ? [{ text: value, path }] : []));
}

/** Every number within a value, with its path. */
export function numbersWithin(whole: unknown): { figure: number; path: Path }[] {
  return partsIn(whole).flatMap(({ value, path }) => (typeof value === "number" ? [{ figure: value, path }] : []));
}
