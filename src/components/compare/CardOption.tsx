import type { Card } from "../../domain/cards/card";
import { regularAprText } from "../../domain/lending/apr";
import { annualFeeText } from "../../domain/lending/fees";
import { introOffersText } from "../../domain/lending/offer";
import { Badges } from "../cards/Badges";
import { Stars } from "../cards/Stars";
import * as styles from "./CardOption.module.css";

type Props = { card: Card; selected: boolean; disabled: boolean; onPick: (picked: boolean) => void };

/** One card of the grid. The whole of it is the checkbox's label, so a click anywhere on it picks the card or drops it. */
export function CardOption({ card, selected, disabled, onPick }: Props) {
  const { introOffers, purchaseApr } = card.terms;
  const nameId = `option-${card.id}`;
  return (
    <li>
      <label className={styles.option}>
        <input
          type="checkbox"
          aria-labelledby={nameId}
          checked={selected}
          disabled={disabled}
          onChange={(event) => onPick(event.target.checked)}
        />
        <span className={styles.body}>
          <span id={nameId} className={styles.name} translate="no">
            {card.name}
          </span>
          <span className={styles.issuer}>
            <span>{card.issuer}</span> <Badges card={card} />
          </span>
          <span>
            {introOffers.length > 0
              ? `${introOffersText(introOffers)}, then ${regularAprText(purchaseApr)}`
              : `${regularAprText(purchaseApr)}. No intro offer`}
          </span>
          <span>
            <Stars rating={card.rating} />{" "}
            <span>{`Annual fee ${annualFeeText(card.terms)}. Best for: ${card.bestFor}`}</span>
          </span>
        </span>
      </label>
    </li>
  );
}
