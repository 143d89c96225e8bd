/** Dollars and percent as people type and paste them: "$5,000", "24.99 %", "5 000 USD". */

/** Characters that a field takes: more than any amount within the limits has, with its signs and spaces. */
export const MAX_AMOUNT_TEXT = 20;

/** Not "5.000", which is five thousand to much of the world and five to the rest: it is asked, not guessed. */
const TYPED_NUMBER = /^(?!-?[1-9]\d{0,2}\.\d{3}$)-?(?:\d{1,3}(?:[, ]\d{3})+|\d+)?(?:\.\d*)?$/;

/** The digits of Arabic and Persian keyboards; the last four bits of each are its value. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Reads a typed number. Gives null for empty text, for anything that is not one number, and for what may be two. */
export function parseAmount(typed: string): number | null {
  const text = typed
    // Marks of direction and spaces of no width, which come along when an amount is copied.
    .replace(/\p{Cf}/gu, "")
    // Full-width digits and signs become plain, and so does any space.
    .normalize("NFKC")
    .replace(OTHER_DIGITS, (digit) => `${digit.charCodeAt(0) & 15}`)
    .trim()
    .replace(/^(-?)(?:\$|USD)\s*|\s*(?:[$%]|USD)$/gi, "$1");
  if (!/\d/.test(text) || !TYPED_NUMBER.test(text)) return null;
  return Number(text.replace(/[, ]/g, ""));
}
