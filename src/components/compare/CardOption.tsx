import type { Card } from "../../domain/cards/card";
import { regularAprText } from "../../domain/lending/apr";
import { annualFeeText } from "../../domain/lending/fees";
import { Badges } from "../cards/Badges";
import { CardFace } from "../cards/CardFace";
import { Stars } from "../cards/Stars";
import { untranslated } from "../ui/untranslated";
import * as styles from "./CardOption.module.css";

type Props = {
  card: Card;
  /** Its cost, such as "costs about $339"; empty while that isn't known. */
  cost: string;
  selected: boolean;
  disabled: boolean;
  onPick: (picked: boolean) => void;
};

/** One card of the grid. The whole of it is the checkbox's label, so a click anywhere on it picks the card or drops it. */
export function CardOption({ card, cost, selected, disabled, onPick }: Props) {
  const figure = cost || regularAprText(card.terms.purchaseApr);
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
        <CardFace card={card} size="small" />
        <span className={styles.body}>
          <span id={nameId} className={styles.name} translate="no">
            {card.name}
          </span>
          <span translate={untranslated(figure)}>{figure}</span>
          <span className="badge-row">
            <Stars rating={card.rating} />
            <Badges card={card} />
          </span>
          <span>{`${card.issuer}. Annual fee ${annualFeeText(card.terms)}. Best for: ${card.bestFor}`}</span>
        </span>
      </label>
    </li>
  );
}
