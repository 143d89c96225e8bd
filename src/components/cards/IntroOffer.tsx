import type { Card } from "../../domain/cards/card";

type Props = { card: Pick<Card, "introLine" | "balanceTransferFee"> };

/** The intro offer with its length, its scope, the rate that follows and what moving a balance costs: everywhere in these words. */
export function IntroOffer({ card }: Props) {
  const { introLine, balanceTransferFee } = card;
  if (!introLine) return "No intro offer";
  return balanceTransferFee ? `${introLine}. Transfer fee: ${balanceTransferFee}` : introLine;
}
