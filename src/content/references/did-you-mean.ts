/** Longer words are not compared: nobody mistypes a name of that length by a letter. */
const LONGEST_WORD = 60;

/** How many letters must be put in, taken out or replaced to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The word among `known` that is closest to `word`, if a typing slip separates them. */
export function closest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST_WORD) return undefined;
  const ranked = known.map((name) => ({ name, far: distance(word.toLowerCase(), name.toLowerCase()) }));
  const best = ranked.sort((a, b) => a.far - b.far)[0];
  return best && best.far <= Math.max(2, Math.floor(word.length / 3)) ? best.name : undefined;
}

/** The hint "did you mean "intro-apr"?" for a word that is close to a known one; undefined for any other value. */
export function didYouMean(word: unknown, known: readonly string[]): string | undefined {
  const name = typeof word === "string" ? closest(word, known) : undefined;
  return name === undefined ? undefined : `did you mean "${name}"?`;
}

/** That hint as the part of a complaint; empty if no known word is close. */
export function suggestion(word: string, known: readonly string[]): { hint?: string } {
  const hint = didYouMean(word, known);
  return hint === undefined ? {} : { hint };
}
