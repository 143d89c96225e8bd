import type { HistoryRow } from "../../schema/history-schema";
import type { PrimeRate } from "../../schema/prime-schema";
import { TIERS, type Tier } from "../../schema/vocabulary";
import { isAtCeiling } from "../lending/apr";
import { primeOn, rateCeiling } from "../lending/prime";
import { type QualityFlag, soundFigure } from "../survey/reported-plan";
import { TIER_WORDS } from "../visitor/tier";
import { RATE_FIELDS, TIER_FIELDS } from "../survey/tier-apr";
import { countOf, formatMonthOfYear, formatPercent, toCents } from "../text/format";

/** Reported rates of a card beside prime: a move beyond prime's is the issuer's margin. Percent a year, moves in points. */

export type CardReport = HistoryRow & { flags: QualityFlag[] };

type Rate = { field: (typeof TIER_FIELDS)[Tier] | "aprMin" | "aprMax"; head: string; name: string };

type RateThen = { period: string; prime: number; rate: number };

/** A rate from its first period to its last. The margin's move is null at a legal ceiling, and for a rate held as prime moved. */
type MovedRate = Rate & {
  from: RateThen;
  to: RateThen;
  change: number;
  prime: number;
  margin: number | "ceiling" | "held";
};

export type CardRateHistory = {
  /** From the card's first report to the newest period of all; `prime` is that of its last day. */
  periods: { period: string; prime: number; report: CardReport | null }[];
  /** Those of the scores that the card is offered to, the best first; else the ends of the range. */
  rates: [MovedRate, ...MovedRate[]];
};

const rateFor = (tier: Tier): Rate => {
  const { choice, among } = TIER_WORDS[tier];
  return { field: TIER_FIELDS[tier], head: choice, name: `rate reported for ${among}` };
};

const LOWEST: Rate = { field: "aprMin", head: "Lowest", name: "lowest reported rate" };
const HIGHEST: Rate = { field: "aprMax", head: "Highest", name: "highest reported rate" };
const ONE_RATE: Rate = { field: "aprMin", head: "Rate", name: "reported rate" };

const rateIn = (report: CardReport | null, field: Rate["field"]) => report && soundFigure(report, field);

function isHeld(known: readonly RateThen[]): boolean {
  const [rates, primes] = [known.map(({ rate }) => rate), known.map(({ prime }) => prime)].map(
    (all) => new Set(all).size,
  );
  return rates === 1 && primes !== 1;
}

function movedRates(rates: readonly Rate[], periods: CardRateHistory["periods"]): MovedRate[] {
  return rates.flatMap((rate) => {
    const known = periods.flatMap(({ period, prime, report }) => {
      const then = rateIn(report, rate.field);
      const isCapped = then !== null && report !== null && isAtCeiling(then, rateCeiling(report.institution));
      return then === null ? [] : [{ period, prime, rate: then, isCapped }];
    });
    const [from, to] = [known[0], known.at(-1)];
    if (!from || !to || from === to) return [];
    const [change, prime] = [toCents(to.rate - from.rate), toCents(to.prime - from.prime)];
    const margin = to.isCapped ? "ceiling" : isHeld(known) ? "held" : toCents(change - prime);
    return { ...rate, from, to, change, prime, margin };
  });
}

/** Returns null where nothing shows a move. `offered` are the scores that the card is offered to; all where they don't matter. */
export function rateHistory(
  id: string,
  all: readonly CardReport[],
  prime: readonly PrimeRate[],
  offered: readonly Tier[] = TIERS,
): CardRateHistory | null {
  const reports = all.filter(({ card }) => card === id).sort((a, b) => (a.period < b.period ? -1 : 1));
  const [first] = reports;
  const periods = [...new Set(all.map(({ period }) => period))]
    .sort()
    .filter((period) => first && period >= first.period)
    .map((period) => ({
      period,
      prime: primeOn(prime, period),
      report: reports.find((report) => report.period === period) ?? null,
    }));
  const byScore = movedRates(TIERS.filter((tier) => offered.includes(tier)).map(rateFor), periods).reverse();
  const isOne = periods.every(({ report }) => rateIn(report, "aprMin") === rateIn(report, "aprMax"));
  const byRange = movedRates(isOne ? [ONE_RATE] : [LOWEST, HIGHEST], periods);
  const [best, ...others] = byScore.length > 0 ? byScore : byRange;
  return best ? { periods, rates: [best, ...others] } : null;
}

/** Rates that an issuer sets; a median of accounts is none. */
const SET_RATES = RATE_FIELDS.filter((field) => field !== "aprMedian");

/** Returns the reported rates of a card that stayed in all reports while prime moved: prime doesn't move them now, either. */
export function ratesThatStayed(id: string, all: readonly CardReport[], prime: readonly PrimeRate[]): number[] {
  const reports = all.filter(({ card }) => card === id);
  return SET_RATES.flatMap((field) => {
    const known = reports.flatMap((report) => {
      const rate = soundFigure(report, field);
      return rate === null ? [] : { period: report.period, prime: primeOn(prime, report.period), rate };
    });
    return known[0] && isHeld(known) ? known[0].rate : [];
  });
}

const pointsText = (points: number) => countOf(Math.abs(points), "point");

const direction = (points: number) => (points > 0 ? "rose" : "fell");

function primeText({ prime, margin }: MovedRate, isVariable: boolean): string {
  const moved = prime === 0 ? "Prime stayed the same" : `Prime ${direction(prime)} ${pointsText(prime)}`;
  if (!isVariable) return `${moved} in that time; this rate is fixed and doesn’t follow prime.`;
  if (margin === "ceiling") return `${moved} in that time; this rate is the most a federal credit union may charge.`;
  if (margin === "held") return `${moved} in that time; this rate didn’t follow it.`;
  if (margin === 0) return `${moved}, so the issuer’s margin stayed the same.`;
  return `${moved}, so the issuer’s margin ${margin > 0 ? "grew" : "shrank"} ${pointsText(margin)}.`;
}

export function moveText({ rates: [first] }: CardRateHistory, isVariable: boolean): string {
  const { name, from, to, change } = first;
  const [start, end] = [from, to].map(({ period }) => formatMonthOfYear(period));
  const moved =
    change === 0
      ? `was ${formatPercent(from.rate)} in ${start} and again in ${end}.`
      : `${direction(change)} ${pointsText(change)}, from ${formatPercent(from.rate)} in ${start} to ${formatPercent(to.rate)} in ${end}.`;
  return `The ${name} ${moved} ${primeText(first, isVariable)}`;
}

/** "June 2023 to December 2025: the lowest reported rate fell 0.5 points; prime fell 1.5 points": the first rate alone. */
export function rateSinceText(history: CardRateHistory | null): string | null {
  if (!history) return null;
  const { field, name, from, to, change, prime } = history.rates[0];
  const since = formatMonthOfYear(from.period);
  if (history.periods.every(({ report }) => [null, from.rate].includes(rateIn(report, field)))) {
    return `${formatPercent(from.rate)} in every report since ${since}`;
  }
  const ofRate = change === 0 ? "ended where it began" : `${direction(change)} ${pointsText(change)}`;
  const ofPrime = prime === 0 ? "prime stayed the same" : `prime ${direction(prime)} ${pointsText(prime)}`;
  return `${since} to ${formatMonthOfYear(to.period)}: the ${name} ${ofRate}; ${ofPrime}`;
}
