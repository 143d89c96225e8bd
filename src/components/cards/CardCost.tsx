import type { OfferCost } from "../../domain/cards/offer-costs";
import type { Card } from "../../domain/cards/card";
import { Confidence } from "./Confidence";
import { CostBar } from "../costs/CostBar";
import * as styles from "./CardCost.module.css";

type Props = {
  card: Pick<Card, "confidence">;
  cost: OfferCost | undefined;
  /** Whether the range and the months are enough to go with the figure. */
  brief?: boolean;
};

/** What a card would cost the visitor, with what that means beside it, or why there is no cost to rank it by. */
export function CardCost({ card, cost, brief = false }: Props) {
  if (!cost) return null;
  if (cost.kind === "apart") return <span>{`Not ranked. ${cost.text}`}</span>;
  const facts = brief ? cost.facts.slice(0, 1) : cost.facts;
  return (
    <>
      <span className={styles.about}>
        About{" "}
        <strong className={styles.figure} translate="no">
          {cost.about}
        </strong>
      </span>{" "}
      <span>{`${facts.join(". ")}. `}</span>
      <Confidence card={card} />
      <CostBar bar={cost.bar} />
    </>
  );
}
