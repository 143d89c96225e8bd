import type { Card } from "../../domain/cards/card";
import * as styles from "./CardFace.module.css";
import { faceId } from "./CardFaces";

type Props = {
  card: Pick<Card, "id">;
  /** In a row of a list, in narrow places, or alone on the card's own page. */
  size?: "row" | "small" | "large";
};

/** A card-shaped picture with the issuer's name, of the faces that the page holds; no logo and no network mark. */
export function CardFace({ card, size = "row" }: Props) {
  return (
    <svg className={styles[size]} viewBox="0 0 158.6 100" aria-hidden="true">
      <use href={`#${faceId(card.id)}`} />
    </svg>
  );
}
