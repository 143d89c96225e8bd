/** Finding what people type in texts: names, issuers, products. */

/** A text without case, accents and signs such as ® and hyphens: what a search compares. */
function searchable(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ");
}

/** Whether a text has each word of a search, in any order; the empty search finds everything. */
export function hasWords(text: string, search: string): boolean {
  const within = searchable(text);
  return searchable(search)
    .split(" ")
    .every((word) => within.includes(word));
}
