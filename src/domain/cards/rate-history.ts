import type { HistoryRow } from "../../schema/history-schema";
import type { PrimeRate } from "../../schema/prime-schema";
import type { Tier } from "../../schema/vocabulary";
import { isAtCeiling } from "../lending/apr";
import { primeOn, rateCeiling } from "../lending/prime";
import { type QualityFlag, soundFigure } from "../survey/reported-plan";
import { TIER_WORDS } from "../visitor/tier";
import { RATE_FIELDS, TIER_FIELDS } from "../survey/tier-apr";
import { countOf, formatMonthOfYear, formatPercent, toCents } from "../text/format";
import type { Card } from "./card";
import { tiersOf } from "./eligibility";

/** Reported rates of a card beside prime: a move beyond prime's is the issuer's margin. Percent a year, moves in points. */

export type CardReport = HistoryRow & { flags: QualityFlag[] };

type Rate = { field: (typeof TIER_FIELDS)[Tier] | "aprMin" | "aprMax"; head: string; name: string };

export type CardRateHistory = {
  /** From the card's first report to the newest period of all; `prime` is that of its last day. */
  periods: { period: string; prime: number; report: CardReport | null }[];
  /** Those of the scores that the card is offered to, the best first; else the ends of the range. */
  rates: Rate[];
  /** How the first of them moved, with prime and the margin. */
  text: string;
};

const rateFor = (tier: Tier): Rate => {
  const { choice, among } = TIER_WORDS[tier];
  return { field: TIER_FIELDS[tier], head: choice, name: `rate reported for ${among}` };
};

const LOWEST: Rate = { field: "aprMin", head: "Lowest", name: "lowest reported rate" };
const HIGHEST: Rate = { field: "aprMax", head: "Highest", name: "highest reported rate" };
const ONE_RATE: Rate = { field: "aprMin", head: "Rate", name: "reported rate" };

/** The points that prime moved within a report's half-year; the reported rate may be from any of its days. */
function primeMoveWithin(prime: readonly PrimeRate[], period: string): number {
  const firstDay = period.replace("12-31", "07-01").replace("06-30", "01-01");
  return Math.abs(primeOn(prime, period) - primeOn(prime, firstDay));
}

/** The sound reports of a rate, the oldest first, with prime on their last days. */
function known(field: (typeof RATE_FIELDS)[number], reports: readonly CardReport[], prime: readonly PrimeRate[]) {
  return reports.flatMap((report) => {
    const rate = soundFigure(report, field);
    const { period } = report;
    return rate === null
      ? []
      : [{ ...report, prime: primeOn(prime, period), doubt: primeMoveWithin(prime, period), rate }];
  });
}

function isHeld(all: readonly { rate: number; prime: number }[]): boolean {
  return new Set(all.map(({ rate }) => rate)).size === 1 && new Set(all.map(({ prime }) => prime)).size > 1;
}

const direction = (points: number) => (points > 0 ? "rose" : "fell");
const pointsText = (points: number) => countOf(Math.abs(points), "point");

/** Names no margin of a fixed rate, of one at a legal ceiling or held as prime moved, and no change that the reports' half-years may explain. */
function moveText(name: string, all: ReturnType<typeof known>, isVariable: boolean): string {
  const [from, to] = [all[0], all.at(-1)];
  if (!from || !to) return "";
  const [change, prime] = [toCents(to.rate - from.rate), toCents(to.prime - from.prime)];
  const [start, end] = [formatMonthOfYear(from.period), formatMonthOfYear(to.period)];
  const moved =
    change === 0
      ? `was ${formatPercent(from.rate)} in ${start} and again in ${end}`
      : `${direction(change)} ${pointsText(change)}, from ${formatPercent(from.rate)} in ${start} to ${formatPercent(to.rate)} in ${end}`;
  const ofPrime = prime === 0 ? "Prime stayed the same" : `Prime ${direction(prime)} ${pointsText(prime)}`;
  const margin = toCents(change - prime);
  const ceiling = rateCeiling(to.institution);
  const isFree = isVariable && !isHeld(all) && (ceiling === null || !isAtCeiling(to.rate, ceiling));
  const ofMargin = `, so this rate’s margin over prime ${margin > 0 ? "grew" : "shrank"}`;
  return `The ${name} ${moved}. ${ofPrime}${isFree && Math.abs(margin) > from.doubt + to.doubt ? ofMargin : " in that time"}.`;
}

/** Returns null where no rate was reported twice. */
export function rateHistory(
  card: Pick<Card, "id" | "terms" | "reported">,
  all: readonly CardReport[],
  prime: readonly PrimeRate[],
): CardRateHistory | null {
  const reports = all.filter((report) => report.card === card.id).sort((a, b) => (a.period < b.period ? -1 : 1));
  const reportsOf = ({ field }: Rate) => known(field, reports, prime);
  const inSight = (rates: readonly Rate[]) => rates.filter((rate) => reportsOf(rate).length > 1);
  const byScore = inSight(tiersOf(card).reverse().map(rateFor));
  const isOne = reports.every((report) => soundFigure(report, "aprMin") === soundFigure(report, "aprMax"));
  const rates = byScore.length > 0 ? byScore : inSight(isOne ? [ONE_RATE] : [LOWEST, HIGHEST]);
  const [best] = rates;
  const [first] = reports;
  if (!best || !first) return null;
  const periods = [...new Set(all.map(({ period }) => period))].sort().filter((period) => period >= first.period);
  return {
    periods: periods.map((period) => ({
      period,
      prime: primeOn(prime, period),
      report: reports.find((report) => report.period === period) ?? null,
    })),
    rates,
    text: moveText(best.name, reportsOf(best), card.terms.purchaseApr.type === "variable"),
  };
}

/** Rates that an issuer sets; a median of accounts is none. */
const SET_RATES = RATE_FIELDS.filter((field) => field !== "aprMedian");

/** Returns the reported rates of a card that stayed in all reports while prime moved: prime doesn't move them now, either. */
export function ratesThatStayed(id: string, all: readonly CardReport[], prime: readonly PrimeRate[]): number[] {
  const reports = all.filter(({ card }) => card === id);
  return SET_RATES.flatMap((field) => {
    const [first, ...others] = known(field, reports, prime);
    return first && isHeld([first, ...others]) ? first.rate : [];
  });
}
