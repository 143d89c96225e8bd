import { SCOPE_OF } from "../cards/card-account";
import { type CardTerms, costOfCard, personPaying } from "../cards/card-cost";
import type { Ends } from "../lending/apr";
import type { CountedApr } from "../lending/counted-apr";
import { transferFeeEnds } from "../lending/fees";
import { type Offer, offerFor } from "../lending/offer";
import type { Numbers } from "../numbers/numbers";
import { accountCounted } from "../payoff/by-day";
import { type PaidOff, simulate } from "../payoff/simulation";
import type { Tier } from "../../schema/vocabulary";
import { type Plan, planFee, planOffer } from "./plan";
import { TIER_FIELDS, isMeantFor, planApr } from "./tier-apr";

/** What a debt on a reported plan costs one visitor. Dollars, percent a year, months; nothing is rounded. */

/** What is moved to a plan or bought with it, in dollars, what is paid each month, and how it counts. */
export type PlanUse = Omit<Numbers, "tier" | "apr"> & Partial<Pick<Numbers, "apr">>;

type NoApr = "tier" | "no-apr" | "doubtful-apr";

/** Why a plan has no cost to rank by. */
export type NoCost = NoApr | "never-ends";

export type PlanCost = {
  kind: "cost";
  /** The regular rate that was counted with. */
  apr: CountedApr;
  /** The offer that was counted with; null if there is none, or none below that rate. */
  offer: Offer | null;
  /** Whether a transfer fee counts that was not reported. */
  isFeeUnknown: boolean;
  /** The line that the debt and its fee need, which a secured plan's deposit usually has to match; null for any other plan. */
  deposit: number | null;
  /** At the least that the plan may charge, and at the most; null if that never ends with this payment. */
  low: PaidOff;
  high: PaidOff | null;
  /** The mean of both total costs, which plans are ranked by; infinite without an end. */
  meanCost: number;
};

const RANGE_FIELDS = ["aprMin", "aprMedian", "aprMax"] as const;

/** Why no APR of a plan counts for a tier: it is for other scores, none is reported, or none that looks right. */
export function whyNoApr(plan: Plan, tier: Tier | null): NoApr {
  if (tier && !isMeantFor(plan, tier)) return "tier";
  const rates = [...Object.values(TIER_FIELDS), ...RANGE_FIELDS].map((field) => plan[field]);
  return rates.every((rate) => rate === null) ? "no-apr" : "doubtful-apr";
}

/**
 * What a plan costs a visitor of a tier, null for one that isn't known, between both ends of what was reported of its rate and its
 * transfer fee. An annual fee of 0, which means none reported, is none.
 */
export function costOfPlan(plan: Plan, tier: Tier | null, use: PlanUse): PlanCost | { kind: "apart"; reason: NoCost } {
  const { goal, amount, payment, spending = 0 } = use;
  const apr = planApr(plan, tier);
  if (apr === null) return { kind: "apart", reason: whyNoApr(plan, tier) };
  const scope = SCOPE_OF[goal];
  const offer = planOffer(plan, scope);
  // What is bought beside a moved balance has an offer of its own.
  const offers = [offer, spending > 0 ? planOffer(plan, "purchases") : null].filter((one) => one !== null);
  const fee = goal === "balance" ? planFee(plan) : "none";
  const fees = transferFeeEnds(fee, amount);
  const { annualFee, monthlyFee } = plan;
  const costAt = (end: keyof Ends): PaidOff | null => {
    const introOffers = offers.filter((one) => one.apr < apr[end]);
    const transferFee = fees[end];
    const charged = { balanceScope: scope, apr: apr[end], introOffers, transferFee, annualFee, monthlyFee };
    const account = accountCounted({ ...charged, balance: amount, spending }, use);
    const outcome = simulate(account, { kind: "fixed", payment }, { withSmallestPayment: false });
    return outcome.kind === "paid-off" ? outcome : null;
  };
  const low = costAt("low");
  if (low === null) return { kind: "apart", reason: "never-ends" };
  const high = apr.low === apr.high && fees.low === fees.high ? low : costAt("high");
  return {
    kind: "cost",
    apr,
    offer: offer && offer.apr < apr.high ? offer : null,
    isFeeUnknown: fee === null,
    deposit: plan.secured ? amount + fees.high : null,
    low,
    high,
    meanCost: high ? (low.totalCost + high.totalCost) / 2 : Infinity,
  };
}

/** A card of the catalog, and the row of the plan that its issuer reported. */
export type ListedCard = { row: number; card: CardTerms };

/**
 * What such a card costs by its newest terms, as on every other page; null where it stands apart there: then it counts by what
 * was reported.
 */
export function costOfListed(card: CardTerms, tier: Tier | null, numbers: Numbers): PlanCost | null {
  const cost = costOfCard(card, personPaying({ ...numbers, tier }));
  if (cost.kind === "apart") return null;
  const { apr, isFeeUnknown, deposit, low, high, meanCost } = cost;
  const offer = offerFor(card.terms.introOffers, SCOPE_OF[numbers.goal]);
  const counted = offer && offer.apr < apr.high ? offer : null;
  return { kind: "cost", apr, offer: counted, isFeeUnknown, deposit, low, high, meanCost };
}
