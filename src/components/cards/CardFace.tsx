import { type Card, issuerShort, nameOnFace } from "../../domain/cards/card";
import * as styles from "./CardFace.module.css";
import { faceId } from "./CardFaces";

type Props = {
  card: Pick<Card, "id" | "issuer" | "name">;
  /** In a row of a list, in charts and narrow places, in a grid, or alone on the card's own page. */
  size?: "row" | "small" | "grid" | "large";
};

/** A card-shaped picture with the issuer's name, of the faces that the page holds; no logo and no network mark. */
export function CardFace({ card, size = "row" }: Props) {
  return (
    <svg className={styles[size]} viewBox="0 0 158.6 100" aria-hidden="true">
      <use href={`#${faceId(card.id)}`} />
      {size !== "small" && (
        <text x="12" y="28" className={styles.issuer}>
          {issuerShort(card.issuer)}
        </text>
      )}
      {size === "large" && (
        <text x="12" y="88" className={styles.name}>
          {nameOnFace(card.name)}
        </text>
      )}
    </svg>
  );
}
