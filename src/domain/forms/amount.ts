import { LEAST_AMOUNT, MAX_APR, MAX_DOLLARS, MAX_MONTHS } from "../money/conventions";
import { formatPercent, formatShortDollars } from "../text/format";

/** Characters of the longest text that is read, what surrounds it aside: more than any amount within the limits has. */
const MAX_AMOUNT_TEXT = 20;

/** Not "5.000", which is five thousand to much of the world and five to the rest: it is asked, not guessed. */
const TYPED_NUMBER = /^(?!-?[1-9]\d{0,2}\.\d{3}$)-?(?:\d{1,3}(?:[, ]\d{3})+|\d+)?(?:\.\d*)?$/;

/** "24,99", as most of Europe writes 24.99. */
const LONE_COMMA = /^(-?[\d ]*),(\d{1,2})$/;

/** The digits of Arabic and Persian keyboards; the last four bits of each are its value. */
const OTHER_DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Marks of a footnote behind an amount: "$150¹", "24.99%*". */
const FOOTNOTE = /[²³¹⁰⁴-⁹₀-₉①-⑳*†‡§]+(?=\s*[$%]?$)/u;

/** The units as people write and copy them: "US$5,000", "5,000 dollars", "24.99% APR". */
const UNITS = /^(-?)(?:(?:US ?)?\$|USD)\s*|\s*(?:[$%]|USD|dollars|percent)?(?:\s*APR)?$/gi;

/** The number of a footnote: "150(1)". */
const NOTE_NUMBER = /[([]\d[)\]]$/;

/** A number among other signs: "€5,000", "about 5000". */
const SOME_NUMBER = /-?\d(?:[\d., ’']*\d)?/g;

/** Signs that make another number of the one before them: "5½", "1m", "2 years". */
const MULTIPLIED = /\p{No}|\d ?(?:[hkty]|m(?!o))/iu;

/** A typed text with single blanks and none around it, without marks of direction and spaces of no width, which are copied along. */
export function trimTyped(typed: string): string {
  return typed
    .replace(/\p{Cf}/gu, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns null for what isn't one certain number. `decimalComma` reads "24,99" as 24.99; "5,000" is five thousand either way. */
export function parseAmount(typed: string, decimalComma = false): number | null {
  const trimmed = trimTyped(typed).replace(FOOTNOTE, "");
  // Any other raised or circled digit would become a plain one, and make another number.
  if (trimmed.length > MAX_AMOUNT_TEXT || /\p{No}/u.test(trimmed)) return null;
  const text = trimmed
    // Full-width digits and signs become plain, and so does any space.
    .normalize("NFKC")
    .replace(OTHER_DIGITS, (digit) => `${digit.charCodeAt(0) & 15}`)
    .trim()
    .replace(UNITS, "$1")
    // As written in Switzerland.
    .replace(/(?<=\d)[’'](?=\d{3})/g, ",");
  const [, number = text, thousands] = /^(.*\d\.?) ?(k|thousand)$/i.exec(text) ?? [];
  const plain = decimalComma ? number.replace(LONE_COMMA, "$1.$2") : number;
  if (!/\d/.test(plain) || !TYPED_NUMBER.test(plain)) return null;
  return Number(plain.replace(/[, ]/g, "") + (thousands ? "e3" : ""));
}

/** The amount to ask about where a text holds one number and isn't plainly that number; null where it is anyone's guess. */
function amountInWords(typed: string): number | null {
  const [number = "", ...others] = trimTyped(typed).replace(NOTE_NUMBER, "").match(SOME_NUMBER) ?? [];
  return others.length > 0 || MULTIPLIED.test(typed) ? null : parseAmount(number, true);
}

export type ParseResult<Value, Errors> = { value: Value; errors: null } | { value: null; errors: Errors };

export type AmountRule = {
  name: string;
  unit: "dollars" | "percent" | "months";
  example: string;
  positive?: boolean;
};

const LIMITS = {
  dollars: { least: LEAST_AMOUNT, most: MAX_DOLLARS, show: formatShortDollars, asked: " in dollars" },
  percent: { least: LEAST_AMOUNT, most: MAX_APR, show: formatPercent, asked: " in percent" },
  months: { least: 1, most: MAX_MONTHS, show: String, asked: "" },
};

/** Why a field doesn't take an amount, which is NaN for a text that is none; undefined if it does. */
function amountError(wanted: AmountRule, amount: number, whose: "the" | "your" = "the"): string | undefined {
  const { name, unit, example, positive = unit === "months" } = wanted;
  const { least, most, show, asked } = LIMITS[unit];
  const subject = `${whose === "the" ? "The" : "Your"} ${name}`;
  if (Number.isNaN(amount)) return `Enter ${whose} ${name}${asked}, such as ${example}.`;
  if (unit === "months" && !Number.isInteger(amount)) {
    return `Enter ${whose} ${name} as a whole number, such as ${example}.`;
  }
  if (positive && amount < least) return `${subject} must be at least ${show(least)}.`;
  if (amount < 0) return `${subject} can’t be less than ${show(0)}.`;
  return amount > most ? `${subject} can’t be more than ${show(most)}.` : undefined;
}

/** Returns NaN for a text that is no amount, with the error, which offers the one number that it holds. A rate may have a decimal comma. */
export function readAmount(
  wanted: AmountRule,
  typed: string,
  whose: "the" | "your" = "the",
): { amount: number; error: string | undefined } {
  const { name, unit, example } = wanted;
  const amount = parseAmount(typed, unit === "percent") ?? NaN;
  if (trimTyped(typed).length > MAX_AMOUNT_TEXT) {
    const subject = whose === "the" ? "The" : "Your";
    return { amount, error: `${subject} ${name} is too long. Enter it${LIMITS[unit].asked}, such as ${example}.` };
  }
  const meant = Number.isNaN(amount) ? amountInWords(typed) : null;
  if (meant !== null && !amountError(wanted, meant))
    return { amount, error: `Did you mean ${LIMITS[unit].show(meant)}?` };
  return { amount, error: amountError(wanted, amount, whose) };
}
