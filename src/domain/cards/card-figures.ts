import type { IntroScope } from "../../schema/vocabulary";
import { aprEnds, aprText, endsText } from "../lending/apr";
import { annualFeeText } from "../lending/fees";
import { type Offer, offerFor, offerText } from "../lending/offer";
import { formatList, formatPercent } from "../text/format";
import { type Card, shortName } from "./card";
import type { Terms } from "../../schema/terms-schema";

export type Figure = { label: string; value: string; note?: string };

const INTRO_LABELS: Record<IntroScope, string> = { transfers: "Transfer intro", purchases: "Purchase intro" };

export const shortOfferText = ({ apr, months }: Pick<Offer, "apr" | "months">) =>
  `${formatPercent(apr)} for ${months} mo.`;

/** "0% for 21 mo." under what it covers; of what a person wants to do, or else the longest, which comes first. */
export function introFigure({ introOffers }: Pick<Terms, "introOffers">, scope: IntroScope | null): Figure {
  const offer = scope ? offerFor(introOffers, scope) : introOffers[0];
  if (!offer) return { label: "Intro APR", value: "None" };
  const [only, other] = offer.scope;
  const label = only === undefined || other !== undefined ? "Intro APR" : INTRO_LABELS[only];
  return { label, value: shortOfferText(offer) };
}

/** Each intro offer in the fewest signs, "0% · 21 mo" and "transfers"; "None" without one. */
export function offerFigures({ introOffers }: Pick<Terms, "introOffers">): { value: string; note: string }[] {
  if (introOffers.length === 0) return [{ value: "None", note: "" }];
  return introOffers.map(({ apr, months, scope }) => ({
    value: `${formatPercent(apr)} · ${months} mo`,
    note: scope.length > 1 ? "" : scope.join(""),
  }));
}

/** "3%", "None", "Not stated"; later steps and the smallest fee are in the details. */
function shortFee({ transferFee }: Pick<Terms, "transferFee">): string {
  if (transferFee === null) return "Not stated";
  return transferFee === "none" ? "None" : `${transferFee.percent}%`;
}

/** The regular APR, which is drawn largest while a visitor's cost isn't known. */
export function aprFigure({ terms: { purchaseApr } }: Pick<Card, "terms">): Required<Figure> {
  const value = purchaseApr.rates ? endsText(aprEnds(purchaseApr)) : aprText(purchaseApr);
  return { label: "Regular APR", value, note: purchaseApr.type };
}

export function cardFigures({ terms }: Pick<Card, "terms">): Figure[] {
  return [
    introFigure(terms, null),
    // The lowest level is named, as who has more can have the card too.
    { label: "Credit", value: terms.creditLevels.at(-1) ?? "Not stated" },
    { label: "Transfer fee", value: shortFee(terms) },
    { label: "Annual fee", value: annualFeeText(terms) },
  ];
}

/** "Citi Simplicity: 0% for 21 months on transfers, 3% transfer fee, then 17.74–28.49%. …": a card's page in search results. */
export function cardDescription({ name, terms }: Pick<Card, "name" | "terms">): string {
  const [offer] = terms.introOffers;
  const { transferFee } = terms;
  const fee = transferFee === null ? [] : `${shortFee(terms).replace("None", "no")} transfer fee`;
  const rate = aprText(terms.purchaseApr);
  const parts = offer
    ? [`${offerText(offer)} on ${formatList(offer.scope)}`, fee, `then ${rate}`]
    : [`${rate} ${terms.purchaseApr.type} APR`, fee];
  return `${shortName(name)}: ${parts.flat().join(", ")}. See your cost, and each term’s source.`;
}
