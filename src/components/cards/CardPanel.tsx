import { memo } from "react";
import type { Card } from "../../domain/cards/card";
import { Stars } from "./Stars";
import { ApplyLink } from "./ApplyLink";
import { Badges } from "./Badges";
import { CardFace } from "./CardFace";
import * as styles from "./CardPanel.module.css";
import { IntroOffer } from "./IntroOffer";
import { PanelCost } from "./PanelCost";
import { Provenance } from "./Provenance";

/** Only the first two features stand on a panel (specification, section 2). */
const PANEL_FEATURES = 2;

type Props = { card: Card };

/** One card of the catalogue as a panel: the three numbers that matter, the rating, two features, one button. */
export const CardPanel = memo(function CardPanel({ card }: Props) {
  return (
    <article className={styles.panel} aria-labelledby={`panel-${card.id}`}>
      <div className={styles.head}>
        <CardFace id={card.id} issuer={card.issuer} />
        <div>
          <p className={styles.badges}>
            <Badges card={card} />
          </p>
          <h3 id={`panel-${card.id}`} className={styles.name}>
            {card.name}
          </h3>
          <p className={styles.issuer}>{card.issuer}</p>
          <Stars rating={card.rating} />
        </div>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>Regular APR</dt>
          <dd className={styles.figure}>{card.regularApr}</dd>
        </div>
        <div>
          <dt>Intro offer</dt>
          <dd>
            <IntroOffer card={card} />
          </dd>
        </div>
        <div>
          <dt>Annual fee</dt>
          <dd className={styles.figure}>{card.annualFee}</dd>
        </div>
        <PanelCost cardId={card.id} />
      </dl>
      <p className={styles.bestFor}>Best for: {card.bestFor}</p>
      <ul className={styles.features}>
        {card.features.slice(0, PANEL_FEATURES).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className={styles.foot}>
        <Provenance card={card} />
        <ApplyLink card={card} />
      </div>
    </article>
  );
});
