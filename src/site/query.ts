/** What page queries give of the nodes in `src/build/nodes.ts`: of one its content, and of a list theirs in order. */
export type One<T> = { data: T };
export type All<T> = { nodes: One<T>[] };

export function dataOf<T>({ nodes }: All<T>): T[] {
  return nodes.map(({ data }) => data);
}
