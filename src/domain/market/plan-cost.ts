import type { Card, CostField } from "../cards/card";
import { cardAccount, moveFeeEnds } from "../costs/card-account";
import { type CostFigures, type UnrankedReason, costOfCard, meanTotal } from "../costs/card-cost";
import { SCOPE_OF, type Offer, offerFor } from "../lending/offer";
import type { VisitorInputs } from "../visitor/visitor-inputs";
import { type PaidOff, simulate } from "../payoff/simulation";
import type { Tier } from "../../schema/vocabulary";
import { type ReportedPlan, isClosed, planFee, planIntroOffer } from "../survey/reported-plan";
import { RATE_FIELDS, isPlanMeantFor, planApr } from "../survey/tier-apr";

/** The cost of a debt on a reported plan. Dollars, percent a year, months; nothing is rounded. */

/** The amount moved to a plan or bought with it, and the payment of each month; dollars. */
export type PlanUse = Pick<VisitorInputs, "goal" | "amount" | "payment">;

type NoApr = "tier" | "no-apr" | "flagged-apr";

export type NoCost = NoApr | "never-ends" | "line" | "closed";

type Unranked = { kind: "unranked"; reason: NoCost };

/** The cost of a plan, as of a card; a transfer fee isn't known where none was reported. */
export type PlanCost = Pick<CostFigures, "apr" | "isFeeUnknown" | "deposit" | "low"> & {
  kind: "cost";
  /** The offer that was counted with; null if there is none, or none below the regular rate. */
  offer: Offer | null;
  /** At the most that the plan may charge; null if that never ends with this payment. */
  high: PaidOff | null;
  /** The likely cost, by which plans are ranked, as for a card; infinite where the high end never ends. */
  meanCost: number;
};

/** Why no APR of a plan counts for a tier: it is for other scores, none is reported, or none that looks right. */
function whyNoApr(plan: ReportedPlan, tier: Tier | null): NoApr {
  if (tier && !isPlanMeantFor(plan, tier)) return "tier";
  return RATE_FIELDS.every((field) => plan[field] === null) ? "no-apr" : "flagged-apr";
}

/** Between both ends of the reported rate and transfer fee; `tier` is null while unknown. An annual fee of 0 is none reported. */
export function costOfPlan(plan: ReportedPlan, tier: Tier | null, use: PlanUse): PlanCost | Unranked {
  const { goal, amount, payment } = use;
  if (isClosed(plan)) return { kind: "unranked", reason: "closed" };
  const apr = planApr(plan, tier);
  if (apr === null) return { kind: "unranked", reason: whyNoApr(plan, tier) };
  const offer = planIntroOffer(plan, SCOPE_OF[goal]);
  const transferFee = planFee(plan);
  const fees = moveFeeEnds({ transferFee }, use);
  const { annualFee, monthlyFee } = plan;
  const costAt = (rate: number, fee: number): PaidOff | null => {
    const introOffers = offer && offer.apr < rate ? [offer] : [];
    const charges = { introOffers, annualFee, firstYearFee: null, monthlyFee };
    const account = cardAccount(charges, rate, fee, use);
    const outcome = simulate(account, payment);
    return outcome.kind === "paid-off" ? outcome : null;
  };
  const low = costAt(apr.low, fees.low);
  if (low === null) return { kind: "unranked", reason: "never-ends" };
  const high = apr.low === apr.high && fees.low === fees.high ? low : costAt(apr.high, fees.high);
  const { likely } = apr;
  const likeliest = likely === undefined ? [low, high] : [fees.low, fees.high].map((fee) => costAt(likely, fee));
  return {
    kind: "cost",
    apr,
    offer: offer && offer.apr < apr.high ? offer : null,
    isFeeUnknown: goal === "balance" && transferFee === null,
    deposit: plan.secured ? amount + fees.high : null,
    low,
    high,
    meanCost: high ? meanTotal(likeliest) : Infinity,
  };
}

/** A card of the catalog, and the row of the plan that its issuer reported. */
export type CatalogPlan = { row: number; card: Pick<Card, CostField> };

const REASONS: Record<UnrankedReason["kind"], NoCost> = {
  closed: "closed",
  "not-meant": "tier",
  "line-too-small": "line",
  "never-ends": "never-ends",
};

/** The cost of such a card by its newest terms, or why it isn't ranked, as on every other page. */
export function costOfCatalogPlan(
  card: Pick<Card, CostField>,
  tier: Tier | null,
  numbers: VisitorInputs,
): PlanCost | Unranked {
  const cost = costOfCard(card, { ...numbers, tier });
  if (cost.kind === "unranked") return { kind: "unranked", reason: REASONS[cost.reason.kind] };
  const offer = offerFor(card.terms.introOffers, SCOPE_OF[numbers.goal]);
  return { ...cost, kind: "cost", offer: offer && offer.apr < cost.apr.high ? offer : null };
}
