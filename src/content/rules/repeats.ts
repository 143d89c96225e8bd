import { type Path, quote } from "../fault";
import type { SourceFile } from "../read/source-file";

/** The items that have a name which an item before them has, each with the first of that name. */
export function repeatsIn<T>(items: readonly T[], nameOf: (item: T) => string): { item: T; first: T; index: number }[] {
  const firsts = new Map<string, T>();
  return items.flatMap((item, index) => {
    const name = nameOf(item);
    const first = firsts.get(name);
    if (first !== undefined) return [{ item, first, index }];
    firsts.set(name, item);
    return [];
  });
}

/** Reports each name of a list that stands in it before; `path` is the list's. */
export function checkNamedOnce(names: readonly string[], path: Path, expected: string, source: SourceFile): void {
  for (const { item, index } of repeatsIn(names, String))
    source.report([...path, index], expected, `${quote(item)} again`);
}
