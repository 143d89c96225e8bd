/** Results of page queries for the nodes in `src/build/nodes.ts`: the content of one, or of a list in order. */
export type One<T> = { data: T };
export type All<T> = { nodes: One<T>[] };

export function dataOf<T>({ nodes }: All<T>): T[] {
  return nodes.map(({ data }) => data);
}
