import { type PaidOff, simulate } from "../payoff/simulation";
import { transferFeeOn } from "../lending/fees";
import type { Offer } from "../lending/offer";
import { type Plan, planFee, planOffer } from "./plan";
import type { Tier } from "../../schema/vocabulary";
import { TIER_FIELDS, type TierApr, isMeantFor, tierApr } from "./tier-apr";

/** What moving a balance to a reported plan costs one visitor. Dollars, percent a year, months; nothing is rounded. */

/** Dollars to move, and dollars to pay each month. */
export type MovedBalance = { balance: number; payment: number };

type NoApr = "tier" | "no-apr" | "doubtful-apr";

/** Why a plan has no cost to rank by. */
export type NoCost = NoApr | "never-ends";

export type PlanCost = {
  kind: "cost";
  /** The regular rate that was counted with. */
  apr: TierApr;
  /** The offer that was counted with; null if there is none, or none below that rate. */
  offer: Offer | null;
  /** Null if no fee was reported: then `cost` is the interest alone. */
  transferFee: number | null;
  /** Interest and fees; the interest alone while the transfer fee is not known. */
  cost: number;
  outcome: PaidOff;
};

const RANGE_FIELDS = ["aprMin", "aprMedian", "aprMax"] as const;

/** Why no APR of a plan counts for a tier: it is for other scores, none is reported, or none that makes sense. */
export function whyNoApr(plan: Plan, tier: Tier): NoApr {
  if (!isMeantFor(plan, tier)) return "tier";
  const rates = [...Object.values(TIER_FIELDS), ...RANGE_FIELDS].map((field) => plan[field]);
  return rates.every((rate) => rate === null) ? "no-apr" : "doubtful-apr";
}

/** What a plan costs a visitor of a tier who moves a debt to it. An annual fee of 0, which means none reported, is none. */
export function costOfPlan(
  plan: Plan,
  tier: Tier,
  { balance, payment }: MovedBalance,
): PlanCost | { kind: "apart"; reason: NoCost } {
  const apr = tierApr(plan, tier);
  if (apr === null) return { kind: "apart", reason: whyNoApr(plan, tier) };
  const reported = planOffer(plan, "transfers");
  const offer = reported && reported.apr < apr.apr ? reported : null;
  const fee = planFee(plan);
  const transferFee = fee && transferFeeOn(fee, balance);
  const outcome = simulate(
    {
      balance,
      apr: apr.apr,
      introOffers: offer ? [offer] : [],
      transferFee: transferFee ?? 0,
      annualFee: plan.annualFee,
      monthlyFee: plan.monthlyFee,
    },
    { kind: "fixed", payment },
    { withSmallestPayment: false },
  );
  if (outcome.kind !== "paid-off") return { kind: "apart", reason: "never-ends" };
  const cost = transferFee === null ? outcome.interest : outcome.totalCost;
  return { kind: "cost", apr, offer, transferFee, cost, outcome };
}
