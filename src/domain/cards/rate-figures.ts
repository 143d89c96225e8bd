import type { IntroScope } from "../../schema/vocabulary";
import { aprText } from "../lending/apr";
import { annualFeeText } from "../lending/fees";
import { offerFor } from "../lending/offer";
import type { Card } from "./card";
import { type Figure, aprFigure, shortOfferText } from "./card-figures";
import { termText } from "./card-terms";

/** The rates and fees that a card's own page begins with: each intro offer, the rate after it, and the usual fees. */
export function rateFigures({ terms }: Pick<Card, "terms">): Figure[] {
  const after = aprText(terms.purchaseApr);
  const apr = aprFigure({ terms });
  const intro = (scope: IntroScope): Figure => {
    const offer = offerFor(terms.introOffers, scope);
    const label = `Intro APR on ${scope}`;
    return offer ? { label, value: shortOfferText(offer), note: `then ${after}` } : { label, value: "None" };
  };
  return [
    intro("transfers"),
    intro("purchases"),
    { label: `${apr.label}, ${apr.note}`, value: apr.value },
    { label: "Annual fee", value: annualFeeText(terms) },
    { label: "Foreign fee", value: termText("foreignFee", terms) || "Not stated" },
  ];
}
