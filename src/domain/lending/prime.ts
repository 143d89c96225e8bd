import type { PrimeRate } from "../../schema/prime-schema";
import { toCents } from "../text/format";

/** The prime rate, which variable rates follow point by point. Percent a year; days are ISO days. */

/** The last day that a statement's month or day may mean, so that it compares with days. */
export function lastDayOf(asOf: string): string {
  return asOf.length === "2026-02".length ? `${asOf}-31` : asOf;
}

/** The prime rate on a day or at the end of a month; before the first entry that of the first. `rates` are the oldest first. */
export function primeOn(rates: readonly PrimeRate[], asOf: string): number {
  return (rates.findLast(({ day }) => day <= lastDayOf(asOf)) ?? rates[0])?.rate ?? 0;
}

/** The points that prime has risen by (below zero, fallen) since a day or month. `rates` are the oldest first. */
export function primeMove(rates: readonly PrimeRate[], asOf: string): number {
  return toCents((rates.at(-1)?.rate ?? 0) - primeOn(rates, asOf));
}

/** The most that a federal credit union may charge, in percent a year (NCUA, 12 CFR 701.21(c)(7)). */
export const FEDERAL_CREDIT_UNION_CEILING = 18;

export function rateCeiling(institution: string): number | null {
  return /\bfederal credit union\b|\bfcu\b/i.test(institution) ? FEDERAL_CREDIT_UNION_CEILING : null;
}
