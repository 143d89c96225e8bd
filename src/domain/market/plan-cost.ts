import type { Card, CostField } from "../cards/card";
import { moveFeeEnds } from "../costs/card-cost";
import { type CostFigures, type UnrankedReason, costAtEnds, costOfCard } from "../costs/card-cost";
import { SCOPE_OF, type Offer, offerFor } from "../lending/offer";
import type { VisitorInputs } from "../visitor/visitor-inputs";
import type { Tier } from "../../schema/vocabulary";
import { type ReportedPlan, isClosed, planFee, planIntroOffer } from "../survey/reported-plan";
import { RATE_FIELDS, isPlanMeantFor, planApr } from "../survey/tier-apr";

/** The cost of a debt on a reported plan, as on a card. Dollars, percent a year, months; nothing is rounded. */

/** The amount moved to a plan or bought with it, and the payment of each month; dollars. */
export type PlanUse = Pick<VisitorInputs, "goal" | "amount" | "payment">;

export type NoCost = UnrankedReason["kind"] | "no-apr" | "flagged-apr";

export type PlanCost = { kind: "ranked" } & Pick<
  CostFigures,
  "apr" | "isFeeUnknown" | "deposit" | "low" | "high" | "meanCost"
> & {
    /** The offer that was counted with; null if there is none. */
    offer: Offer | null;
  };

type PlanCostResult = PlanCost | { kind: "unranked"; reason: NoCost };

const unranked = (reason: NoCost): PlanCostResult => ({ kind: "unranked", reason });

/** Between both ends of the reported rate and transfer fee; `tier` is null while unknown. An annual fee of 0 is none reported. */
export function costOfPlan(plan: ReportedPlan, tier: Tier | null, use: PlanUse): PlanCostResult {
  const { goal, amount } = use;
  if (isClosed(plan)) return unranked("closed");
  if (tier && !isPlanMeantFor(plan, tier)) return unranked("not-meant");
  const apr = planApr(plan, tier);
  if (apr === null) return unranked(RATE_FIELDS.every((field) => plan[field] === null) ? "no-apr" : "flagged-apr");
  const offer = planIntroOffer(plan, SCOPE_OF[goal]);
  const transferFee = planFee(plan);
  const fees = moveFeeEnds({ transferFee }, use);
  const ends = costAtEnds({ ...plan, introOffers: offer ? [offer] : [], firstYearFee: null }, apr, fees, use);
  if (ends === null) return unranked("never-ends");
  return {
    kind: "ranked",
    apr,
    offer: offer && offer.apr < apr.high ? offer : null,
    isFeeUnknown: goal === "balance" && transferFee === null,
    deposit: plan.secured ? amount + fees.high : null,
    ...ends,
  };
}

/** A card of the catalog, and the row of the plan that its issuer reported. */
export type CatalogPlan = { row: number; card: Pick<Card, CostField> };

/** The cost of such a card by its newest terms, or why it isn't ranked, as on every other page. */
export function costOfCatalogPlan(
  card: Pick<Card, CostField>,
  tier: Tier | null,
  numbers: VisitorInputs,
): PlanCostResult {
  const cost = costOfCard(card, { ...numbers, tier });
  if (cost.kind === "unranked") return unranked(cost.reason.kind);
  return { ...cost, offer: offerFor(card.terms.introOffers, SCOPE_OF[numbers.goal]) };
}
