import { type Card, type MaybeClosed, isOpen } from "../../domain/cards/card";
import * as styles from "../ui/Button.module.css";

type Props = {
  card: Pick<Card, "name" | "applyUrl"> & MaybeClosed;
  label?: "Apply" | "Apply Now";
  kind?: "primary" | "secondary";
};

/**
 * The way to the issuer: a paid link, in a new tab, without referrer. Its text says which card and what happens. A card that is
 * closed to new applicants has none.
 */
export function ApplyLink({ card, label = "Apply", kind = "primary" }: Props) {
  if (!isOpen(card)) return null;
  return (
    <a className={styles[kind]} href={card.applyUrl} target="_blank" rel="sponsored nofollow noopener noreferrer">
      <span>{label}</span>
      <span className="visually-hidden">{` for ${card.name} (opens in a new tab)`}</span>
    </a>
  );
}
