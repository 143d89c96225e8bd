import type { ReactNode } from "react";
import { ApplyLink } from "../cards/ApplyLink";
import { Badges } from "../cards/Badges";
import { CardFace } from "../cards/CardFace";
import { Stars } from "../cards/Stars";
import { ButtonLink } from "../page/ButtonLink";
import type { Card } from "../../domain/cards/card";
import { statedSince } from "../../domain/cards/statement";
import { comparePath } from "../../domain/catalog/compare-selection";
import * as styles from "./CardHead.module.css";

type Props = {
  card: Card;
  /** The card's cost, beside it. */
  children: ReactNode;
};

export function CardHead({ card, children }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.card}>
        <CardFace card={card} size="large" />
        <div>
          <p className={styles.rating}>
            <Stars rating={card.rating} />
            <Badges card={card} since={statedSince(card, "applicants")} />
          </p>
          <h1 translate="no">{card.name}</h1>
          <p className="lead-text">{`Best for: ${card.bestFor}`}</p>
          <p className="small-note">{`Issued by ${card.issuer}`}</p>
          <div className="wrapping-row step-below">
            <ApplyLink card={card} />
            <ButtonLink to={comparePath([card.id])} kind="secondary">
              Compare
            </ButtonLink>
          </div>
        </div>
      </div>
      <div>{children}</div>
    </div>
  );
}
