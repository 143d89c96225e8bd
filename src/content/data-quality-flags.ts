import type { CardReport } from "../domain/cards/rate-history";
import type { HistoryRow } from "../schema/history-schema";
import type { QualityFlag, PlanField } from "../domain/survey/reported-plan";
import { type FlagReason, TIERS } from "../schema/vocabulary";
import { RATE_FIELDS, TIER_FIELDS } from "../domain/survey/tier-apr";
import type { SurveyPlan } from "../schema/survey-schema";

/** Flags values of a plan that look like errors, as issuers have been seen to report them (docs/survey.md lists the cases). */

/** No card's regular rate is lower, percent a year: credit unions' lowest real ones lie near 5. */
const LOWEST_REGULAR_APR = 4.5;

/** The rate that some issuers' software writes where there is nothing to report, percent a year. */
const FILLER_APR = 9.99;

const LONGEST_OFFER_MONTHS = 60;

const TIER_APR_FIELDS = TIERS.map((tier) => TIER_FIELDS[tier]);
const SCORE_APR_FIELDS = TIER_APR_FIELDS.slice(1);

function regularAprFlag(apr: number): FlagReason | null {
  if (apr === 0) return "zero";
  if (apr < 1) return "divided-twice";
  return apr < LOWEST_REGULAR_APR ? "too-low" : null;
}

function monthsFlag(months: number, apr: number | null): FlagReason | null {
  if (apr === null) return "no-rate";
  if (months === 0) return "zero-length";
  return months > LONGEST_OFFER_MONTHS ? "no-end" : null;
}

function offerFlags(plan: SurveyPlan, regular: number | null): QualityFlag[] {
  const flags: QualityFlag[] = [];
  for (const [rateField, monthsField] of [
    ["introApr", "introMonths"],
    ["transferApr", "transferMonths"],
  ] as const) {
    const apr = plan[rateField];
    const months = plan[monthsField];
    if (apr !== null && regular !== null && apr >= regular) flags.push({ field: rateField, reason: "regular-rate" });
    else if (apr !== null && months === null) flags.push({ field: rateField, reason: "no-length" });
    const reason = months === null ? null : monthsFlag(months, apr);
    if (reason) flags.push({ field: monthsField, reason });
  }
  return flags;
}

type RegularRates = Pick<SurveyPlan, (typeof RATE_FIELDS)[number]>;

function rangeFlags(
  { aprMin, aprMedian, aprMax }: RegularRates,
  isSound: (field: PlanField) => boolean,
): QualityFlag[] {
  const [low, high] = [isSound("aprMin") ? aprMin : null, isSound("aprMax") ? aprMax : null];
  if (low !== null && high !== null && low > high)
    return (["aprMin", "aprMax"] as const).map((field) => ({ field, reason: "range-reversed" }));
  if (aprMedian === null || !isSound("aprMedian")) return [];
  const isOutside = (low !== null && aprMedian < low) || (high !== null && aprMedian > high);
  return isOutside ? [{ field: "aprMedian", reason: "median-outside-range" }] : [];
}

/** Rates for a better score that are above one for a lower score; without a score nothing is better or worse. */
function orderFlags(plan: RegularRates, isSound: (field: PlanField) => boolean): QualityFlag[] {
  const sound = SCORE_APR_FIELDS.filter(isSound);
  return sound.flatMap((field, place) => {
    const [apr, lower] = [plan[field], sound.slice(0, place).flatMap((other) => plan[other] ?? [])];
    return apr !== null && apr > Math.min(...lower) ? [{ field, reason: "worse-for-better" as const }] : [];
  });
}

function rateFlags(plan: RegularRates): QualityFlag[] {
  const flags: QualityFlag[] = RATE_FIELDS.flatMap((field) => {
    const apr = plan[field];
    const reason = apr === null ? null : regularAprFlag(apr);
    return reason ? [{ field, reason }] : [];
  });
  const isSound = (field: PlanField) => flags.every((flag) => flag.field !== field);
  const lowest = isSound("aprMin") ? plan.aprMin : null;
  for (const field of [...TIER_APR_FIELDS, "aprMedian"] as const) {
    if (plan[field] === FILLER_APR && lowest !== null && FILLER_APR < lowest)
      flags.push({ field, reason: "filler-rate" });
  }
  return [...flags, ...rangeFlags(plan, isSound), ...orderFlags(plan, isSound)];
}

/** Every value of a plan that looks like an error, with the reason; a field is named once. */
export function flagsOf(plan: SurveyPlan): QualityFlag[] {
  const flags = rateFlags(plan);
  const cash = plan.cashApr === null ? null : regularAprFlag(plan.cashApr);
  if (cash) flags.push({ field: "cashApr", reason: cash });
  const isFlagged = (field: string) => flags.some((flag) => flag.field === field);
  flags.push(...offerFlags(plan, isFlagged("aprMedian") ? null : plan.aprMedian));
  // All zero late fees of the 25 largest issuers are Discover's, whose pricing schedule names one after the first time.
  if (plan.top25 && plan.lateFee === 0) flags.push({ field: "lateFee", reason: "free-once" });
  if (!plan.requiresMembership && /\b(?:credit union|f?cu)\b/i.test(plan.institution)) {
    flags.push({ field: "requiresMembership", reason: "credit-union" });
  }
  return flags;
}

export function reportWithFlags(row: HistoryRow): CardReport {
  return { ...row, flags: rateFlags(row) };
}
