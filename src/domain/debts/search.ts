/**
 * Work that can be done bit by bit, so that a page stays responsive meanwhile: it gives way after every plan that it has
 * tried.
 */
export type Search<T> = Generator<undefined, T, undefined>;

/** Does all of the work at once. */
export function finish<T>(search: Search<T>): T {
  let step = search.next();
  while (!step.done) step = search.next();
  return step.value;
}
