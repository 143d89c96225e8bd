import type { SurveyPlan } from "../../schema/survey-schema";
import type { TransferFee } from "../../schema/terms-schema";
import type { FlagReason, IntroScope } from "../../schema/vocabulary";
import type { Offer } from "../lending/offer";

export type PlanField = keyof SurveyPlan;
export type QualityFlag = { field: PlanField; reason: FlagReason };

export const FLAG_TEXTS: Record<FlagReason, string> = {
  zero: "The regular rate was reported as 0%.",
  "divided-twice": "The rate is below 1%: it was entered as a decimal.",
  "too-low": "The rate is far below any other issuer’s; it is probably a margin or an intro rate.",
  "filler-rate": "The rate is a placeholder: 9.99%, below the plan’s own lowest.",
  "range-reversed": "The lowest rate is above the highest.",
  "median-outside-range": "The median is below the lowest rate or above the highest.",
  "worse-for-better": "The rate for a better score is above the one for a lower score.",
  "regular-rate": "The offer's rate is not below the regular rate, so it isn't an offer.",
  "no-length": "A rate was reported without how long it lasts.",
  "no-rate": "A length was reported without its rate.",
  "zero-length": "The offer lasts for 0 months.",
  "no-end": "The offer lasts longer than five years, which means no end date.",
  "free-once": "The first late fee was reported as $0. A later one may cost more, so ask the issuer.",
  "credit-union": "A credit union lends only to its members, though the issuer reports no requirement.",
};

/** `row` is its place in the survey's file, from 1. */
export type ReportedPlan = SurveyPlan & { row: number; flags: QualityFlag[] };

/** All plans of one period, which is named by its last day: "2025-12-31". */
export type Survey = { period: string; plans: ReportedPlan[] };

/** A key of a plan's names: issuers spell them in capitals in one period and not in the next. */
export function nameKey({ institution, product }: Pick<ReportedPlan, "institution" | "product">): string {
  return JSON.stringify([institution, product]).toLowerCase();
}

/** The fields that hold a figure which may be missing. */
export type FigureField = {
  [Field in PlanField]: number | null extends SurveyPlan[Field] ? Field : never;
}[PlanField];

export function isFlagged({ flags }: Pick<ReportedPlan, "flags">, field: PlanField): boolean {
  return flags.some((flag) => flag.field === field);
}

/** A reported figure, if it isn't flagged: null if it was not reported or looks like an error. */
export function soundFigure<Field extends FigureField>(
  plan: Pick<ReportedPlan, "flags" | Field>,
  field: Field,
): number | null {
  return isFlagged(plan, field) ? null : plan[field];
}

/** Returns true if anybody may open it: not where a credit union's word that nothing is required is flagged. */
export function isOpenToAnyone(plan: ReportedPlan): boolean {
  return !plan.requiresMembership && !isFlagged(plan, "requiresMembership");
}

/** Returns true if a plan is offered in some states that are not known. */
export function isInSomeStates({ availability, states }: ReportedPlan): boolean {
  return availability !== "National" && states === null;
}

const OFFER_FIELDS = {
  transfers: ["transferApr", "transferMonths"],
  purchases: ["introApr", "introMonths"],
} as const satisfies Record<IntroScope, readonly [FigureField, FigureField]>;

/** The reported balance transfer offer or on purchases; null if none was reported, or none that looks right. */
export function planIntroOffer(plan: ReportedPlan, scope: IntroScope): Offer | null {
  const [rate, length] = OFFER_FIELDS[scope];
  const [apr, months] = [soundFigure(plan, rate), soundFigure(plan, length)];
  // A plan is followed by whole months; a median may end in a half.
  return apr === null || months === null || months < 1 ? null : { apr, months: Math.floor(months), scope: [scope] };
}

/** Words in the names of plans that are not for everybody, and whom they are for. Teachers' unions go by their letters. */
const FOR_SOME: readonly (readonly [RegExp, string])[] = [
  [/\b(cta|mta|nea)\b/i, "members of a teachers’ union"],
  [/\b(seiu|teamsters|union)\b/i, "union members"],
  [/\balumni\b/i, "alumni"],
  [/\bemployees?\b/i, "employees"],
  [/\b(by invitation|direct mail|targeted)\b/i, "by invitation"],
];

/** Says whom a plan is for, by its name: "union members"; empty for everybody. A credit union's own name says nothing of that. */
export function restrictionOf({ product }: Pick<ReportedPlan, "product">): string {
  const name = product.replace(/credit union/gi, "");
  return FOR_SOME.find(([words]) => words.test(name))?.[1] ?? "";
}

/**
 * Returns true if a plan closed after the report: Barclays takes no applications for AAdvantage Aviator cards since October 2025,
 * and Citi took the accounts over in April 2026 (https://thepointsparty.com/articles/citi-exclusive-aadvantage-issuer-barclays-transition).
 */
export function isClosed({ product }: Pick<ReportedPlan, "product">): boolean {
  return /\baviator\b/i.test(product);
}

/** The reported transfer fee; null if none was reported, which is not free. */
export function planFee({
  transferFeePercent: percent,
  transferFeeMinimum: minimum,
}: ReportedPlan): TransferFee | null {
  if (percent === null) return null;
  return percent === 0 && !minimum ? "none" : { percent, minimum, later: [] };
}
