/** The signs that a claim compares two figures by. */
export const COMPARISONS: ReadonlyMap<string, (a: number, b: number) => boolean> = new Map([
  ["<", (a: number, b: number) => a < b],
  ["<=", (a: number, b: number) => a <= b],
  [">", (a: number, b: number) => a > b],
  [">=", (a: number, b: number) => a >= b],
]);
