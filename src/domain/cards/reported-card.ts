import type { ReportedRates } from "./card";
import type { Apr, IntroOffer, StatedTerms } from "../../schema/terms-schema";
import type { PrimeRate } from "../../schema/prime-schema";
import { TIERS, type Tier } from "../../schema/vocabulary";
import type { Stated } from "./statement";
import { type Ends, movedRate, rateWithin } from "../lending/apr";
import { primeMove, rateCeiling } from "../lending/prime";
import type { Offer } from "../lending/offer";
import { type ReportedPlan, planFee, planIntroOffer, soundFigure } from "../survey/reported-plan";
import { RATE_FIELDS, TIER_FIELDS, forEachTier, isPlanMeantFor } from "../survey/tier-apr";

/** The plan with its variable rates as prime has moved them since the period's end, save those held; as it is if they are fixed. */
export function movedPlan(
  plan: ReportedPlan,
  period: string,
  prime: readonly PrimeRate[],
  held: readonly number[] = [],
): ReportedPlan {
  const points = plan.variableRate ? primeMove(prime, period) : 0;
  if (points === 0) return plan;
  const limits = { ceiling: rateCeiling(plan.institution), held };
  const moved = [...RATE_FIELDS, "cashApr" as const].map((field) => {
    const rate = soundFigure(plan, field);
    return [field, rate === null ? plan[field] : movedRate(rate, points, limits)] as const;
  });
  return { ...plan, ...Object.fromEntries(moved) };
}

/** The rates of a card's plan by score. `newer` are the ends of its APR where another statement is newer than the report; else null. */
export function reportedRates(
  plan: ReportedPlan,
  period: string,
  prime: readonly PrimeRate[],
  newer: Ends | null,
  held: readonly number[] = [],
): ReportedRates {
  const now = movedPlan(plan, period, prime, held);
  const rateFor = (tier: Tier) => {
    const rate = soundFigure(now, TIER_FIELDS[tier]);
    return rate === null || !newer ? rate : rateWithin(newer, rate);
  };
  return {
    period,
    meantFor: TIERS.filter((tier) => isPlanMeantFor(plan, tier)),
    byTier: forEachTier(rateFor),
    median: soundFigure(now, "aprMedian"),
  };
}

function apr(plan: ReportedPlan, from: number | null, to: number | null): Apr | undefined {
  if (from === null && to === null) return undefined;
  const type = plan.variableRate ? "variable" : "fixed";
  const isOne = from === to;
  return { range: isOne ? null : { from, to }, rates: isOne && from !== null ? [from] : null, type };
}

/** The reported median offers, the longest first; one that covers both uses where they are the same. */
function introOffers(plan: ReportedPlan): IntroOffer[] {
  const [transfers, purchases] = [planIntroOffer(plan, "transfers"), planIntroOffer(plan, "purchases")];
  const isOne = transfers && purchases?.apr === transfers.apr && purchases.months === transfers.months;
  const offers: (Offer | null)[] = isOne
    ? [{ ...transfers, scope: ["purchases", "transfers"] }]
    : [transfers, purchases].sort((a, b) => (b?.months ?? 0) - (a?.months ?? 0));
  return offers.flatMap((offer) => (offer ? [{ ...offer, unit: "months" }] : []));
}

/** In this copy of the survey a fee of 0 means that none was reported, which is not the same as none. */
const ifReported = (fee: number) => (fee > 0 ? fee : undefined);

/** The statement of a plan about its card's terms, as it was reported. A value that looks like a reporting error is left out. */
export function reportedStatement(plan: ReportedPlan, period: string): Stated {
  const [cash, offers] = [soundFigure(plan, "cashApr"), introOffers(plan)];
  const terms: StatedTerms = {
    purchaseApr: apr(plan, soundFigure(plan, "aprMin"), soundFigure(plan, "aprMax")),
    cashAdvanceApr: apr(plan, cash, cash),
    introOffers: offers.length > 0 ? offers : undefined,
    transferFee: planFee(plan) ?? undefined,
    annualFee: ifReported(plan.annualFee),
    monthlyFee: ifReported(plan.monthlyFee),
    foreignFee: ifReported(plan.foreignFeePercent),
    lateFee: soundFigure(plan, "lateFee") ?? undefined,
    graceDays: soundFigure(plan, "graceDays") ?? undefined,
  };
  return { by: "report", name: null, url: null, asOf: period, checked: null, terms };
}
