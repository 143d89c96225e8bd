import type { Card } from "../../domain/cards/card";
import * as styles from "./Badges.module.css";

type Props = { card: Pick<Card, "draft" | "featured" | "recommended"> };

/** 'Featured' and 'Recommended', where a card is (specification, section 2); a draft, which only previews show, says so. */
export function Badges({ card }: Props) {
  return (
    <>
      {card.draft && <span className={styles.draft}>Draft</span>}
      {card.featured && <span className={styles.featured}>Featured</span>}
      {card.recommended && <span className={styles.recommended}>Recommended</span>}
    </>
  );
}
