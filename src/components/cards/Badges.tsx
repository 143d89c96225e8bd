import { type Card, type MaybeClosed, isOpen } from "../../domain/cards/card";
import * as styles from "./Badges.module.css";

/** Marks a card that is closed to new applicants; nothing for any other. */
export function ClosedMark({ card }: { card: MaybeClosed }) {
  return isOpen(card) ? null : <span className={styles.closed}>Closed to new applicants</span>;
}

type Props = { card: Pick<Card, "featured" | "recommended"> & MaybeClosed };

/** Names a card's marks: 'Featured' and 'Recommended' (specification, section 2), or that it is closed. */
export function Badges({ card }: Props) {
  return (
    <>
      <ClosedMark card={card} />
      {card.featured && isOpen(card) && <span className={styles.featured}>Featured</span>}
      {card.recommended && isOpen(card) && <span className={styles.recommended}>Recommended</span>}
    </>
  );
}
