import type { DetailsHTMLAttributes } from "react";
import type { Card } from "../../domain/cards/card";
import { PointList } from "../ui/PointList";
import * as styles from "./CardDetails.module.css";
import { Provenance } from "./Provenance";

const LISTS = [
  ["Features", "features"],
  ["Pros", "pros"],
  ["Cons", "cons"],
] as const;

type Props = { card: Card } & Pick<DetailsHTMLAttributes<HTMLDetailsElement>, "open" | "onToggle">;

/** What a panel has no room for: for whom a card is best, what speaks for it and against it, and where its terms come from. */
export function CardDetails({ card, ...rest }: Props) {
  return (
    <details className={styles.details} {...rest}>
      <summary>
        Details<span className="visually-hidden">{` of ${card.name}`}</span>
      </summary>
      <div className={styles.content}>
        <p>
          <strong>Best for:</strong> <span>{card.bestFor}</span>
        </p>
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
