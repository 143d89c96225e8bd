import { type Card, type MaybeClosed, isOpen } from "../../domain/cards/card";
import * as styles from "./Badges.module.css";

type MarkProps = {
  card: MaybeClosed;
  /** The month or day of the source, where the sources are at hand. */
  since?: string | null;
};

export function ClosedMark({ card, since = null }: MarkProps) {
  const { applicants } = card.terms;
  if (applicants === "open") return null;
  if (applicants === "not confirmed") {
    return (
      <span className="small-note">{`May be closed to new applicants${since === null ? "" : `, as of ${since}`}`}</span>
    );
  }
  return <span className={styles.closed}>{`Closed to new applicants${since === null ? "" : ` since ${since}`}`}</span>;
}

type Props = MarkProps & { card: Pick<Card, "featured" | "recommended"> };

/** Names a card's marks: 'Featured' and 'Recommended' (specification, section 2), and that it is closed or may be. */
export function Badges({ card, since }: Props) {
  return (
    <>
      <ClosedMark card={card} since={since ?? null} />
      {card.featured && isOpen(card) && <span className={styles.featured}>Featured</span>}
      {card.recommended && isOpen(card) && <span className={styles.recommended}>Recommended</span>}
    </>
  );
}
