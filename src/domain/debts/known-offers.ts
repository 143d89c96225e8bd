import { isMeantFor } from "../cards/eligibility";
import { type Card, isOpen } from "../cards/card";
import { countedApr } from "../costs/card-cost";
import { highestFee } from "../lending/fees";
import { offerFor } from "../lending/offer";
import { type ReportedPlan, isClosed, planFee, planIntroOffer } from "../survey/reported-plan";
import type { TransferFee } from "../../schema/terms-schema";
import type { Tier } from "../../schema/vocabulary";
import { planApr } from "../survey/tier-apr";
import { MONTHS_A_YEAR } from "../money/conventions";
import { MAX_NAME_LENGTH, NEW_OFFER, OFFER_TERMS, type OfferFields } from "./debts-fields";
import type { TransferOffer } from "./transfer-offer";

/** Its line depends on the person. `isFeeUnknown` says that nobody states the transfer fee, so the highest usual one counts. */
export type KnownOffer = Omit<TransferOffer, "line"> & { isFeeUnknown: boolean };

function feeTerms(fee: TransferFee | null): Pick<KnownOffer, "feePercent" | "feeMinimum" | "isFeeUnknown"> {
  return { ...highestFee(fee), isFeeUnknown: fee === null };
}

/** At the tier's reported APR, else the high end. Null for a closed card, for other scores, and without an intro rate. */
export function offerOfCard(card: Pick<Card, "name" | "terms" | "reported">, tier: Tier | null): KnownOffer | null {
  const { name, terms } = card;
  const apr = countedApr(card, "balance", tier);
  const intro = offerFor(terms.introOffers, "transfers");
  if ((tier && !isMeantFor(card, tier)) || !intro || !isOpen(card)) return null;
  return {
    name,
    ...feeTerms(terms.transferFee),
    introApr: intro.apr,
    introMonths: intro.months,
    apr: apr.high,
    annualFee: Math.max(terms.annualFee, terms.firstYearFee ?? 0) + MONTHS_A_YEAR * (terms.monthlyFee ?? 0),
  };
}

/** At the high end of the APR that counts for the tier. Null without a transfer offer or an APR, and for a closed plan. */
export function offerOfPlan(plan: ReportedPlan, tier: Tier | null): KnownOffer | null {
  const intro = planIntroOffer(plan, "transfers");
  const apr = planApr(plan, tier);
  if (!intro || !apr || isClosed(plan)) return null;
  return {
    name: `${plan.institution}: ${plan.product}`,
    ...feeTerms(planFee(plan)),
    introApr: intro.apr,
    introMonths: intro.months,
    apr: apr.high,
    annualFee: plan.annualFee + MONTHS_A_YEAR * plan.monthlyFee,
  };
}

export function offerFields(offer: Omit<TransferOffer, "line">): OfferFields {
  const { name, annualFee = 0 } = offer;
  const fields = {
    ...NEW_OFFER,
    name: name.slice(0, MAX_NAME_LENGTH),
    annualFee: annualFee > 0 ? String(annualFee) : "",
  };
  for (const term of OFFER_TERMS) fields[term] = String(offer[term]);
  return fields;
}
