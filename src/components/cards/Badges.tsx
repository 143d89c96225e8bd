import { type Card, type MaybeClosed, isOpen } from "../../domain/cards/card";
import * as styles from "./Badges.module.css";

/** Marks a card that is closed to new applicants; nothing for any other. */
export function ClosedMark({ card }: { card: MaybeClosed }) {
  return isOpen(card) ? null : <span className={styles.closed}>Closed to new applicants</span>;
}

type Props = { card: Pick<Card, "draft" | "featured" | "recommended"> & MaybeClosed };

/**
 * 'Featured' and 'Recommended', where a card is (specification, section 2), or that it is closed; a draft, which only previews
 * show, says so.
 */
export function Badges({ card }: Props) {
  return (
    <>
      {card.draft && <span className={styles.draft}>Draft</span>}
      <ClosedMark card={card} />
      {card.featured && isOpen(card) && <span className={styles.featured}>Featured</span>}
      {card.recommended && isOpen(card) && <span className={styles.recommended}>Recommended</span>}
    </>
  );
}
