import { LEAST_AMOUNT, MAX_APR, MAX_DOLLARS, MAX_MONTHS } from "../money/conventions";
import { formatPercent, formatShortDollars } from "../text/format";
import { MAX_AMOUNT_TEXT, parseAmount, trimTyped } from "./amount";

/** The amount that a field takes: dollars, percent or whole months within limits. */
export type Wanted = {
  name: string;
  unit: "dollars" | "percent" | "months";
  example: string;
  /** Whether zero is no answer. */
  positive?: boolean;
};

const UNITS = {
  dollars: { least: LEAST_AMOUNT, most: MAX_DOLLARS, show: formatShortDollars, asked: " in dollars" },
  percent: { least: LEAST_AMOUNT, most: MAX_APR, show: formatPercent, asked: " in percent" },
  months: { least: 1, most: MAX_MONTHS, show: String, asked: "" },
};

/** Why a field doesn't take an amount, which is NaN for a text that is none; undefined if it does. */
export function amountError(wanted: Wanted, amount: number, whose: "the" | "your" = "the"): string | undefined {
  const { name, unit, example, positive = unit === "months" } = wanted;
  const { least, most, show, asked } = UNITS[unit];
  const subject = `${whose === "the" ? "The" : "Your"} ${name}`;
  if (Number.isNaN(amount)) return `Enter ${whose} ${name}${asked}, such as ${example}.`;
  if (unit === "months" && !Number.isInteger(amount)) {
    return `Enter ${whose} ${name} as a whole number, such as ${example}.`;
  }
  if (positive && amount < least) return `${subject} must be at least ${show(least)}.`;
  if (amount < 0) return `${subject} can’t be less than ${show(0)}.`;
  return amount > most ? `${subject} can’t be more than ${show(most)}.` : undefined;
}

/**
 * Reads what was typed into a field: the amount, NaN for a text that is none, and why the field doesn't take it. A rate may
 * have a decimal comma; dollars with one are asked about.
 */
export function readAmount(
  wanted: Wanted,
  typed: string,
  whose: "the" | "your" = "the",
): { amount: number; error: string | undefined } {
  const { name, unit, example } = wanted;
  const amount = parseAmount(typed, unit === "percent") ?? NaN;
  if (trimTyped(typed).length > MAX_AMOUNT_TEXT) {
    const subject = whose === "the" ? "The" : "Your";
    return { amount, error: `${subject} ${name} is too long. Enter it${UNITS[unit].asked}, such as ${example}.` };
  }
  const meant = Number.isNaN(amount) && unit === "dollars" ? parseAmount(typed, true) : null;
  if (meant !== null && !amountError(wanted, meant))
    return { amount, error: `Did you mean ${formatShortDollars(meant)}?` };
  return { amount, error: amountError(wanted, amount, whose) };
}
