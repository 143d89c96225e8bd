import type { Card } from "../../domain/cards/card";
import * as styles from "../ui/Button.module.css";

type Props = { card: Pick<Card, "name" | "applyUrl">; label?: "Apply" | "Apply Now" };

/** The way to the issuer: a paid link, in a new tab, without referrer. Its text says which card and what happens. */
export function ApplyLink({ card, label = "Apply" }: Props) {
  return (
    <a className={styles.primary} href={card.applyUrl} target="_blank" rel="sponsored nofollow noopener noreferrer">
      <span>{label}</span>
      <span className="visually-hidden">{` for ${card.name} (opens in a new tab)`}</span>
    </a>
  );
}
