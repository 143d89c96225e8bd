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
