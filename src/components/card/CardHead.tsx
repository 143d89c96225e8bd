import { ApplyLink } from "../cards/ApplyLink";
import { Badges } from "../cards/Badges";
import { CardFace } from "../cards/CardFace";
import { IntroOffer } from "../cards/IntroOffer";
import { Stars } from "../cards/Stars";
import type { Card } from "../../domain/cards/card";
import { regularAprText } from "../../domain/lending/apr";
import { annualFeeText } from "../../domain/lending/fees";
import * as styles from "./CardHead.module.css";

type Props = { card: Card };

/** What stands under a card's name: its picture, rating and badges, the three numbers that matter, and the way to the issuer. */
export function CardHead({ card }: Props) {
  return (
    <div className={styles.head}>
      <CardFace id={card.id} issuer={card.issuer} />
      <div className={styles.rating}>
        <p className={styles.badges}>
          <Badges card={card} />
        </p>
        <p className={styles.issuer}>{card.issuer}</p>
        <Stars rating={card.rating} />
      </div>
      <dl className={styles.figures}>
        <div>
          <dt className="small-note">Regular APR</dt>
          <dd translate="no">{regularAprText(card.terms.purchaseApr)}</dd>
        </div>
        <div>
          <dt className="small-note">Intro offer</dt>
          <dd>
            <IntroOffer card={card} />
          </dd>
        </div>
        <div>
          <dt className="small-note">Annual fee</dt>
          <dd translate="no">{annualFeeText(card.terms)}</dd>
        </div>
        {card.rewards && (
          <div>
            <dt className="small-note">Rewards</dt>
            <dd>{card.rewards}</dd>
          </div>
        )}
      </dl>
      <p className={styles.apply}>
        <ApplyLink card={card} />
      </p>
    </div>
  );
}
