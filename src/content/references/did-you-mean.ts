import { distance } from "fastest-levenshtein";

/** Longer words are not compared: nobody mistypes a name of that length by a letter. */
const LONGEST_WORD = 60;

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
