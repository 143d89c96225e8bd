import type { Apr } from "../../schema/terms-schema";
import { formatList, toCents } from "../text/format";

/** A regular APR as a lender states it: one rate, several, or a range that may be open at one end. Percent a year. */

/** The rates that are named, the lowest first; of an open range the one end. */
function ratesOf({ range, rates }: Apr): number[] {
  if (!range) return rates ?? [];
  return [range.from, range.to].filter((rate) => rate !== null);
}

export type Ends = { low: number; high: number };

export function rateWithin({ low, high }: Ends, rate: number): number {
  return Math.min(Math.max(rate, low), high);
}

/** The lowest and the highest rate; where nobody states one end, the other counts for both. */
export function aprEnds(apr: Apr): Ends {
  const rates = ratesOf(apr);
  return { low: Math.min(...rates), high: Math.max(...rates) };
}

/** "18.24%", always with two decimals, so that rates line up. */
export function rateText(rate: number): string {
  return `${toCents(rate).toFixed(2)}%`;
}

/** Two ends as "18.24–28.99%", or as one rate where they are the same. */
export function endsText({ low, high }: Ends): string {
  return low === high ? rateText(low) : `${toCents(low).toFixed(2)}–${rateText(high)}`;
}

/** "18.24–28.99%", "26.99%", "11.24%, 14.49% or 18.00%", "up to 18.00%", "from 12.00%". */
export function aprText(apr: Apr): string {
  const rates = ratesOf(apr).map(rateText);
  if (!apr.range) return formatList(rates, "or");
  if (apr.range.from === null) return `up to ${rates.join("")}`;
  if (apr.range.to === null) return `from ${rates.join("")}`;
  return endsText(aprEnds(apr));
}

export function regularAprText(apr: Apr): string {
  return `${aprText(apr)} ${apr.type}`;
}

/** The distance, in points, at which a rate counts as at its legal ceiling: issuers also write 17.99 where 18 is allowed. */
const AT_CEILING = 0.01;

/** Returns whether a rate is the most that the law allows its issuer; `ceiling` is null where no such limit is known. */
export function isAtCeiling(rate: number, ceiling: number | null): boolean {
  return ceiling !== null && Math.abs(toCents(ceiling - rate)) <= AT_CEILING;
}

/** The limits of a rate's move with prime: the most that the law allows, and the rates that stayed while prime moved. */
export type RateLimits = { ceiling: number | null; held: readonly number[] };

/** A rate that reaches the ceiling stays there; one that is at it or is held doesn't follow prime, and isn't moved. */
export function movedRate(rate: number, points: number, { ceiling, held }: RateLimits): number {
  if (isAtCeiling(rate, ceiling) || held.includes(rate)) return rate;
  const moved = toCents(rate + points);
  return ceiling !== null && rate < ceiling ? Math.min(moved, ceiling) : moved;
}

export function movedApr(apr: Apr, points: number, limits: RateLimits): Apr {
  if (apr.type === "fixed" || points === 0) return apr;
  const move = (rate: number) => movedRate(rate, points, limits);
  const moveEnd = (rate: number | null) => rate && move(rate);
  const { range, rates } = apr;
  return {
    ...apr,
    range: range && { from: moveEnd(range.from), to: moveEnd(range.to) },
    rates: rates && [...new Set(rates.map(move))],
  };
}
