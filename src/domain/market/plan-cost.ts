import { isAccount } from "../payoff/account";
import { type PaymentPlan, isPaymentPlan } from "../payoff/payment-plan";
import { type PaidOff, simulate } from "../payoff/simulation";
import { type Plan, type TransferOffer, transferFeeOn, transferOffer } from "./plan";
import type { Tier } from "./tier";
import { type TierApr, isMeantFor, tierApr } from "./tier-apr";

/** What moving a balance to a reported plan costs one visitor. Dollars, percent a year, months; nothing is rounded. */

/** Dollars to move, and how they are paid off. */
export type Debt = { balance: number; plan: PaymentPlan };

/** Why a plan has no cost to rank by. */
export type NoCost = "not-for-tier" | "no-apr" | "doubtful-apr" | "never-ends";

export type PlanCost = {
  kind: "cost";
  /** The regular rate that was counted with. */
  apr: TierApr;
  /** The offer that was counted with; null if there is none, or none below that rate. */
  offer: TransferOffer | null;
  /** Null if no fee was reported: then `cost` is the interest alone. */
  transferFee: number | null;
  /** Interest and fees; the interest alone while the transfer fee is not known. */
  cost: number;
  outcome: PaidOff;
};

/** Why no APR of a plan counts: none is reported, or none that makes sense. */
export function whyNoApr(plan: Plan): "no-apr" | "doubtful-apr" {
  return isWithoutAnyApr(plan) ? "no-apr" : "doubtful-apr";
}

function isWithoutAnyApr({ aprMin, aprMedian, aprMax, aprNoScore, apr619OrLess, apr620To719, apr720OrMore }: Plan) {
  const rates = [aprMin, aprMedian, aprMax, aprNoScore, apr619OrLess, apr620To719, apr720OrMore];
  return rates.every((rate) => rate === null);
}

/**
 * What a plan costs a visitor of a tier who moves a debt to it: the regular rate of the tier, the reported offer on moved
 * balances, the reported transfer fee with its minimum, the annual and the monthly fee. An annual fee of 0 means that none
 * was reported, and counts as none.
 * Gives null for bad input: a balance that is not above zero, a plan that names no payment.
 */
export function costOfPlan(plan: Plan, tier: Tier, debt: Debt): PlanCost | { kind: "apart"; reason: NoCost } | null {
  if (!isAccount({ balance: debt.balance, apr: 0 }) || !isPaymentPlan(debt.plan)) return null;
  if (!isMeantFor(plan, tier)) return { kind: "apart", reason: "not-for-tier" };
  const apr = tierApr(plan, tier);
  if (apr === null) return { kind: "apart", reason: whyNoApr(plan) };
  const reported = transferOffer(plan);
  const offer = reported && reported.apr < apr.apr ? reported : null;
  const transferFee = transferFeeOn(plan, debt.balance);
  const outcome = simulate(
    {
      balance: debt.balance,
      apr: apr.apr,
      introOffers: offer ? [{ ...offer, scope: ["transfers"] }] : [],
      transferFee: transferFee ?? 0,
      annualFee: plan.annualFee,
      monthlyFee: plan.monthlyFee,
    },
    debt.plan,
    { withSmallestPayment: false },
  );
  if (outcome?.kind !== "paid-off") return { kind: "apart", reason: "never-ends" };
  const cost = transferFee === null ? outcome.interest : outcome.totalCost;
  return { kind: "cost", apr, offer, transferFee, cost, outcome };
}
