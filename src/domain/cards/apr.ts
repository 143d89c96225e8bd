/** A card's regular APR: the rate for the strongest credit and the rate for the weakest, in percent a year. */
export type AprRange = { low: number; high: number };

const RATE = String.raw`\d{1,2}(?:\.\d{1,2})?%`;

/** A rate ("26.99%") or a range ("18.24% - 28.24%"), as content files write it (specification, section 3). */
export const APR_TEXT = new RegExp(`^${RATE}(?: - ${RATE})?$`);

/** Reads the text of a regular APR. Gives null for text that is neither a rate nor a rising range. */
export function parseApr(text: string): AprRange | null {
  if (!APR_TEXT.test(text)) return null;
  const [low = NaN, high = low] = text.split(" - ").map((rate) => Number.parseFloat(rate));
  return low <= high ? { low, high } : null;
}

/** The text of a regular APR as it is shown, with a dash that reads as a range: "18.24% – 28.24%". */
export function shownApr(text: string): string {
  return text.replace(" - ", " – ");
}

/**
 * The lower end of a regular APR in percent a year, which "APR: low to high" sorts by (specification, section 9).
 * The content gate lets no other text through; should one come, it sorts last.
 */
export function lowestApr(text: string): number {
  return parseApr(text)?.low ?? Number.POSITIVE_INFINITY;
}
