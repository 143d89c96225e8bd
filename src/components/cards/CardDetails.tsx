import type { Card } from "../../domain/cards/card";
import type { Figure } from "../../domain/cards/card-figures";
import { Figures } from "../ui/Figures";
import { PointList } from "../ui/PointList";
import { Summary } from "../ui/Summary";
import * as styles from "./CardDetails.module.css";
import { IntroOffer } from "./IntroOffer";
import { Provenance } from "./Provenance";

const LISTS = [
  ["Features", "features"],
  ["Pros", "pros"],
  ["Cons", "cons"],
] as const;

type Props = {
  card: Card;
  /** Further figures of the visitor's cost. */
  more?: readonly Figure[] | undefined;
};

/** Details that a panel has no room for: the whole offer, whom a card suits, its pros and cons, and the sources of its terms. */
export function CardDetails({ card, more = [] }: Props) {
  return (
    <details className={styles.details}>
      <Summary>
        <span>Details</span>
        <span className="visually-hidden">{` of ${card.name}`}</span>
      </Summary>
      <div className={styles.content}>
        {more.length > 0 && <Figures figures={more} look="large" />}
        <p>
          <strong>Offer:</strong>{" "}
          <span>
            <IntroOffer card={card} />
          </span>
        </p>
        <p>
          <strong>Best for:</strong> <span>{`${card.bestFor} (${card.issuer})`}</span>
        </p>
        {card.rateSince && <p>{card.rateSince}</p>}
        <div className={styles.points}>
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
