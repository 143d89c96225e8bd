import type { Tier } from "../../schema/vocabulary";
import { annualFeeText } from "../lending/fees";
import { offerFor } from "../lending/offer";
import type { Terms } from "../../schema/terms-schema";
import type { Card } from "./card";
import { rankSecuredLast } from "./eligibility";
import { type Figure, aprFigure, shortOfferText } from "./card-figures";
import { termText } from "./card-terms";

/** Figures that need the table of all terms, which the first view of a list does without: on a card's page, and for a secured card. */

/** The rates and fees of a card's own page that its cost doesn't name: the offer on purchases, and the usual fees. */
export function rateFigures({ terms }: Pick<Card, "terms">): Figure[] {
  const offer = offerFor(terms.introOffers, "purchases");
  return [
    { label: "Intro APR on purchases", value: offer ? shortOfferText(offer) : "None" },
    { label: "Annual fee", value: annualFeeText(terms) },
    { label: "Foreign fee", value: termText("foreignFee", terms) || "Not stated" },
  ];
}

function depositFigures(terms: Terms): Figure[] {
  return [
    { label: "Deposit", value: termText("deposit", terms) || "As large as the line" },
    { label: "Returned", value: termText("depositBack", terms) || "Not stated" },
    { label: "Credit line", value: termText("creditLine", terms) || "Not stated" },
  ];
}

/** The figures that a secured card's page begins with while nobody asked what a debt would cost on it; null for any other card. */
export function securedTerms({ category, terms }: Pick<Card, "category" | "terms">): Figure[] | null {
  return category === "secured" ? [...depositFigures(terms), aprFigure({ terms })] : null;
}

/** For those who are offered little else. Null for any other card, and for better scores, to which costs matter as for any card. */
export function securedFigures(
  { category, terms }: Pick<Card, "category" | "terms">,
  tier: Tier | null,
): Figure[] | null {
  if (category !== "secured" || rankSecuredLast(tier)) return null;
  return [...depositFigures(terms), { label: "Bureaus", value: termText("bureaus", terms) || "Not stated" }];
}
