import { type Card, introLine } from "../../domain/cards/card";

type Props = { card: Pick<Card, "apr" | "terms" | "balanceTransferFee"> };

/** The intro offer with its length, its scope, the rate that follows and what moving a balance costs: everywhere in these words. */
export function IntroOffer({ card }: Props) {
  const line = introLine(card);
  if (!line) return "No intro offer";
  return card.balanceTransferFee ? `${line}. Transfer fee: ${card.balanceTransferFee}` : line;
}
