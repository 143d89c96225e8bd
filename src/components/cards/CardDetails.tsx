import type { Card } from "../../domain/cards/card";
import type { Figure } from "../../domain/cards/card-figures";
import { Figures } from "../ui/Figures";
import { PointList } from "../ui/PointList";
import { Summary } from "../ui/Collapsible";
import * as sides from "../ui/SideBySide.module.css";
import * as styles from "./CardDetails.module.css";
import { Provenance } from "./Provenance";
import { transferFeeText } from "../../domain/lending/fees";
import { introOfferText } from "../../domain/lending/offer";

/** The intro offer with its length, its scope, the rate that follows and what moving a balance costs: everywhere in these words. */
function introText(terms: Card["terms"]): string {
  const { transferFee } = terms;
  const line = introOfferText(terms);
  if (line === null) return "No intro offer";
  return transferFee === null || transferFee === "none"
    ? line
    : `${line}. Transfer fee: ${transferFeeText(transferFee)}`;
}

const LISTS = [
  ["Features", "features"],
  ["Pros", "pros"],
  ["Cons", "cons"],
] as const;

/** Details that a panel has no room for: the whole offer, whom a card suits, its pros and cons, and the sources of its terms. */
export function CardDetails({ card, more }: { card: Card; more: readonly Figure[] }) {
  return (
    <details className={styles.details}>
      <Summary>
        <span>Details</span>
        <span className="visually-hidden">{` of ${card.name}`}</span>
      </Summary>
      <div className={styles.content}>
        {more.length > 0 && <Figures figures={more} look="large" />}
        <p>
          <strong>Offer:</strong> <span>{introText(card.terms)}</span>
        </p>
        <p>
          <strong>Best for:</strong> <span>{`${card.bestFor} (${card.issuer})`}</span>
        </p>
        <div className={sides.three}>
          {LISTS.map(([title, points]) => (
            <div key={title}>
              <h4>{title}</h4>
              <PointList points={card[points]} />
            </div>
          ))}
        </div>
        <Provenance card={card} />
      </div>
    </details>
  );
}
