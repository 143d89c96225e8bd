/** Dollars and percent as people type them: "$5,000", "24.99 %", " 150 ". */

/** Characters that a field takes: more than any amount within the limits has, with its signs and spaces. */
export const MAX_AMOUNT_TEXT = 20;

const TYPED_NUMBER = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?$/;

/** Reads a typed number. Gives null for empty text and for anything that is not one number. */
export function parseAmount(typed: string): number | null {
  const text = typed
    .trim()
    .replace(/^(-?)\$\s*/, "$1")
    .replace(/\s*%$/, "");
  if (!/\d/.test(text) || !TYPED_NUMBER.test(text)) return null;
  return Number(text.replaceAll(",", ""));
}
