import type { HistoryRow } from "../../schema/history-schema";
import type { PrimeRate } from "../../schema/prime-schema";
import { TIERS, type Tier } from "../../schema/vocabulary";
import { primeOn } from "../lending/prime";
import { type Doubt, soundFigure } from "../market/plan";
import { TIER_WORDS } from "../market/tier";
import { TIER_FIELDS } from "../market/tier-apr";
import { toCents } from "../text/format";

/**
 * Where the rates have been that an issuer reported for a card, and the prime rate beside them: what a rate moved more or less
 * than prime is the issuer's margin. Rates in percent a year, moves in points.
 */

/** What was reported for a card in one period, with what looks like an error. */
export type CardReport = HistoryRow & { doubts: Doubt[] };

/** A rate on the last day of a period, and prime on that day. */
type RateThen = { period: string; prime: number; rate: number };

/** One rate from the first period that has it to the last; prime in the same time, and the difference of both moves. */
export type RateMove = { from: RateThen; to: RateThen; change: number; prime: number; margin: number };

/** A rate over the periods: null where none was reported, or one that looks like an error. */
export type RateLine = {
  /** The score that it is for; null for an end of the range, where no rates by score are reported. */
  tier: Tier | null;
  name: string;
  /** How it begins a sentence. */
  whose: string;
  rates: (number | null)[];
  move: RateMove;
};

export type RateHistory = {
  /** From the card's first report to the newest period of all; `prime` is that of its last day. */
  periods: { period: string; prime: number; report: CardReport | null }[];
  lines: RateLine[];
};

/** The best score first, as elsewhere. */
const BEST_FIRST = [...TIERS].reverse();

const BY_SCORE = BEST_FIRST.map((tier) => {
  const { choice, among } = TIER_WORDS[tier];
  const name = tier === "no-score" ? choice : `Scores of ${choice}`;
  return { field: TIER_FIELDS[tier], tier, name, whose: `For ${among}, the reported rate` };
});

const BY_RANGE = [
  { field: "aprMin", tier: null, name: "Lowest rate", whose: "The lowest reported rate" },
  { field: "aprMax", tier: null, name: "Highest rate", whose: "The highest reported rate" },
] as const;

const ONE_RATE = { name: "The one rate for everybody", whose: "The reported rate, one for everybody," };

/** The lines that show a move: a rate that was reported once alone stands in the table. */
function linesOf(
  wanted: readonly (typeof BY_SCORE | typeof BY_RANGE)[number][],
  periods: RateHistory["periods"],
): RateLine[] {
  return wanted.flatMap(({ field, ...line }) => {
    const rates = periods.map(({ report }) => report && soundFigure(report, field));
    const known = periods.flatMap(({ period, prime }, index) => {
      const rate = rates[index] ?? null;
      return rate === null ? [] : [{ period, prime, rate }];
    });
    const [from, to] = [known[0], known.at(-1)];
    if (!from || !to || from === to) return [];
    const [change, prime] = [toCents(to.rate - from.rate), toCents(to.prime - from.prime)];
    return { ...line, rates, move: { from, to, change, prime, margin: toCents(change - prime) } };
  });
}

/** The history of a card from the reports of all cards; null where nothing shows a move. */
export function rateHistory(id: string, all: readonly CardReport[], prime: readonly PrimeRate[]): RateHistory | null {
  const reports = all.filter(({ card }) => card === id).sort((a, b) => (a.period < b.period ? -1 : 1));
  const [first] = reports;
  const periods = [...new Set(all.map(({ period }) => period))].sort();
  const own = periods
    .filter((period) => first && period >= first.period)
    .map((period) => ({
      period,
      prime: primeOn(prime, period),
      report: reports.find((report) => report.period === period) ?? null,
    }));
  const byScore = linesOf(BY_SCORE, own);
  const [low, high] = byScore.length > 0 ? [] : linesOf(BY_RANGE, own);
  const isOne = low && JSON.stringify(low.rates) === JSON.stringify(high?.rates);
  const byRange = isOne ? [{ ...low, ...ONE_RATE }] : [low, high].filter((line) => line !== undefined);
  const lines = byScore.length > 0 ? byScore : byRange;
  return lines.length > 0 ? { periods: own, lines } : null;
}
