/** Dollars and percent as people type and paste them: "$5,000", "24.99 %", "5 000 USD". */

/** Characters that a field takes: more than any amount within the limits has, with its signs and spaces. */
export const MAX_AMOUNT_TEXT = 20;

const TYPED_NUMBER = /^-?(?:\d{1,3}(?:[, ]\d{3})+|\d+)?(?:\.\d*)?$/;

/** Five thousand to much of the world, and five dollars to the rest: such a text is asked, not guessed. */
const AMBIGUOUS = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Marks of direction and spaces of no width, which come along when an amount is copied. */
const UNSEEN = /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** The first digit of the numerals that Arabic and Persian keyboards type. */
const OTHER_ZEROS = [0x660, 0x6f0];

function plainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (OTHER_ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
}

/** Reads a typed number. Gives null for empty text, for anything that is not one number, and for what may be two. */
export function parseAmount(typed: string): number | null {
  const text = typed
    .replace(UNSEEN, "")
    // Full-width digits and signs become plain, and so does any space.
    .normalize("NFKC")
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, plainDigit)
    .trim()
    .replace(/^(-?)(?:\$|USD)\s*/i, "$1")
    .replace(/\s*(?:\$|%|USD)$/i, "");
  if (!/\d/.test(text) || !TYPED_NUMBER.test(text) || AMBIGUOUS.test(text)) return null;
  return Number(text.replace(/[, ]/g, ""));
}
