import { memo } from "react";
import type { Card } from "../../domain/cards/card";
import { Badges } from "../cards/Badges";
import { CardFace } from "../cards/CardFace";
import { IntroOffer } from "../cards/IntroOffer";
import { Stars } from "../cards/Stars";
import * as styles from "./CardOption.module.css";

type Props = { card: Card; selected: boolean; disabled: boolean; onPick: (id: string, picked: boolean) => void };

/** One card of the grid. The whole of it is the checkbox's label, so a click anywhere on it picks the card or drops it. */
export const CardOption = memo(function CardOption({ card, selected, disabled, onPick }: Props) {
  const nameId = `option-${card.id}`;
  return (
    <li>
      <label className={styles.option}>
        <input
          type="checkbox"
          aria-labelledby={nameId}
          checked={selected}
          disabled={disabled}
          onChange={(event) => onPick(card.id, event.target.checked)}
        />
        <span className={styles.body}>
          <CardFace id={card.id} issuer={card.issuer} small />
          <span id={nameId} className={styles.name}>
            {card.name}
          </span>
          <span className={styles.badges}>
            <Badges card={card} />
          </span>
          <Stars rating={card.rating} />
          <span>{card.regularApr}</span>
          <span>
            <IntroOffer card={card} />
          </span>
          <span>Annual fee: {card.annualFee}</span>
          <span>Best for: {card.bestFor}</span>
        </span>
      </label>
    </li>
  );
});
