import type { DoubtReason } from "../../schema/vocabulary";
import type { Doubt } from "../../domain/market/plan";
import { MILITARY_MAIL } from "../../schema/vocabulary";
import { TIERS } from "../../schema/vocabulary";
import { TIER_FIELDS } from "../../domain/market/tier-apr";
import type { SurveyPlan } from "../../schema/survey-schema";

/** What looks like an error in a plan, as issuers have been seen to report it (docs/survey.md lists the cases). */

/** No card's regular rate is lower, percent a year: credit unions' lowest real ones lie near 5. */
const LOWEST_REGULAR_APR = 4.5;

/** What some issuers' software writes where there is nothing to report, percent a year. */
const FILLER_APR = 9.99;

const LONGEST_OFFER_MONTHS = 60;

const TIER_APR_FIELDS = TIERS.map((tier) => TIER_FIELDS[tier]);
const REGULAR_APR_FIELDS = [...TIER_APR_FIELDS, "aprMin", "aprMedian", "aprMax", "cashApr"] as const;

function regularAprDoubt(apr: number): DoubtReason | null {
  if (apr === 0) return "zero";
  if (apr < 1) return "divided-twice";
  return apr < LOWEST_REGULAR_APR ? "too-low" : null;
}

function monthsDoubt(months: number, apr: number | null): DoubtReason | null {
  if (apr === null) return "no-rate";
  if (months === 0) return "zero-length";
  return months > LONGEST_OFFER_MONTHS ? "no-end" : null;
}

function offerDoubts(plan: SurveyPlan, regular: number | null): Doubt[] {
  const doubts: Doubt[] = [];
  for (const [rateField, monthsField] of [
    ["introApr", "introMonths"],
    ["transferApr", "transferMonths"],
  ] as const) {
    const apr = plan[rateField];
    const months = plan[monthsField];
    if (apr !== null && regular !== null && apr >= regular) doubts.push({ field: rateField, reason: "regular-rate" });
    else if (apr !== null && months === null) doubts.push({ field: rateField, reason: "no-length" });
    const reason = months === null ? null : monthsDoubt(months, apr);
    if (reason) doubts.push({ field: monthsField, reason });
  }
  return doubts;
}

/** Every value of a plan that looks like an error, with the reason; a field is named once. */
export function doubtsOf(plan: SurveyPlan): Doubt[] {
  const doubts: Doubt[] = REGULAR_APR_FIELDS.flatMap((field) => {
    const apr = plan[field];
    const reason = apr === null ? null : regularAprDoubt(apr);
    return reason ? [{ field, reason }] : [];
  });
  const isDoubted = (field: string) => doubts.some((doubt) => doubt.field === field);
  const lowest = isDoubted("aprMin") ? null : plan.aprMin;
  if (lowest !== null) {
    for (const field of TIER_APR_FIELDS) {
      if (plan[field] === FILLER_APR && FILLER_APR < lowest) doubts.push({ field, reason: "filler-rate" });
    }
    if (plan.aprMedian !== null && plan.aprMedian < lowest && !isDoubted("aprMedian")) {
      const reason = plan.aprMedian === FILLER_APR ? "filler-rate" : "median-below-minimum";
      doubts.push({ field: "aprMedian", reason });
    }
  }
  doubts.push(...offerDoubts(plan, isDoubted("aprMedian") ? null : plan.aprMedian));
  if (plan.state !== null && MILITARY_MAIL.includes(plan.state))
    doubts.push({ field: "state", reason: "military-mail" });
  // All zero late fees of the 25 largest issuers are Discover's, whose pricing schedule names one after the first time.
  if (plan.top25 && plan.lateFee === 0) doubts.push({ field: "lateFee", reason: "free-once" });
  if (!plan.requiresMembership && /\bcredit union\b/i.test(plan.institution)) {
    doubts.push({ field: "requiresMembership", reason: "credit-union" });
  }
  return doubts;
}
