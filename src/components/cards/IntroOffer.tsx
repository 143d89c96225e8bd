import type { Card } from "../../domain/cards/card";
import { regularAprText } from "../../domain/lending/apr";
import { transferFeeText } from "../../domain/lending/fees";
import { introOffersText } from "../../domain/lending/offer";

type Props = { card: Pick<Card, "terms"> };

/** The intro offer with its length, its scope, the rate that follows and what moving a balance costs: everywhere in these words. */
export function IntroOffer({ card: { terms } }: Props) {
  const { introOffers, purchaseApr, transferFee } = terms;
  if (introOffers.length === 0) return "No intro offer";
  const line = `${introOffersText(introOffers)}, then ${regularAprText(purchaseApr)}`;
  return transferFee === null || transferFee === "none"
    ? line
    : `${line}. Transfer fee: ${transferFeeText(transferFee)}`;
}
