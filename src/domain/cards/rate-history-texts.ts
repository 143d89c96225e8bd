import type { Card } from "./card";
import { nameKey } from "../market/plan";
import { TIER_WORDS } from "../market/tier";
import { countOf, formatList, formatMonthOfYear, formatPercent } from "../text/format";
import type { CardReport, RateHistory, RateLine, RateMove } from "./rate-history";

/** What a card's page says of where its rate has been. */

/** "0.75 points", "1 point". */
const pointsText = (points: number) => countOf(Math.abs(points), "point");

const direction = (points: number) => (points > 0 ? "rose" : "fell");

function primeText({ prime, margin }: RateMove, isVariable: boolean): string {
  const moved = prime === 0 ? "Prime stayed the same" : `Prime ${direction(prime)} by ${pointsText(prime)}`;
  if (!isVariable) return `${moved} in that time; this rate is fixed and doesn’t follow it.`;
  if (margin === 0) return `${moved}, so the issuer’s margin stayed the same.`;
  return `${moved}, so the issuer’s margin ${margin > 0 ? "grew" : "shrank"} by ${pointsText(margin)}.`;
}

/** Whether a rate rose or fell, by how much, and what of that was prime and what the issuer's margin. */
export function moveText({ whose, move }: RateLine, isVariable: boolean): string {
  const { from, to, change } = move;
  const [start, end] = [from, to].map(({ period }) => formatMonthOfYear(period));
  const moved =
    change === 0
      ? `was ${formatPercent(from.rate)} in ${start} and again in ${end}.`
      : `${direction(change)} by ${pointsText(change)}, from ${formatPercent(from.rate)} in ${start} to ${formatPercent(to.rate)} in ${end}.`;
  return `${whose} ${moved} ${primeText(move, isVariable)}`;
}

/** A change with its sign, in points: "+1.75", "−1.50". */
function signed(points: number): string {
  return `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points).toFixed(2)}`;
}

/** "Lowest rate: −1.50 since June 2024, prime −1.75, margin +0.25": the first line alone, which is for the best score. */
export function rateSinceText(history: RateHistory | null): string | null {
  const first = history?.lines[0];
  if (!first) return null;
  const { move } = first;
  const since = formatMonthOfYear(move.from.period);
  const name = first.tier ? `Rate for ${TIER_WORDS[first.tier].among}` : first.name;
  return `${name}: ${signed(move.change)} since ${since}, prime ${signed(move.prime)}, margin ${signed(move.margin)}`;
}

const sentences: readonly [field: "institution" | "product", text: (is: string, was: string) => string][] = [
  ["institution", (is, was) => `it was reported by ${is}, before that by ${was}`],
  ["product", (is, was) => `it was reported as “${is}”, before that as “${was}”`],
];

/** The periods from which on a card was reported by another institution or under another name, by their place, in words. */
export function renamings({ periods }: Pick<RateHistory, "periods">): { place: number; text: string }[] {
  let before: CardReport | null = null;
  return periods.flatMap(({ period, report }, place) => {
    const earlier = before;
    before = report ?? before;
    if (!report || !earlier) return [];
    return sentences
      .filter(([field]) => report[field].toLowerCase() !== earlier[field].toLowerCase())
      .map(([field, text]) => ({
        place,
        text: `From ${formatMonthOfYear(period)} on (dotted line), ${text(report[field], earlier[field])}.`,
      }));
  });
}

/** What the lines don't show: periods without a report, rates that look like errors, and a plan that is not the one above. */
export function historyNotes({ periods }: RateHistory, survey: Card["survey"]): string[] {
  const gaps = periods.filter(({ report }) => !report).map(({ period }) => formatMonthOfYear(period));
  const leftOut = periods.reduce((sum, { report }) => sum + (report?.doubts.length ?? 0), 0);
  const last = periods.findLast(({ report }) => report)?.report;
  const isOther = last && survey !== null && survey !== "not reported" && nameKey(last) !== nameKey(survey);
  return [
    gaps.length > 0 && `Not reported for the half-years to ${formatList(gaps)}.`,
    leftOut > 0 &&
      `Left out because they look like reporting errors: ${countOf(leftOut, "rate")}, such as 0% beside a median.`,
    isOther &&
      `This is the history of “${last.product}”. The terms above are those of “${survey.product}”, which its issuer reports as a plan of its own.`,
  ].filter((note) => typeof note === "string");
}
