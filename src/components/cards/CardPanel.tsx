import type { ReactNode } from "react";
import type { Card } from "../../domain/cards/card";
import { regularAprText } from "../../domain/lending/apr";
import { annualFeeText } from "../../domain/lending/fees";
import type { OfferCost } from "../../domain/cards/offer-costs";
import { cardPath } from "../../site/routes";
import { SiteLink } from "../page/SiteLink";
import { ApplyLink } from "./ApplyLink";
import { Badges } from "./Badges";
import { CardCost } from "./CardCost";
import { CardDetails } from "./CardDetails";
import { CardFace } from "./CardFace";
import * as styles from "./CardPanel.module.css";
import { IntroOffer } from "./IntroOffer";
import { Stars } from "./Stars";

/** Only the first two features stand on a panel (specification, section 2). */
const PANEL_FEATURES = 2;

type Props = {
  card: Card;
  /** What the card costs the visitor, who sees the APR largest while that isn't known. */
  cost?: OfferCost | undefined;
  /** What stands beside the button. */
  action?: ReactNode;
  /** The details, for a page that follows whether they are open. */
  details?: ReactNode;
};

/** One card of the catalog as a panel: the numbers that matter, the rating, two features, one button. */
export function CardPanel({ card, cost, action, details = <CardDetails card={card} /> }: Props) {
  const { id } = card;
  return (
    <article className={styles.panel} aria-labelledby={`panel-${id}`}>
      <div className={styles.body}>
        <CardFace id={id} issuer={card.issuer} />
        <div className={styles.head}>
          <h3 id={`panel-${id}`} className={styles.name} translate="no">
            <SiteLink to={cardPath(id)}>{card.name}</SiteLink>
          </h3>
          <p className={styles.rating}>
            <span className={styles.issuer}>{card.issuer}</span>
            <Stars rating={card.rating} />
            <Badges card={card} />
          </p>
        </div>
        <dl className={styles.main}>
          {cost && (
            <>
              <dt className="visually-hidden">Your cost</dt>
              <dd>
                <CardCost card={card} cost={cost} />
              </dd>
            </>
          )}
          {/* The line about the intro offer ends with it. */}
          {!(cost && card.terms.introOffers.length > 0) && (
            <>
              {" "}
              <dt>Regular APR</dt>{" "}
              <dd className={cost ? undefined : styles.apr} translate="no">
                {regularAprText(card.terms.purchaseApr)}
              </dd>
            </>
          )}
        </dl>
        <div className={styles.text}>
          <dl>
            <dt className="visually-hidden">Intro offer</dt>
            <dd>
              <IntroOffer card={card} />
            </dd>{" "}
            <dt>Annual fee</dt> <dd translate="no">{annualFeeText(card.terms)}</dd>
          </dl>{" "}
          <ul className={styles.features}>
            {card.features.slice(0, PANEL_FEATURES).map((feature) => (
              <li key={feature}>{`${feature} `}</li>
            ))}
          </ul>
        </div>
        <p className={styles.actions}>
          <ApplyLink card={card} />
          {action}
        </p>
        {details}
      </div>
    </article>
  );
}
