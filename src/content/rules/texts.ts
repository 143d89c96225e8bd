import type { Path } from "../fault";

/** Every text within a value, with its path. */
export function textsIn(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === "string") return [{ text: value, path }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Every address that settings or front matter lead to, with its path: the fields named `to`. */
export function addressesIn(value: unknown): { text: string; path: Path }[] {
  return textsIn(value).filter(({ path }) => path.at(-1) === "to");
}
