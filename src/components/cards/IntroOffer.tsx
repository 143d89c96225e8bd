import type { Card } from "../../domain/cards/card";
import { transferFeeText } from "../../domain/lending/fees";
import { introOfferText } from "../../domain/lending/offer";

type Props = { card: Pick<Card, "terms"> };

/** The intro offer with its length, its scope, the rate that follows and what moving a balance costs: everywhere in these words. */
export function IntroOffer({ card: { terms } }: Props) {
  const { transferFee } = terms;
  const line = introOfferText(terms);
  if (line === null) return "No intro offer";
  return transferFee === null || transferFee === "none"
    ? line
    : `${line}. Transfer fee: ${transferFeeText(transferFee)}`;
}
