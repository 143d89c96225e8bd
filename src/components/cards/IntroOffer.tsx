import { type Card, introLine } from "../../domain/card";

type Props = { card: Pick<Card, "apr" | "terms"> };

/** The intro offer with its length, its scope and the rate that follows: everywhere in these words. */
export function IntroOffer({ card }: Props) {
  return <>{introLine(card) ?? "No intro offer"}</>;
}
