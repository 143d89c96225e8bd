import type { Card } from "../../domain/cards/card";
import * as styles from "../ui/Button.module.css";

type Props = { card: Pick<Card, "name" | "applyUrl">; label?: "Apply" | "Apply Now"; quiet?: boolean };

/** The way to the issuer: a paid link, in a new tab, without referrer. Its text says which card and what happens. */
export function ApplyLink({ card, label = "Apply", quiet = false }: Props) {
  return (
    <a
      className={quiet ? styles.quiet : styles.primary}
      href={card.applyUrl}
      target="_blank"
      rel="sponsored nofollow noopener noreferrer"
    >
      <span>{label}</span>
      <span className="visually-hidden">{` for ${card.name} (opens in a new tab)`}</span>
    </a>
  );
}
