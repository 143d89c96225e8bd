/** The words of a text without case and accents; signs such as ® and hyphens part them. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .split(/[^\p{L}\p{N}]+/u);
}

/** Returns true if a text has each word of a search, in any order and spacing of names; the empty search finds all. */
export function hasWords(text: string, search: string): boolean {
  const within = wordsOf(text).join("");
  return wordsOf(search).every((word) => within.includes(word));
}
