import type { OfferCost } from "../../domain/catalog/offer-costs";
import { CostBar } from "../charts/CostBar";
import * as styles from "./CardCost.module.css";

/** A card's cost for the visitor: figure, saving and bar, or why there is no cost to rank it by. */
export function CardCost({ cost }: { cost: OfferCost | undefined }) {
  if (!cost || cost.kind === "unpriced") return null;
  if (cost.kind === "unranked") {
    return (
      <>
        <strong className={styles.unranked}>{cost.title}</strong>
        {cost.text && <span className="figure-label">{cost.text}</span>}
      </>
    );
  }
  return (
    <>
      <span className="figure-label">Costs you about</span>
      <strong className={styles.figure} translate="no">
        {cost.cost}
      </strong>
      {cost.saving && <span className="saving-text">{cost.saving}</span>}
      <CostBar bar={cost.bar} />
    </>
  );
}
